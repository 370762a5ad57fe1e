import { environment, findNode, install, run, withLock } from "./toolchain.mjs";

/** Runs any script of the project with the project's Node; the shop's own scripts also get its `.env`, like `npm start`. */
const [script = "", ...rest] = process.argv.slice(2);
const isOfTheShop = script.startsWith("apps/");
await withLock(async () => install({ dev: !isOfTheShop, builds: !isOfTheShop }));
process.exit(run(findNode(), [...(isOfTheShop ? environment : []), script, ...rest]).status ?? 1);
