import { openQueuesOfCommand } from "@azulejo/api/outbox/open-for-command.ts";
import type { Config } from "../config/config.ts";
import type { ServerLog } from "../log.ts";
import { openShopDatabase } from "./open-shop-database.ts";

/** Creates or changes everything in the database that needs its owner, so that the other processes can do with a user who owns nothing. */
export async function migrateShop(config: Config, log: ServerLog): Promise<void> {
  const database = await openShopDatabase(config, log);
  try {
    await (await openQueuesOfCommand(database)).close();
  } finally {
    await database.close();
  }
}
