import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/**
 * Deletes idempotency keys and expired quotes after thirty days, and old log rows, rate limit points, tax answers, bags and records of text
 * messages. Orders keep the data they need of their quotes.
 */
export async function deleteExpired(query: Query): Promise<void> {
  const older = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await query.deleteFrom("idempotency").where("createdAt", "<", older(30)).execute();
  await query.deleteFrom("deliveredQuote").where("expiresAt", "<", older(30)).execute();
  await query.deleteFrom("taxAnswer").where("expiresAt", "<", older(2)).execute();
  await query.deleteFrom("spentPoints").where("expire", "<", Date.now()).execute();
  await query.deleteFrom("changeLog").where("at", "<", older(7)).execute();
  await query.deleteFrom("textMessage").where("at", "<", older(365)).execute();
  await query
    .deleteFrom("bag")
    .where("status", "in", ["open", "joined"])
    .where("updatedAt", "<", older(180))
    .where("id", "not in", (of) => of.selectFrom("customerOrder").select("bagId"))
    .execute();
}
