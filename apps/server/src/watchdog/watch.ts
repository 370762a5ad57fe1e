import { statfsSync, writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WatchdogOptions } from "./watchdog.ts";

const LOOK_MS = 1000;
/** Longer than anything the shop does in one go. */
const HANGS_AFTER_MS = 120_000;
const HANGS_ON_FULL_DISK_AFTER_MS = 10_000;
const STDERR = 2;

/** Runs in the watchdog's own thread, until the process ends. */
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

/** Waits in the thread itself: this loop needs no timers of a process whose main thread hangs. */
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
