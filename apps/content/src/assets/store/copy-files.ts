import type { FileStore } from "./file-store.ts";

export interface CopiedFiles {
  copied: number;
  /** Files that the target already had. */
  present: number;
}

/** Copies all files of one store to another, and compares each with its original. @throws if one differs */
export async function copyFiles(from: FileStore, to: FileStore): Promise<CopiedFiles> {
  const count: CopiedFiles = { copied: 0, present: 0 };
  for await (const key of from.list()) {
    const bytes = await from.get(key);
    // A file may be deleted during the copy.
    if (!bytes) continue;
    const isPresent = await to.has(key);
    if (!isPresent) await to.put(key, bytes);
    if (!(await to.get(key))?.equals(bytes)) throw new Error(`${key} differs in ${to.place}. Keep using ${from.place}.`);
    count[isPresent ? "present" : "copied"] += 1;
  }
  return count;
}
