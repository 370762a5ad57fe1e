import { checkCoverage, itemsOf } from "./check/coverage.ts";
import { checkDocuments } from "./check/documents.ts";
import { checkFigures } from "./check/figures.ts";
import { readCatalog } from "./check/read.ts";
import { checkReferences } from "./check/references.ts";
import { checkTexts } from "./check/texts.ts";
import { checkUnique } from "./check/unique.ts";

/** `node seed/catalog/check.ts`: prints errors in the demo catalog, one per line, and fails if there are any. */
const catalog = await readCatalog();
const checks = [checkUnique, checkTexts, checkReferences, checkFigures, checkDocuments, checkCoverage];
const problems = checks.flatMap((check) => check(catalog));
for (const problem of problems) console.error(problem);

const shown = catalog.series.flatMap((series) => series.products.map((product) => ({ series, product })));
const parts = [
  `${catalog.series.length} series`,
  `${shown.length} products`,
  `${itemsOf(shown)} items without samples`,
  `${catalog.listings.length} listings`,
  `${catalog.documents.length} documents`,
];
process.stdout.write(`${parts.join(", ")}: ${problems.length === 0 ? "in order" : `${problems.length} problems`}\n`);
if (problems.length > 0) process.exitCode = 1;
