import { statfsSync, writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WatchdogOptions } from "./watchdog.ts";

const LOOK_MS = 1000;
/** Longer than any single synchronous task of the shop. */
const HANGS_AFTER_MS = 120_000;
const HANGS_ON_FULL_DISK_AFTER_MS = 10_000;
const STDERR = 2;

/** Runs in the watchdog's thread until the process ends. */
const {
  directory,
  leastFreeBytes,
  hangsOnFullDiskAfterMs = HANGS_ON_FULL_DISK_AFTER_MS,
  beats,
} = workerData as WatchdogOptions & { beats: Int32Array };

function isDiskFull(): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < leastFreeBytes;
  } catch {
    return false;
  }
}

/** Blocks this thread instead of using timers, which depend on the main thread that may hang. */
const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let seen = Atomics.load(beats, 0);
let seenAt = Date.now();
for (;;) {
  Atomics.wait(pause, 0, 0, LOOK_MS);
  const now = Atomics.load(beats, 0);
  if (now !== seen) [seen, seenAt] = [now, Date.now()];
  const silent = Date.now() - seenAt;
  const full = silent > hangsOnFullDiskAfterMs && isDiskFull();
  if (!full && silent < HANGS_AFTER_MS) continue;
  const reason = full ? `The disk that holds ${directory} is full, and` : "The process hangs:";
  writeSync(STDERR, `${reason} nothing has moved for ${Math.round(silent / 1000)} s. The shop is stopped; start it again.\n`);
  process.kill(process.pid, "SIGKILL");
}
