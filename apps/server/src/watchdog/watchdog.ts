import { Worker } from "node:worker_threads";

export interface WatchdogOptions {
  /** The data directory; a process that hangs while its disk is full is not waited for long. */
  directory: string;
  leastFreeBytes: number;
  /** How long a process may hang while its disk is full; ten seconds unless a test says otherwise. */
  hangsOnFullDiskAfterMs?: number;
}

/** How often the process says that it is alive. */
const BEAT_MS = 500;

/**
 * Ends this process when it hangs: a statement that never returns keeps the one thread of the process, and with it signals and
 * timers. A thread of its own watches for that. Whatever supervises the shop starts it again; no acknowledged order is lost.
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
