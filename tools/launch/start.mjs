import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { build } from "./build.mjs";
import { serverMemory } from "./server-memory.mjs";
import { environment, findNode, install, root, withLock } from "./toolchain.mjs";

/** `npm start`: installs dependencies and builds if needed, then serves; the server itself migrates and seeds. */
const node = await withLock(async () => {
  install({ dev: false });
  const found = findNode();
  await build(found);
  return found;
});
const env = {
  ...serverMemory,
  PREPARE_PAGES: "1",
  DEMO_HISTORY: "1",
  DEMO_BRAND: "1",
  ...process.env,
  PATH: `${dirname(node)}:${process.env.PATH}`,
};
const server = spawn(node, [...environment, "apps/server/src/main.ts"], { cwd: root, stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
