import cluster, { type Worker } from "node:cluster";

const ALIVE = "alive";
const EVERY_MS = 1000;
/** A worker may not report for a few seconds while it starts or rebuilds its search index. */
const MAX_MISSED = 6;

/** Reports regularly from a worker that its event loop is running. */
export function reportAlive(everyMs = EVERY_MS): void {
  setInterval(() => process.send?.(ALIVE), everyMs).unref();
}

/**
 * Kills a worker, from the primary, that was listening and no longer reports. Counts missed reports instead of time, so that a machine that
 * slept kills none.
 */
export function watchWorkers(tell: (line: string) => void, everyMs = EVERY_MS): void {
  const missed = new Map<Worker, number>();
  cluster.on("listening", (worker) => missed.set(worker, 0));
  cluster.on("message", (worker, message) => {
    if (message === ALIVE && missed.has(worker)) missed.set(worker, 0);
  });
  cluster.on("exit", (worker) => missed.delete(worker));
  const look = () => {
    for (const [worker, count] of missed) {
      missed.set(worker, count + 1);
      if (count !== MAX_MISSED) continue;
      tell(`process ${worker.process.pid} hangs and is replaced`);
      worker.process.kill("SIGKILL");
    }
  };
  setInterval(look, everyMs).unref();
}
