import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { openDatabase } from "@azulejo/database";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { packUploads, uploadsOf } from "./uploads.ts";

/** `npm run backup -- FILE`: the whole database in one file, the uploads in one beside it. A PostgreSQL server is dumped while it runs. */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  const { url, dataDir } = readEnvironment();
  if (!file) throw new Error("npm run backup -- FILE");
  if (existsSync(file)) throw new Error(`${file} exists already; a backup never replaces another.`);
  if (url) dumpServer(url, file);
  else await dumpEmbedded(dataDir, file);
  const packed = packUploads(dataDir, file);
  tell(`written: ${file}${packed ? ` and ${uploadsOf(file)}` : ""}`);
  return 0;
}

function dumpServer(url: string, file: string): void {
  const { status, error } = spawnSync("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`, url], { stdio: "inherit" });
  if (error) throw new Error("pg_dump was not found. Install PostgreSQL's client programs of the server's version.");
  if (status !== 0) throw new Error("pg_dump failed; what went wrong stands above.");
}

/** Written beside and renamed, so that a half-written file is never taken for a backup. */
async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  const database = await openDatabase({ dataDir });
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

runCommand(main);
