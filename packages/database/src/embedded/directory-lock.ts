import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's primary result code for a file that is locked by another process. */
const SQLITE_BUSY = 5;

/** Open lock files stay referenced here: a file handle that is collected as garbage loses its lock. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the owner of a data directory: the only one that starts and stops its server. The lock is the operating
 * system's, on an open file: it works across containers and ends with the process, however that ends. PostgreSQL's own lock is a
 * process id, which means nothing in another container. Node has no call for file locks, so an empty SQLite file is opened exclusively.
 * @returns a function that gives it up; null if another process has it
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

/** Returns who has a data directory, for messages. */
export function ownerOf(dataDir: string): string {
  try {
    return readFileSync(ownerFile(dataDir), "utf8");
  } catch {
    return "another shop";
  }
}

const ownerFile = (dataDir: string): string => join(dataDir, "postgres.owner");
