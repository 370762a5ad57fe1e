import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** What editors have uploaded lies beside the database, on disk. */
const FOLDER = "assets";

/** A backup of the uploads stands beside that of the database. */
export const uploadsOf = (file: string): string => `${file}.${FOLDER}.tgz`;

/** @returns whether there was anything to pack */
export function packUploads(dataDir: string, file: string): boolean {
  if (!existsSync(join(dataDir, FOLDER))) return false;
  if (existsSync(uploadsOf(file))) throw new Error(`${uploadsOf(file)} exists already; a backup never replaces another.`);
  tar(["-czf", uploadsOf(file), "-C", dataDir, FOLDER]);
  return true;
}

/** @returns whether there was anything to unpack */
export async function unpackUploads(dataDir: string, file: string): Promise<boolean> {
  if (!existsSync(uploadsOf(file))) return false;
  if (existsSync(join(dataDir, FOLDER))) throw new Error(`${join(dataDir, FOLDER)} holds uploads already. Move them away first.`);
  await mkdir(dataDir, { recursive: true });
  tar(["-xzf", uploadsOf(file), "-C", dataDir]);
  return true;
}

function tar(args: string[]): void {
  const { status, error } = spawnSync("tar", args, { stdio: "inherit" });
  if (error) throw new Error("tar was not found; the uploads cannot be packed or unpacked without it.");
  if (status !== 0) throw new Error("tar failed; what went wrong stands above.");
}
