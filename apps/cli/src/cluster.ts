import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { startEmbedded } from "@azulejo/database";
import { serverMemory } from "@azulejo/launch/server-memory.mjs";
import { reportAlive, watchWorkers } from "./cluster/watch-workers.ts";
import { readEnvironment, runCommand, tell } from "./environment.ts";

const RESTART_PAUSE_MS = 1000;

/** `npm run cluster -- N`: runs N server processes on one port and one database, and restarts one that ends or hangs. */
async function main(): Promise<number | undefined> {
  if (!cluster.isPrimary) reportAlive();
  // A process that only migrates needs no parent process.
  if (!cluster.isPrimary || process.env.ROLE === "migrate") {
    await import("@azulejo/server/main.ts");
    return new Promise(() => {});
  }
  const wanted = Number(process.argv[2] ?? availableParallelism());
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 64) throw new Error("npm run cluster -- N, with N from 1 to 64");
  const { url, dataDir } = readEnvironment();
  // With a single process, that process starts the database server itself, as without this command.
  const own = url || wanted === 1 ? null : await startEmbedded(dataDir, { as: "shop" });
  watchWorkers(tell);
  await serveMetrics();
  let stopping = false;
  // All processes share one sandbox, so only a demo's first process starts it.
  const fork = (index: number) =>
    cluster
      .fork({ ...serverMemory, ...(own && { DATABASE_URL: own.url }), ...(index > 0 && { SANDBOX: "off" }) })
      .on("exit", () => setTimeout(() => !stopping && fork(index), RESTART_PAUSE_MS));
  for (let index = 0; index < wanted; index++) fork(index);
  tell(`${wanted} processes`);
  await new Promise<void>((resolve) => {
    const endWithLast = () => stopping && Object.keys(cluster.workers ?? {}).length === 0 && resolve();
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        stopping = true;
        for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
        endWithLast();
      });
    }
    cluster.on("exit", endWithLast);
  });
  await own?.stop();
  return 0;
}

/** With a port for metrics, this process serves those of all workers as one. */
async function serveMetrics(): Promise<void> {
  const { METRICS_PORT: port, HOST: host = "127.0.0.1" } = process.env;
  if (!port) return;
  const { serveClusterMetrics } = await import("@azulejo/server/watching/cluster-metrics.ts");
  (await serveClusterMetrics(Number(port), host)).unref();
}

runCommand(main);
