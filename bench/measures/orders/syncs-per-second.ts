import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SECONDS = 1;
const PAGE = Buffer.alloc(8192, 1);

/** Returns how often per second this disk can durably write a page of the database's write-ahead log. */
export function syncsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-bench-sync-"));
  const file = openSync(join(folder, "journal"), "w");
  const started = performance.now();
  let syncs = 0;
  while (performance.now() < started + SECONDS * 1000) {
    writeSync(file, PAGE);
    fsyncSync(file);
    syncs += 1;
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return syncs / SECONDS;
}
