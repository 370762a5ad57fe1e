import { findNode, install, run, withLock } from "./toolchain.mjs";

/** Runs any script of the project with the project's Node. */
await withLock(async () => install());
process.exit(run(findNode(), process.argv.slice(2)).status ?? 1);
