import { environment, findNode, install, run, withLock } from "./toolchain.mjs";

/** Runs any script of the project with the project's Node; those of the shop with its `.env`, as `npm start` does. */
await withLock(async () => install());
const [script = "", ...rest] = process.argv.slice(2);
process.exit(run(findNode(), [...(script.startsWith("apps/") ? environment : []), script, ...rest]).status ?? 1);
