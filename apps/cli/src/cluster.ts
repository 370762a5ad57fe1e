import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { startEmbedded } from "@azulejo/database";
import { serverMemory } from "@azulejo/launch/server-memory.mjs";
import { readEnvironment, runCommand, tell } from "./environment.ts";

const RESTART_PAUSE_MS = 1000;

/** `npm run cluster -- N`: runs N server processes on one port and one database, and restarts one that ends. */
async function main(): Promise<number | undefined> {
  if (!cluster.isPrimary) {
    await import("@azulejo/server/main.ts");
    return new Promise(() => {});
  }
  const wanted = Number(process.argv[2] ?? availableParallelism());
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 64) throw new Error("npm run cluster -- N, with N from 1 to 64");
  const { url, dataDir } = readEnvironment();
  const own = url ? null : await startEmbedded(dataDir, { as: "shop" });
  let stopping = false;
  // All processes share one sandbox, so only a demo's first process starts it.
  const fork = (index: number) =>
    cluster
      .fork({ ...serverMemory, ...(own && { DATABASE_URL: own.url }), ...(index > 0 && { SANDBOX: "off" }) })
      .on("exit", () => !stopping && setTimeout(() => fork(index), RESTART_PAUSE_MS));
  for (let index = 0; index < wanted; index++) fork(index);
  tell(`${wanted} processes`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        stopping = true;
        for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
      });
    }
    cluster.on("exit", () => {
      if (stopping && Object.keys(cluster.workers ?? {}).length === 0) resolve();
    });
  });
  await own?.stop();
  return 0;
}

runCommand(main);
