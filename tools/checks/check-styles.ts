import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Each class is styled by one file of an app. A visitor who has seen two pages has the styles of both, so that a name they share would
 * change the page that was opened first.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const apps = ["web", "office"];
/** A class by itself, as the formatter writes it: each selector on a line of its own. */
const ownClass = /^\s*\.([\w-]+)\s*(?:,|\{)$/gm;

let shared = 0;
for (const app of apps) {
  const filesOf = new Map<string, Set<string>>();
  for (const file of globSync([`apps/${app}/app/**/*.css`, "packages/ui/**/*.css"], {
    cwd: root,
    exclude: (name) => /node_modules/.test(name),
  }))
    for (const [, name = ""] of readFileSync(`${root}${file}`, "utf8").matchAll(ownClass))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  for (const [name, files] of filesOf) {
    if (files.size < 2) continue;
    shared += 1;
    process.stdout.write(`.${name} is styled in ${[...files].join(" and ")}\n`);
  }
}
process.exit(shared === 0 ? 0 : 1);
