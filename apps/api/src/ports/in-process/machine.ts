import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";

/** The machine that this process runs on, and its release. */
export interface Machine {
  version: string;
  /** Returns the bytes that the shop may still write to its data directory; null if that isn't known. */
  freeBytes(): Promise<number | null>;
}

export const unknownMachine: Machine = { version: "", freeBytes: async () => null };

export const createMachine = (version: string, dataDir: string): Machine => ({
  version,
  async freeBytes() {
    const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : ".");
    return bavail * bsize;
  },
});
