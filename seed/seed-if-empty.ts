import type { Database } from "@azulejo/database";
import { sql } from "kysely";

/** An arbitrary lock number: the process that gets the lock fills the database; the others wait and find it filled. */
const SEED_LOCK = 7_301_951;

/** Fills a database that has no storefront; leaves a filled one unchanged. Several processes may call it concurrently. */
export async function seedIfEmpty(database: Database, seed: "demo" | "empty", tell: (message: string) => void): Promise<void> {
  if (await isFilled(database.query)) return;
  await database.query.transaction().execute(async (query) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(query);
    if (await isFilled(query)) return;
    tell(seed === "demo" ? "filling the empty database with the demo supplier" : "setting up an empty storefront");
    // Loaded here, because most starts find a filled database.
    if (seed === "demo") return (await import("./load-demo.ts")).loadDemo(query);
    const { loadStorefront, seeds } = await import("./load-storefront.ts");
    await loadStorefront(query, seeds.empty);
  });
}

async function isFilled(query: Database["query"]): Promise<boolean> {
  const { count } = await query
    .selectFrom("storefront")
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count > 0;
}
