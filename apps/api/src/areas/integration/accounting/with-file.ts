import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Reads bytes as a file of a folder that is removed afterwards. */
export async function withFile<Value>(name: string, bytes: Uint8Array, read: (path: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), "azulejo-accounting-"));
  try {
    const path = join(folder, basename(name));
    await writeFile(path, bytes);
    return await read(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
