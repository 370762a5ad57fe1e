import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";

/** Matches names of files that are being written. */
const BUILDING = /\.new$/;

export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, key);
  return {
    place: `the folder ${folder}`,
    pathOf,
    async put(key, bytes) {
      const file = pathOf(key);
      await mkdir(dirname(file), { recursive: true });
      const building = `${file}.${randomUUID()}.new`;
      await writeFile(building, bytes);
      await rename(building, file);
    },
    get: (key) => readFile(pathOf(key)).catch(absent),
    has: async (key) => existsSync(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
      for (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile() && !BUILDING.test(entry.name)) yield path.slice(join(folder, "/").length).replaceAll("\\", "/");
      }
    },
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
