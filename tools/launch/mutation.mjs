import { join } from "node:path";
import { fail, findNode, install, installOnce, root, run, withLock } from "./toolchain.mjs";

/** `npm run mutation [-- subject or file]`: changes the rules of money, stock, tax and access one by one, and expects their unit tests to fail. */
const folder = join(root, "tools/checks/mutation");
const node = await withLock(async () => {
  install();
  installOnce(folder, "Installing Stryker …", [], ["run"]);
  return findNode();
});
const [subject] = process.argv.slice(2);
const stryker = join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");
const { status, signal } = run(node, [stryker, "run", join(folder, "stryker.config.mjs")], { env: subject ? { MUTATE: subject } : {} });
if (signal) fail(`The mutation run was ended by ${signal}.`, "Run one subject at a time: npm run mutation -- tax");
process.exit(status ?? 1);
