import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Stores files by space and by the hash of their bytes, so that the same file is stored once. */
export const fileOfAsset = (directory: string, space: number, hash: string): string =>
  join(directory, String(space), hash.slice(0, 2), hash);

/** Writes atomically. */
export async function keepAssetFile(directory: string, space: number, hash: string, bytes: Uint8Array): Promise<void> {
  const file = fileOfAsset(directory, space, hash);
  await mkdir(join(file, ".."), { recursive: true });
  const building = `${file}.${process.pid}.new`;
  await writeFile(building, bytes);
  await rename(building, file);
}

export const removeAssetFile = (directory: string, space: number, hash: string): Promise<void> =>
  rm(fileOfAsset(directory, space, hash), { force: true });
