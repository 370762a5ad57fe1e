import { type Database, openDatabase, requireSchema } from "@azulejo/database";
import { readEnvironment, storefrontOfEnvironment } from "../environment.ts";
import { selectStorefront } from "../shop.repository.ts";

export interface FoundStorefront {
  database: Database;
  storefront: { id: number; name: string };
}

/** Runs work on the environment's storefront, the first one by default. @throws if there is none, or the schema is outdated */
export async function withStorefront<T>(work: (found: FoundStorefront) => Promise<T>): Promise<T> {
  const database = await openDatabase(readEnvironment());
  try {
    await requireSchema(database);
    const storefront = await selectStorefront(database.query, storefrontOfEnvironment());
    if (!storefront) throw new Error("There is no storefront yet. Run npm run setup.");
    return await work({ database, storefront });
  } finally {
    await database.close();
  }
}
