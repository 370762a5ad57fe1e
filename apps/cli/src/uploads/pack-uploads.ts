import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { copyFiles } from "@azulejo/content/assets/store/copy-files.ts";
import { createFolderStore } from "@azulejo/content/assets/store/folder-store.ts";
import { openFileStore } from "@azulejo/content/assets/store/open-store.ts";
import { readEnvironment } from "../environment.ts";

/** Folder of editors' uploads, in the data directory and in a backup. */
const FOLDER = "assets";

/** Returns the path of the uploads' backup, beside that of the database. */
export const uploadsOf = (file: string): string => `${file}.${FOLDER}.tgz`;

/** @returns whether there were uploads to pack */
export async function packUploads(path: string): Promise<boolean> {
  const { dataDir, files } = readEnvironment();
  if (files.bucket === null) return pack(dataDir, path);
  return withFolder(dirname(path), async (folder) => {
    await copyFiles(openFileStore(files), createFolderStore(join(folder, FOLDER)));
    return pack(folder, path);
  });
}

function pack(parent: string, path: string): boolean {
  if (!existsSync(join(parent, FOLDER))) return false;
  tar(["-czf", path, "-C", parent, FOLDER]);
  return true;
}

/** @throws if a backup contains uploads and the data directory already has some; a bucket may have the same files */
export function requireNoUploads(file: string): void {
  const { files } = readEnvironment();
  if (existsSync(uploadsOf(file)) && files.bucket === null && existsSync(files.folder))
    throw new Error(`${files.folder} holds uploads already. Move them away first.`);
}

/** @returns whether there were uploads to unpack */
export async function unpackUploads(file: string): Promise<boolean> {
  if (!existsSync(uploadsOf(file))) return false;
  const { dataDir, files } = readEnvironment();
  await mkdir(dataDir, { recursive: true });
  if (files.bucket === null) tar(["-xzf", uploadsOf(file), "-C", dataDir]);
  else
    await withFolder(dataDir, async (folder) => {
      tar(["-xzf", uploadsOf(file), "-C", folder]);
      await copyFiles(createFolderStore(join(folder, FOLDER)), openFileStore(files));
    });
  return true;
}

/** Copies the uploads of one data directory to another; those in a bucket stay where they are. */
export async function copyUploads(from: string, to: string): Promise<void> {
  if (readEnvironment().files.bucket !== null || resolve(from) === resolve(to)) return;
  await copyFiles(createFolderStore(join(from, FOLDER)), createFolderStore(join(to, FOLDER)));
}

async function withFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, "uploads-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function tar(args: string[]): void {
  const { status, error } = spawnSync("tar", args, { stdio: "inherit" });
  if (error) throw new Error("tar was not found. Install it to back up or restore uploads.");
  if (status !== 0) throw new Error("tar failed; see the output above.");
}
