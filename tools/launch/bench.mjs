import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { fail, findNode, install, root, run, withLock } from "./toolchain.mjs";

/** `npm run bench [-- part …]`: installs the bench's tools in its folder, then measures. */
const { node, chromium } = await withLock(async () => {
  install();
  const found = findNode();
  build(found);
  if (!existsSync(join(root, "bench/node_modules/lighthouse"))) {
    const npm = process.env.npm_execpath ? [process.env.npm_execpath] : null;
    const args = ["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--workspaces=false"];
    const result = npm
      ? run(process.execPath, [...npm, ...args], { cwd: join(root, "bench") })
      : run("npm", args, { cwd: join(root, "bench") });
    if (result.status !== 0) fail("The bench's tools could not be installed.", "Check the network and the npm registry setting.");
  }
  return { node: found, chromium: ensureChromium(found) };
});
const { status, signal } = run(node, ["--import", "./tools/launch/tsx-hooks.ts", "bench/run.ts", ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium, NODE_ENV: "production" },
});
if (signal) fail(`The bench was ended by ${signal}.`, "Parts that had run before are kept in bench/results.md.");
process.exit(status ?? 1);
