import { Worker } from "node:worker_threads";

export interface WatchdogOptions {
  /** The data directory; if its disk is full, a hanging process is ended sooner. */
  directory: string;
  leastFreeBytes: number;
  /** How long a process may hang while its disk is full; ten seconds by default. */
  hangsOnFullDiskAfterMs?: number;
}

/** Interval of the heartbeat. */
const BEAT_MS = 500;

/**
 * Ends this process when it hangs. A statement that never returns blocks the main thread, including its signals and timers, so
 * a separate thread watches it. The supervisor restarts the shop; no acknowledged order is lost.
 */
export function startWatchdog(options: WatchdogOptions): { stop(): Promise<unknown> } {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const worker = new Worker(new URL("./watch.ts", import.meta.url), { workerData: { ...options, beats } });
  worker.unref();
  return {
    stop() {
      clearInterval(timer);
      return worker.terminate();
    },
  };
}
