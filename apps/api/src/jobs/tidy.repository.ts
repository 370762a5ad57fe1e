import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Deletes idempotency keys after thirty days, and old log rows and bags. */
export async function tidy(query: Query): Promise<void> {
  const older = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await query.deleteFrom("idempotency").where("createdAt", "<", older(30)).execute();
  await query.deleteFrom("changeLog").where("at", "<", older(7)).execute();
  await query
    .deleteFrom("bag")
    .where("status", "in", ["open", "joined"])
    .where("updatedAt", "<", older(180))
    .where("id", "not in", (of) => of.selectFrom("customerOrder").select("bagId"))
    .execute();
}
