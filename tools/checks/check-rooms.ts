import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import rooms from "./rooms.cjs";

/** Runs the import rules of `rooms.cjs`, and reports folders with too many files and files with SQL that are not repositories. */
const root = fileURLToPath(new URL("../../", import.meta.url));
process.chdir(root);
const roots = ["apps", "packages", "tools", "seed", "studio", "e2e", "bench"];
const MAX_FILES = 25;
/** Folders that may exceed the limit; landed migrations can't be moved. */
const GROWING = new Set(["packages/database/src/migrations", "packages/database/src/migrations/earlier"]);

const { output } = await cruise(roots, { ...rooms.options, ruleSet: { forbidden: rooms.forbidden }, validate: true });
const { summary, modules } = output as ICruiseResult;
const faults = summary.violations.map(
  ({ from, to, rule, cycle }) => `${from} imports ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}: ${rule.name}`,
);

const sources = globSync(
  roots.map((name) => `${name}/**/*.{ts,tsx,mjs}`),
  { exclude: (name) => /(^|\/)(node_modules|build|\.react-router|\.data)(\/|$)/.test(name) },
);
for (const [folder, files] of Object.entries(Object.groupBy(sources, dirname)))
  if (files && files.length > MAX_FILES && !GROWING.has(folder))
    faults.push(`${folder} has ${files.length} files; ${MAX_FILES} are enough for a folder`);

// A query built from a `Query` doesn't require an import.
const queries = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;
const speaksForItself = /\.(repository|test|fixture|world|rows)\.tsx?$|^apps\/content\/src\/conformance\//;
for (const file of sources.filter((name) => name.startsWith("apps/") && !speaksForItself.test(name)))
  if (queries.test(readFileSync(file, "utf8"))) faults.push(`${file} has SQL, which only repositories have`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${modules.length} files, ${summary.totalDependenciesCruised} imports, ${faults.length} against the rules\n`);
process.exit(faults.length === 0 ? 0 : 1);
