import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { typesOf } from "../checks/types.mjs";
import { bin, fail, root } from "./toolchain.mjs";

const PAGE_WORDS = "apps/web/app/i18n/page-words.test.ts";
const TEST = /\.test\.tsx?$/;

/** Runs the checks for some files or folders: type check, format and lint, and the tests beside and below them. */
export async function testPaths(stage, paths, env) {
  const named = paths.map((path) => relative(root, resolve(path)));
  for (const path of named)
    if (path.startsWith("..") || !existsSync(join(root, path)))
      fail(`There is no ${path} in the project.`, "Name files or folders: npm test -- apps/api/src/areas/stock");
  await stage("Format and lint", [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "--no-errors-on-unmatched", ...named]);
  for (const project of new Set(named.map(projectOf))) await stage(`Types: ${project}`, typesOf(project));
  const journeys = named.filter((path) => path.startsWith("e2e/"));
  const tested = named.filter((path) => !path.startsWith("e2e/")).map(testsOf);
  // Whether a page loads the texts it needs can be seen only in a browser.
  if (named.some((path) => path.startsWith("apps/web/app"))) tested.push(PAGE_WORDS);
  if (tested.length > 0)
    await stage(
      "Unit and API tests",
      [bin("vitest/vitest.mjs"), "run", "--project", "unit", "--project", "api", "--passWithNoTests", ...tested],
      { env },
    );
  if (journeys.length > 0)
    await stage("Journeys in the browser", [bin("@playwright/test/cli.js"), "test", "--config", "e2e/playwright.config.ts", ...journeys], {
      env,
    });
}

/** Returns where the tests of a path are: below a folder, or in the same folder as a source file. */
const testsOf = (path) => (TEST.test(path) || statSync(join(root, path)).isDirectory() ? path : dirname(path));

/** Returns the TypeScript project that type-checks a path. */
function projectOf(path) {
  if (path.startsWith("apps/web") || path.startsWith("packages/ui")) return "apps/web";
  return path.startsWith("apps/office") ? "apps/office" : ".";
}
