import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Lists of accounts with very many orders: every sort finds its page, and every count its sum, in an index alone. */
export const largeLists: Migration = {
  up: (database) =>
    runStatements(database, [
      "drop index placed_order_of_customer",
      `create index placed_order_of_customer on customer_order (customer_id, placed_at, id)
        include (storefront_id, branch_id, finished_at, canceled_at, total_cents) where status = 'placed' and customer_id is not null`,
      `create index placed_order_by_total on customer_order (customer_id, total_cents, id)
        include (storefront_id, branch_id, placed_at, finished_at) where status = 'placed' and customer_id is not null`,
      "create index approval_request_of_order on approval_request (order_id) where order_id is not null",
    ]),
};
