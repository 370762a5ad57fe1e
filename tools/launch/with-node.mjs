import { environment, findNode, install, run, withLock } from "./toolchain.mjs";

/** Runs any script of the project with the project's Node; those of the shop with its `.env`, as `npm start` does. */
const [script = "", ...rest] = process.argv.slice(2);
const isOfTheShop = script.startsWith("apps/");
await withLock(async () => install({ dev: !isOfTheShop, builds: !isOfTheShop }));
process.exit(run(findNode(), [...(isOfTheShop ? environment : []), script, ...rest]).status ?? 1);
