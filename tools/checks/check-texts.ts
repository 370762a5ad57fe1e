import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Refuses literal text in components; visible text comes from the messages in both languages. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const files = globSync(["apps/web/app/**/*.tsx", "apps/office/app/**/*.tsx", "packages/ui/src/**/*.tsx"], { cwd: root });
const between = />([^<>{}=]*[A-Za-zÁ-ú]{2,}[^<>{}=]*)<\//g;
const attribute = /\s(?:aria-label|alt|title|placeholder|label)="([^"]*[A-Za-zÁ-ú]{2,}[^"]*)"/g;
/** Types and arrow functions look like markup to the pattern; code is recognized by its punctuation. */
const code = /[;()]|=>|&&|\bconst\b|\breturn\b/;

const faults = files.flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(between), ...text.matchAll(attribute)]
    .map(([, words = ""]) => words.trim())
    .filter((words) => !code.test(words))
    .map((words) => `${file}: "${words}" stands in the component`);
});
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
