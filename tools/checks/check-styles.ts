import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Checks that each class is styled by one file of an app. After two pages a visitor has the styles of both, so a shared name would change
 * the page opened first.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const apps = ["web", "office"];
/** Matches a single class selector, on its own line as the formatter writes it. */
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
