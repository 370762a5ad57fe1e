import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { environment, findNode, install, root, withLock } from "./toolchain.mjs";

/** `npm run dev`: runs the shop from its sources. The browser hot-reloads changes; the server restarts when its own files change. */
const node = await withLock(async () => {
  install();
  return findNode();
});
// The storefront hot-reloads itself, so only changes to these other folders restart the process.
const watched = ["apps/server/src", "apps/api/src", "apps/content/src", "apps/sandbox/src", "packages"];
const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, WEB: "dev", CHECK_ANSWERS: "1" };
const server = spawn(
  node,
  [
    ...environment,
    "--conditions=development",
    ...watched.map((path) => `--watch-path=${path}`),
    "--watch-preserve-output",
    "apps/server/src/main.ts",
  ],
  {
    cwd: root,
    stdio: "inherit",
    env,
    detached: true,
  },
);
// Node's watcher may exit without stopping its child process, so both get the signal.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.kill(-server.pid, signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
