import cluster, { type Worker } from "node:cluster";

const ALIVE = "alive";
const EVERY_MS = 1000;
/** A worker that starts or rebuilds its search index may say nothing for a few seconds. */
const MOST_MISSED = 6;

/** Called by a worker: reports that its event loop turns. */
export function reportAlive(everyMs = EVERY_MS): void {
  setInterval(() => process.send?.(ALIVE), everyMs).unref();
}

/**
 * Called by the primary: kills a worker that has listened and no longer reports. Reports are missed by count, not by the clock, so that a
 * machine that slept kills nobody.
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
      if (count !== MOST_MISSED) continue;
      tell(`process ${worker.process.pid} hangs and is replaced`);
      worker.process.kill("SIGKILL");
    }
  };
  setInterval(look, everyMs).unref();
}
