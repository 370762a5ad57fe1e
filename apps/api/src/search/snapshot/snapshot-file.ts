import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";

/** Returns the next record; null after the last one. */
export type NextRecord = () => unknown;

/** A part of a process's memory that is saved in a snapshot. */
export interface Snapshotted {
  /** Returns all records. No changes may happen meanwhile. */
  save(): Iterable<unknown>;
  /** Reads the records that `save` returned. @returns a function that applies them */
  load(next: NextRecord): () => void;
}

const LENGTH_BYTES = 4;
/** Longer than any write takes, in ms. */
const ABANDONED_MS = 3600 * 1000;

/**
 * Writes records to a file, each with its length, followed by a zero and a checksum of all. The file gets its name when it is complete, so
 * a process that is killed leaves the previous file.
 */
export function writeSnapshotFile(path: string, records: Iterable<unknown>): void {
  writeSerialized(path, serializeAll(records));
}

function* serializeAll(records: Iterable<unknown>): Iterable<Buffer> {
  for (const record of records) yield serialize(record);
}

/** Writes records that are serialized already. */
export function writeSerialized(path: string, records: Iterable<Buffer>): void {
  mkdirSync(dirname(path), { recursive: true });
  removeAbandoned(path);
  const part = `${path}.${process.pid}.part`;
  const file = openSync(part, "w");
  try {
    let sum = 0;
    const write = (bytes: Buffer) => {
      for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
    };
    for (const bytes of records) {
      sum = crc32(bytes, sum);
      write(lengthOf(bytes.length));
      write(bytes);
    }
    write(lengthOf(0));
    write(lengthOf(sum));
    fsyncSync(file);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Removes incomplete files of killed processes. */
function removeAbandoned(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${basename(path)}.`) && one.endsWith(".part"))) {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > ABANDONED_MS) rmSync(join(folder, name), { force: true });
  }
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeUInt32LE(length);
  return bytes;
}

/**
 * Reads a file of records.
 * @param read takes the records; its result must not be used if this throws
 * @throws if there is no such file, or it is damaged
 */
export function readSnapshotFile<T>(path: string, read: (next: NextRecord) => T): T {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    let [at, sum] = [0, 0];
    const take = (length: number): Buffer => {
      if (at + length > size) throw new Error("the snapshot ends too early");
      // Not `allocUnsafe`, because typed arrays keep using the memory.
      const bytes = Buffer.alloc(length);
      for (let from = 0; from < length; ) {
        const got = readSync(file, bytes, from, length - from, at + from);
        if (got === 0) throw new Error("the snapshot ends too early");
        from += got;
      }
      at += length;
      return bytes;
    };
    const next: NextRecord = () => {
      const length = take(LENGTH_BYTES).readUInt32LE();
      if (length === 0) return null;
      const bytes = take(length);
      sum = crc32(bytes, sum);
      return deserialize(bytes);
    };
    const taken = read(next);
    if (next() !== null || take(LENGTH_BYTES).readUInt32LE() !== sum || at !== size) throw new Error("the snapshot is damaged");
    return taken;
  } finally {
    closeSync(file);
  }
}
