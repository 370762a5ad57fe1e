import { hash } from "node:crypto";

/** Keeps uploaded files for every process of the shop: in a folder, or in a bucket of an S3 store. */
export interface FileStore {
  /** Names the place in messages to people. */
  readonly place: string;
  /** Writes atomically, so that nobody reads half a file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key, in any order. */
  list(): AsyncIterable<string>;
  /** Path of a file on this machine's disk; null if the store is elsewhere. */
  pathOf(key: string): string | null;
}

/** The store can't be reached, or answers nothing useful; a later attempt may succeed. */
export class StoreUnavailable extends Error {
  constructor(place: string, cause: unknown) {
    super(`${place} can't be reached: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.name = "StoreUnavailable";
  }
}

const DIGITS = 32;

/** An asset's key contains the hash of its bytes, so that the same file is stored once. */
export const keyOfAsset = (space: number, hash: string): string => `${space}/${hash.slice(0, 2)}/${hash}`;

/** Returns the hash in an asset's key; null for another key. */
export const hashInKey = (key: string): string | null => new RegExp(`^\\d+/[0-9a-f]{2}/([0-9a-f]{${DIGITS}})$`).exec(key)?.[1] ?? null;

/** Returns the first digits of the bytes' SHA-256, which name an asset. */
export const hashOf = (bytes: Uint8Array): string => hash("sha256", bytes, "hex").slice(0, DIGITS);
