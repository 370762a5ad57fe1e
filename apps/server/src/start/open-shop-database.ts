import { type Database, isMigrated, migrate, openDatabase, requireSchema, withoutTimeLimits } from "@azulejo/database";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { demoLeftovers } from "../demo-leftovers.repository.ts";
import type { ServerLog } from "../log.ts";
import { roles } from "./roles.ts";

/** Maximum time to wait for a database server that starts together with the shop, in ms. */
const DATABASE_START_MS = 30_000;

/** Opens the shop's database with this release's schema. @throws SchemaError if the schema is outdated and the role doesn't migrate */
export async function openShopDatabase(config: Config, log: ServerLog): Promise<Database> {
  const { leastFreeBytes } = config;
  const database = await openDatabase({ ...config.database, as: "shop", startWaitMs: DATABASE_START_MS, leastFreeBytes });
  try {
    if (roles[config.role].migrates) await bringUpToDate(withoutTimeLimits(database), log);
    else await requireSchema(database);
    if (config.mode === "production") await refuseDemoLeftovers(database);
    if (config.mode === "demo") await seedIfEmpty(withoutTimeLimits(database), config.seed, (message) => log.info({}, message));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function bringUpToDate(database: Database, log: ServerLog): Promise<void> {
  const ran = (await isMigrated(database)) ? [] : await migrate(database);
  if (ran.length > 0) log.info({ migrations: ran }, "database migrated");
}

/** Refuses to start if the database still accepts the demo's keys or passwords, which are public. */
async function refuseDemoLeftovers(database: Database): Promise<void> {
  const leftovers = await demoLeftovers(database);
  if (leftovers.length > 0) throw new ConfigError(leftovers.map((leftover) => `the database holds ${leftover}`));
}
