import type { Database } from "@azulejo/database";
import { loadDemo } from "./load-demo.ts";
import { loadStorefront } from "./load-storefront.ts";

/** Fills a database that has no storefront yet; a filled one is left as it is. */
export async function seedIfEmpty(database: Database, seed: "demo" | "empty", tell: (message: string) => void): Promise<void> {
  const { count } = await database.query
    .selectFrom("storefront")
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count > 0) return;
  tell(seed === "demo" ? "filling the empty database with the demo supplier" : "setting up an empty storefront");
  if (seed === "demo") await loadDemo(database);
  else await database.query.transaction().execute(loadStorefront);
}
