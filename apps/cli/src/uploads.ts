import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";

/** Folder of editors' uploads, in the data directory. */
const FOLDER = "assets";

/** Returns the path of the uploads' backup, beside that of the database. */
export const uploadsOf = (file: string): string => `${file}.${FOLDER}.tgz`;

/** @returns whether there were uploads to pack */
export function packUploads(dataDir: string, path: string): boolean {
  if (!existsSync(join(dataDir, FOLDER))) return false;
  tar(["-czf", path, "-C", dataDir, FOLDER]);
  return true;
}

/** @throws if a backup has uploads and the data directory has some already */
export function requireNoUploads(dataDir: string, file: string): void {
  if (existsSync(uploadsOf(file)) && existsSync(join(dataDir, FOLDER)))
    throw new Error(`${join(dataDir, FOLDER)} holds uploads already. Move them away first.`);
}

/** @returns whether there were uploads to unpack */
export async function unpackUploads(dataDir: string, file: string): Promise<boolean> {
  if (!existsSync(uploadsOf(file))) return false;
  await mkdir(dataDir, { recursive: true });
  tar(["-xzf", uploadsOf(file), "-C", dataDir]);
  return true;
}

/** Copies uploads to another data directory. @returns whether there were any */
export async function copyUploads(from: string, to: string): Promise<boolean> {
  if (!existsSync(join(from, FOLDER))) return false;
  await cp(join(from, FOLDER), join(to, FOLDER), { recursive: true, errorOnExist: true, force: false, preserveTimestamps: true });
  return true;
}

function tar(args: string[]): void {
  const { status, error } = spawnSync("tar", args, { stdio: "inherit" });
  if (error) throw new Error("tar was not found. Install it to back up or restore uploads.");
  if (status !== 0) throw new Error("tar failed; see the output above.");
}
