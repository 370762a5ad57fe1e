import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** No words in components: what a reader sees comes from messages, in both languages. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const files = globSync(["apps/web/app/**/*.tsx", "packages/ui/src/**/*.tsx"], { cwd: root });
const between = />([^<>{}=]*[A-Za-zÁ-ú]{2,}[^<>{}=]*)<\//g;
const attribute = /\s(?:aria-label|alt|title|placeholder|label)="([^"]*[A-Za-zÁ-ú]{2,}[^"]*)"/g;
/** Types and arrows look like markup to a pattern; a line of code is told by its signs. */
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
