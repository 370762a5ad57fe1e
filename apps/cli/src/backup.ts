import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, rename, rm, writeFile } from "node:fs/promises";
import { DatabaseInUseError, openDatabase, requestOwner } from "@azulejo/database";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { packUploads, uploadsOf } from "./uploads.ts";

/** `npm run backup -- FILE`: writes the database to one file and the uploads to another beside it. The shop may keep running. */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  const { url, dataDir } = readEnvironment();
  if (!file) throw new Error("npm run backup -- FILE");
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another file name.`);
  if (url) dumpServer(url, file);
  else await dumpEmbedded(dataDir, file);
  const packed = packUploads(dataDir, file);
  tell(`written: ${file}${packed ? ` and ${uploadsOf(file)}` : ""}`);
  return 0;
}

function dumpServer(url: string, file: string): void {
  const { status, error } = spawnSync("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`, url], { stdio: "inherit" });
  if (error) throw new Error("pg_dump was not found. Install PostgreSQL's client programs of the server's version.");
  if (status !== 0) throw new Error("pg_dump failed; see the output above.");
}

/** Writes to a temporary file and renames it, so that a partial file never looks like a backup. A running shop writes the backup itself. */
async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  const database = await openDatabase({ dataDir }).catch((error) => {
    if (error instanceof DatabaseInUseError) return null;
    throw error;
  });
  if (!database) return moveFile(await requestOwner(dataDir, "backup"), file);
  try {
    if (!database.embedded) throw new Error("This is not an embedded database.");
    const dump = await database.embedded.dumpDataDir("gzip");
    const building = `${file}.new`;
    await writeFile(building, Buffer.from(await dump.arrayBuffer()));
    await rename(building, file);
  } finally {
    await database.close();
  }
}

/** Moves a file, also to another disk. */
async function moveFile(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
  await rm(from);
}

runCommand(main);
