import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SECONDS = 1;
const PAGE = Buffer.alloc(8192, 1);

/** Returns how often a second this disk can store a page of the database's journal for good. */
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
