/** The port for uploaded files, which every process of the shop reads and writes. */
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
