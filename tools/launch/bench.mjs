import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { fail, findNode, install, root, run, withLock } from "./toolchain.mjs";

/** `npm run bench [-- part …]`: installs the benchmark's tools in its folder, then runs the measurements. */
const { node, chromium } = await withLock(async () => {
  install();
  const found = findNode();
  await build(found);
  for (const folder of ["bench", "bench/next"]) installTools(join(root, folder));
  return { node: found, chromium: ensureChromium(found) };
});
const { status, signal } = run(node, ["--import", "./tools/launch/tsx-hooks.ts", "bench/run.ts", ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium, NODE_ENV: "production" },
});
if (signal) fail(`The bench was ended by ${signal}.`, "Parts that had run before are kept in bench/results.md.");
process.exit(status ?? 1);

/** Installs the packages that a folder's package.json names, unless they are installed already. */
function installTools(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const tools = Object.keys({ ...dependencies, ...devDependencies });
  if (tools.every((tool) => existsSync(join(folder, "node_modules", tool)))) return;
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command, ...args] = [...npm, "install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
  const result = run(command, [...args, "--workspaces=false"], { cwd: folder });
  if (result.status !== 0) fail("The bench's tools could not be installed.", "Check the network and the npm registry setting.");
}
