import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Reports installed packages whose licenses aren't compatible with the shop's own, Apache 2.0. */
const lock = JSON.parse(readFileSync(fileURLToPath(new URL("../../package-lock.json", import.meta.url)), "utf8")) as {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>;
};

const allowed = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Python-2.0", "Unlicense", "CC0-1.0"],
  // Fonts, and tables of words and browsers.
  ...["OFL-1.1", "Unicode-DFS-2016", "CC-BY-4.0"],
  // Its conditions apply to its own files only, which aren't changed here.
  "MPL-2.0",
]);

/** Packages whose license is allowed for an individual reason. */
const reasons: Record<string, string> = {
  "@img/sharp-": "LGPL: a library beside the program, which anybody can exchange",
  "png-js": "MIT, by the file beside it; its manifest names none",
  "@storyblok/preview-bridge": "part of the MIT-licensed client that brings it; its manifest names none",
};

/** Returns whether a license expression has an allowed alternative. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((way) => way.split(" AND ").every((license) => allowed.has(license)));

const named = Object.entries(lock.packages)
  .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
  .map(([path, { license = "none" }]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), license }));
const faults = named.filter(({ name, license }) => !isAllowed(license) && !Object.keys(reasons).some((one) => name.startsWith(one)));
const unused = Object.keys(reasons).filter((one) => !named.some(({ name, license }) => name.startsWith(one) && !isAllowed(license)));

for (const { name, license } of faults) process.stderr.write(`${name}: ${license} is not among the licenses that the shop may ship.\n`);
for (const one of unused) process.stderr.write(`${one}: its reason in tools/checks/check-licenses.ts is needed no longer.\n`);
process.exit(faults.length + unused.length > 0 ? 1 : 0);
