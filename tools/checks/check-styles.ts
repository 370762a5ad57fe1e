import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Checks that each class is styled by one file of an app. After two pages a visitor has the styles of both, so a shared name would change
 * the page opened first. Checks as well that each stylesheet that a component of the office imports begins with the order of layers: such a
 * file can be loaded before `app.css`, and the first file with layers decides their order.
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

const office = join(root, "apps/office/app");
const importOfStyles = /^import "(\.[^"]+\.css)";$/gm;
const [order = ""] = readFileSync(join(office, "app.css"), "utf8").split("\n");
const imported = new Set<string>();
for (const file of globSync("**/*.{ts,tsx}", { cwd: office }))
  for (const [, styles = ""] of readFileSync(join(office, file), "utf8").matchAll(importOfStyles))
    imported.add(join(dirname(file), styles));
const unordered = [...imported].filter((file) => !readFileSync(join(office, file), "utf8").startsWith(order));
for (const file of unordered) process.stdout.write(`apps/office/app/${file} doesn't begin with ${order}\n`);
process.exit(shared + unordered.length === 0 && order.startsWith("@layer ") ? 0 : 1);
