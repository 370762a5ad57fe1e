import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { answersIn, countsTable, faultsOf } from "./security/answers.ts";

/**
 * Checks that each requirement of the standard is answered once, and that the tests and texts named as proof exist. `--write` counts them.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = "docs/security/asvs";
const numbers = readFileSync(new URL("security/asvs-5.0-levels-1-and-2.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const answers = answersIn(root, folder);
const faults = faultsOf(root, numbers, answers);

const page = `${root}${folder}/README.md`;
const written = readFileSync(page, "utf8");
const table = /^\| Chapter .*\n(?:\|.*\n)*/m;
/** Formatting aligns columns. */
const cellsOf = (text: string | undefined): string => text?.replaceAll(/[ -]+/g, " ") ?? "";
if (process.argv.includes("--write")) writeFileSync(page, written.replace(table, countsTable(answers)));
else if (cellsOf(table.exec(written)?.[0]) !== cellsOf(countsTable(answers)))
  faults.push(`${folder}/README.md: its counts are old; run node tools/checks/check-security.ts --write`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
