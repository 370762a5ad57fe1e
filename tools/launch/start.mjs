import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { build } from "./build.mjs";
import { findNode, install, root, withLock } from "./toolchain.mjs";

/** `npm start`: installs what is missing, builds if needed, then serves; migrating and seeding is the server's own work. */
const node = await withLock(async () => {
  install();
  const found = findNode();
  build(found);
  return found;
});
// Pictures are made on other threads; with an arena per thread their memory would never come back.
const env = { MALLOC_ARENA_MAX: "2", ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
const server = spawn(node, ["apps/server/src/main.ts"], { cwd: root, stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
