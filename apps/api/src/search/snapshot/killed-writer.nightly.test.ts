import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { readSnapshotFile, writeSnapshotFile } from "./snapshot-file.ts";

const ROUNDS = 20;
const RECORDS = 400;
const folder = mkdtempSync(join(tmpdir(), "azulejo-snapshot-"));
const path = join(folder, "index");
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes one version after the other until it is killed. */
const writer = `
  const { writeSnapshotFile } = await import(process.argv[1]);
  for (let version = 1; ; version++) {
    const records = function* () { for (let at = 0; at < ${RECORDS}; at++) yield { version, numbers: new Uint32Array(20_000) }; };
    writeSnapshotFile(process.argv[2], records());
    process.stdout.write(".");
  }`;

const versionsRead = () => readSnapshotFile(path, (next) => Array.from({ length: RECORDS }, () => (next() as { version: number }).version));

it("leaves a whole file, whenever its writer is killed", { timeout: 120_000 }, async () => {
  writeSnapshotFile(
    path,
    Array.from({ length: RECORDS }, () => ({ version: 0 })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", writer, import.meta.resolve("./snapshot-file.ts"), path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await pause(Math.random() * 200);
    child.kill("SIGKILL");
    await once(child, "exit");
    const versions = versionsRead();
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toBeGreaterThan(0);
  }
});
