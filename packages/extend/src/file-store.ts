/** The port for uploaded files, which every process of the shop reads and writes. */
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
  /** Returns the path of a file on this machine's disk; null if the store is elsewhere. */
  pathOf(key: string): string | null;
}
