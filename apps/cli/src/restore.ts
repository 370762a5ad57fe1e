import { existsSync } from "node:fs";
import { openDatabase, readBackupFile, restore } from "@azulejo/database";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { countOrders } from "./shop.repository.ts";
import { requireNoUploads, unpackUploads } from "./uploads/pack-uploads.ts";

/** `npm run restore -- FILE`: restores a backup into an empty database; never overwrites data. */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("npm run restore -- FILE");
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const { url, dataDir } = readEnvironment();
  requireNoUploads(file);
  const database = await openDatabase({ url, dataDir });
  try {
    const { migrated } = await restore(database, readBackupFile(file));
    const isUnpacked = await unpackUploads(file);
    const count = await countOrders(database.query);
    tell(`restored: ${count} orders${isUnpacked ? ", uploads" : ""}${migrated.length > 0 ? `; migrated: ${migrated.join(", ")}` : ""}`);
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main);
