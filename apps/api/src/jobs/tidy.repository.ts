import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Deletes idempotency keys after thirty days, and old log rows and bags. */
export async function tidy(query: Query): Promise<void> {
  const older = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await query.deleteFrom("idempotency").where("created_at", "<", older(30)).execute();
  await query.deleteFrom("change_log").where("at", "<", older(7)).execute();
  await query
    .deleteFrom("bag")
    .where("status", "in", ["open", "joined"])
    .where("updated_at", "<", older(180))
    .where("id", "not in", (of) => of.selectFrom("customer_order").select("bag_id"))
    .execute();
}
