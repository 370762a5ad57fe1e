import { statfsSync } from "node:fs";

/** Thrown if the disk of an embedded database has too little space for another write. */
export class StorageFullError extends Error {
  readonly code = "ENOSPC";
  constructor(directory: string, freeBytes: number, leastFreeBytes: number) {
    super(
      `The disk that holds ${directory} is full: ${inMegabytes(freeBytes)} MB are free, and the database needs ` +
        `${inMegabytes(leastFreeBytes)} MB. Free some space; the shop takes orders again by itself.`,
    );
    this.name = "StorageFullError";
  }
}

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2);

/**
 * Enough for running statements, the log segments needed by a checkpoint, and writes caused by reading. A server that can't write its log
 * stops.
 */
export const LEAST_FREE_BYTES = 128 * 1024 ** 2;
/** How long a reading of the free space is valid, in ms. */
const LOOK_MS = 100;

export interface DiskRoom {
  /** @throws StorageFullError */
  check(): void;
  /** Returns an error with the free space in its message. */
  explain(): StorageFullError;
}

/** Checks the free space of a directory's disk. */
export function createDiskRoom(directory: string, leastFreeBytes = LEAST_FREE_BYTES): DiskRoom {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let free = 0;
  const look = () => {
    const { bavail, bsize } = statfsSync(directory);
    [lookedAt, free] = [performance.now(), bavail * bsize];
  };
  const explain = () => new StorageFullError(directory, free, leastFreeBytes);
  return {
    check() {
      if (performance.now() - lookedAt > LOOK_MS) look();
      if (free < leastFreeBytes) throw explain();
    },
    explain() {
      look();
      return explain();
    },
  };
}

const changesData = /^\s*(?:insert|update|delete|merge|create|alter|drop|truncate|copy|vacuum|reindex)\b/i;
const changesDataWithin = /^\s*with\b[\s\S]*\b(?:insert into|update|delete from)\b/i;

/** Returns whether a statement needs disk space. */
export const needsRoom = (sql: string): boolean => changesData.test(sql) || changesDataWithin.test(sql);
