import { hash } from "node:crypto";

/** Stores uploaded files for all processes of the shop: in a folder, or in an S3 bucket. */
export interface FileStore {
  /** The place's name in messages. */
  readonly place: string;
  /** Writes atomically, so that no reader gets an incomplete file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key, in any order. */
  list(): AsyncIterable<string>;
  /** Path of a file on this machine's disk; null if the store is elsewhere. */
  pathOf(key: string): string | null;
}

/** Thrown if the store can't be reached, or fails; a later attempt may succeed. */
export class StoreUnavailable extends Error {
  constructor(place: string, cause: unknown) {
    super(`${place} can't be reached: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.name = "StoreUnavailable";
  }
}

const DIGITS = 32;

/** Returns an asset's key, which contains a hash of its bytes, so that equal files are stored once. */
export const keyOfAsset = (space: number, hash: string): string => `${space}/${hash.slice(0, 2)}/${hash}`;

/** Returns the hash in an asset's key; null for other keys. */
export const hashInKey = (key: string): string | null => new RegExp(`^\\d+/[0-9a-f]{2}/([0-9a-f]{${DIGITS}})$`).exec(key)?.[1] ?? null;

/** Returns the first digits of the bytes' SHA-256, which identify an asset. */
export const hashOf = (bytes: Uint8Array): string => hash("sha256", bytes, "hex").slice(0, DIGITS);
