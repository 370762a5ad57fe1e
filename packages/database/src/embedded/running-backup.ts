import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How often the owner of a data directory checks for backup requests. */
const LOOK_MS = 500;

const requestOf = (dataDir: string): string => join(dataDir, "backup.request");
const resultOf = (dataDir: string, id: string): string => join(dataDir, `backup-${id}`);

/** Writes a backup whenever one is requested through the data directory. @returns a function that stops it */
export function answerBackupRequests(dataDir: string, dump: () => Promise<Blob>): () => void {
  let writing = false;
  const look = async () => {
    if (writing || !existsSync(requestOf(dataDir))) return;
    writing = true;
    const id = readFileSync(requestOf(dataDir), "utf8").replace(/[^\w-]/g, "");
    const result = resultOf(dataDir, id);
    try {
      rmSync(requestOf(dataDir));
      await writeFile(`${result}.new`, Buffer.from(await (await dump()).arrayBuffer()));
      renameSync(`${result}.new`, result);
    } catch (error) {
      rmSync(`${result}.new`, { force: true });
      writeFileSync(`${result}.failed`, String(error));
    } finally {
      writing = false;
    }
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Requests a backup from the process that has the database open.
 * @returns the path of the finished file, which the caller moves away
 * @throws what went wrong there, or that no response came in time
 */
export async function requestBackup(dataDir: string, patienceMs = 120_000): Promise<string> {
  const id = randomUUID();
  const result = resultOf(dataDir, id);
  writeFileSync(`${requestOf(dataDir)}.${id}`, id);
  renameSync(`${requestOf(dataDir)}.${id}`, requestOf(dataDir));
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    if (existsSync(result)) return result;
    if (existsSync(`${result}.failed`)) {
      const reason = readFileSync(`${result}.failed`, "utf8");
      rmSync(`${result}.failed`);
      throw new Error(`The running shop could not write the backup: ${reason}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  rmSync(requestOf(dataDir), { force: true });
  throw new Error("The process that has the database open did not write a backup in time.");
}
