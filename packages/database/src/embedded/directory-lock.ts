import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseInUseError } from "./in-use-error.ts";
import { isStillBeating, nameOf, ownOwner, readOwner, startHeartbeat } from "./owner-file.ts";

/** SQLite's primary result code for a file that is locked by another process. */
const SQLITE_BUSY = 5;

/**
 * Locks a data directory for this process; two processes on one directory corrupt it. The lock is the operating system's,
 * on an open file: it works across containers and ends with the process, however that ends. Node has no call for it,
 * so an empty SQLite file is opened exclusively. A heartbeat guards file systems where such locks have no effect.
 * @returns a function that releases the directory
 * @throws DatabaseInUseError
 */
export async function lockDirectory(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const ownerFile = join(dataDir, "postgres.owner");
  const unlock = lockFile(join(dataDir, "postgres.filelock"), () => nameOf(readOwner(ownerFile)));
  try {
    const before = readOwner(ownerFile);
    if (before && (await isStillBeating(ownerFile, before))) throw new DatabaseInUseError(nameOf(before));
    const stopHeartbeat = startHeartbeat(ownerFile, ownOwner());
    return () => {
      stopHeartbeat();
      unlock();
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function lockFile(path: string, owner: () => string): () => void {
  const file = new DatabaseSync(path);
  try {
    file.exec("pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive");
    return () => file.close();
  } catch (error) {
    file.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY) throw new DatabaseInUseError(owner());
    throw error;
  }
}
