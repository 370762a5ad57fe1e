import { existsSync } from "node:fs";
import { openDatabase, readBackupFile, restore } from "@azulejo/database";
import { installQueues } from "./backup/install-queues.ts";
import { requireNoUploads, unpackUploads } from "./backup/uploads.ts";
import { readEnvironment, runCommand, tell } from "./environment.ts";
import { countOrders } from "./shop.repository.ts";

/** `npm run restore -- FILE`: restores a backup into an empty database; never overwrites data. */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("npm run restore -- FILE");
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const { url, dataDir } = readEnvironment();
  requireNoUploads(dataDir, file);
  const database = await openDatabase({ url, dataDir });
  try {
    const { migrated } = await restore(database, readBackupFile(file), () => installQueues(database));
    const isUnpacked = await unpackUploads(dataDir, file);
    const count = await countOrders(database.query);
    tell(`restored: ${count} orders${isUnpacked ? ", uploads" : ""}${migrated.length > 0 ? `; migrated: ${migrated.join(", ")}` : ""}`);
    return 0;
  } finally {
    await database.close();
  }
}

runCommand(main);
