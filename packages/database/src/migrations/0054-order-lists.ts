import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Lists of a business account's orders by day; what is counted and sorted comes from the index alone. */
export const orderLists: Migration = {
  up: (database) =>
    runStatements(database, [
      `create index placed_order_of_customer on customer_order (customer_id, placed_at, id)
        include (storefront_id, finished_at, canceled_at, total_cents) where status = 'placed' and customer_id is not null`,
    ]),
};
