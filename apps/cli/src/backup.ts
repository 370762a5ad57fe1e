import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { isStorageFull, openDatabase, writeBackup } from "@azulejo/database";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { noteBackup } from "./shop.repository.ts";
import { packUploads, uploadsOf } from "./uploads/pack-uploads.ts";

/** Files are written under this name and renamed when all are complete, so that a partial one never looks like a backup. */
const building = (file: string): string => `${file}.new`;

/** `npm run backup -- FILE`: writes the database to one file and the uploads to another beside it. The shop may keep running. */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("npm run backup -- FILE");
  const uploads = uploadsOf(file);
  for (const path of [file, uploads]) if (existsSync(path)) throw new Error(`${path} already exists. Choose another file name.`);
  try {
    const rows = await backUpDatabase(building(file));
    const isPacked = await packUploads(building(uploads));
    if (isPacked) await rename(building(uploads), uploads);
    await rename(building(file), file);
    tell(`written: ${file} (${rows} rows)${isPacked ? ` and ${uploads}` : ""}`);
    return 0;
  } catch (error) {
    for (const path of [file, uploads]) await rm(building(path), { force: true });
    throw isStorageFull(error) ? new Error(`There is no space left for ${file}. Free some, or choose another disk.`) : error;
  }
}

async function backUpDatabase(path: string): Promise<number> {
  const database = await openDatabase(readEnvironment());
  try {
    const { tables } = await writeBackup(database, path);
    await noteBackup(database.query, new Date());
    return tables.reduce((sum, { rows }) => sum + rows, 0);
  } finally {
    await database.close();
  }
}

runCommand(main);
