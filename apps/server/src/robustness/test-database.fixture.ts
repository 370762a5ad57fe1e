import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrate, openDatabase } from "@azulejo/database";
import { isServerOf, readPostmasterFile } from "@azulejo/database/embedded/postmaster-file.ts";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { inject } from "vitest";

/** A data directory with the demo and its own database server. */
export interface TestDatabase {
  dataDir: string;
  url: undefined;
  /** The server's process id. @throws if none is running */
  serverPid(): number;
  remove(): void;
}

/** @param parent where the directory is made, the test run's scratch folder by default */
export async function createTestDatabase(parent = inject("template").scratch): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(parent, "own-"));
  const data = join(dataDir, "pgdata");
  const database = await openDatabase({ dataDir, leastFreeBytes: 0 });
  await migrate(database);
  await seedIfEmpty(database, "demo", () => {});
  await database.close();
  return {
    dataDir,
    url: undefined,
    serverPid() {
      const found = readPostmasterFile(data);
      if (!found) throw new Error("no server runs");
      return found.pid;
    },
    remove() {
      const left = readPostmasterFile(data);
      if (left && isServerOf(left.pid, data)) process.kill(left.pid, "SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
