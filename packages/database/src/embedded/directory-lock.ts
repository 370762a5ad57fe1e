import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's primary result code for a file that is locked by another process. */
const SQLITE_BUSY = 5;

/** References open lock files, because a garbage-collected file handle loses its lock. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the owner of a data directory: the only one that starts and stops its server. It uses an operating system lock on an
 * open file, which works across containers and is released when the process ends in any way. PostgreSQL's own lock is a process id, which
 * means nothing in another container. Node has no call for file locks, so an empty SQLite file is opened exclusively.
 * @returns a function that releases it; null if another process holds it
 */
export function lockDirectory(dataDir: string, as: "shop" | "command"): (() => void) | null {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, "postgres.filelock"));
  try {
    file.exec("pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY) return null;
    throw error;
  }
  writeFileSync(ownerFile(dataDir), `the ${as} with process id ${process.pid} on ${hostname()}`);
  held.add(file);
  return () => {
    held.delete(file);
    file.close();
  };
}

/** Returns the owner of a data directory, for messages. */
export function ownerOf(dataDir: string): string {
  try {
    return readFileSync(ownerFile(dataDir), "utf8");
  } catch {
    return "another shop";
  }
}

const ownerFile = (dataDir: string): string => join(dataDir, "postgres.owner");
