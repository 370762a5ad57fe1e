import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate, openDatabase, restoreEmbedded } from "@azulejo/database";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { countOrders } from "./shop.repository.ts";
import { unpackUploads } from "./uploads.ts";

/** `npm run restore -- FILE`: restores a backup into an empty database or data directory; never overwrites data. */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  const { url, dataDir } = readEnvironment();
  if (!file) throw new Error("npm run restore -- FILE");
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  if (url) restoreServer(url, file);
  else {
    if (existsSync(join(dataDir, "postgres")))
      throw new Error(`${dataDir} already contains a database. Move it or choose another DATA_DIR.`);
    await mkdir(dataDir, { recursive: true });
    await restoreEmbedded(dataDir, new Blob([new Uint8Array(await readFile(file))]));
  }
  const unpacked = await unpackUploads(dataDir, file);
  const database = await openDatabase({ url, dataDir });
  const ran = await migrate(database);
  const count = await countOrders(database.query);
  await database.close();
  tell(`restored: ${count} orders${unpacked ? ", uploads" : ""}${ran.length > 0 ? `; migrated: ${ran.join(", ")}` : ""}`);
  return 0;
}

function restoreServer(url: string, file: string): void {
  const { status, error } = spawnSync("pg_restore", ["--exit-on-error", "--no-owner", "--single-transaction", `--dbname=${url}`, file], {
    stdio: "inherit",
  });
  if (error) throw new Error("pg_restore was not found. Install PostgreSQL's client programs of the server's version.");
  if (status !== 0) throw new Error("pg_restore failed. The target must be an empty database.");
}

runCommand(main);
