import { checkCoverage, itemsOf } from "./check/coverage.ts";
import { checkDocuments } from "./check/documents.ts";
import { checkFigures } from "./check/figures.ts";
import { readCatalogue } from "./check/read.ts";
import { checkReferences } from "./check/references.ts";
import { checkTexts } from "./check/texts.ts";
import { checkUnique } from "./check/unique.ts";

/** `node seed/catalogue/check.ts`: prints errors in the demo catalog, one per line, and fails if there are any. */
const catalogue = await readCatalogue();
const checks = [checkUnique, checkTexts, checkReferences, checkFigures, checkDocuments, checkCoverage];
const problems = checks.flatMap((check) => check(catalogue));
for (const problem of problems) console.error(problem);

const shown = catalogue.series.flatMap((series) => series.products.map((product) => ({ series, product })));
const parts = [
  `${catalogue.series.length} series`,
  `${shown.length} products`,
  `${itemsOf(shown)} items without samples`,
  `${catalogue.listings.length} listings`,
  `${catalogue.documents.length} documents`,
];
process.stdout.write(`${parts.join(", ")}: ${problems.length === 0 ? "in order" : `${problems.length} problems`}\n`);
if (problems.length > 0) process.exitCode = 1;
