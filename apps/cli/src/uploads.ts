import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** Folder of editors' uploads, in the data directory. */
const FOLDER = "assets";

/** Returns the path of the uploads' backup, beside that of the database. */
export const uploadsOf = (file: string): string => `${file}.${FOLDER}.tgz`;

/** @returns whether there were uploads to pack */
export function packUploads(dataDir: string, file: string): boolean {
  if (!existsSync(join(dataDir, FOLDER))) return false;
  if (existsSync(uploadsOf(file))) throw new Error(`${uploadsOf(file)} already exists. Choose another file name.`);
  tar(["-czf", uploadsOf(file), "-C", dataDir, FOLDER]);
  return true;
}

/** @returns whether there were uploads to unpack */
export async function unpackUploads(dataDir: string, file: string): Promise<boolean> {
  if (!existsSync(uploadsOf(file))) return false;
  if (existsSync(join(dataDir, FOLDER))) throw new Error(`${join(dataDir, FOLDER)} holds uploads already. Move them away first.`);
  await mkdir(dataDir, { recursive: true });
  tar(["-xzf", uploadsOf(file), "-C", dataDir]);
  return true;
}

function tar(args: string[]): void {
  const { status, error } = spawnSync("tar", args, { stdio: "inherit" });
  if (error) throw new Error("tar was not found. Install it to back up or restore uploads.");
  if (status !== 0) throw new Error("tar failed; see the output above.");
}
