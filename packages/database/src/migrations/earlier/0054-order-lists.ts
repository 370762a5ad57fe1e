import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** What a business calls an order by, and lists of its orders by day; what is counted and sorted comes from the index alone. */
export const orderLists: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table customer_order add column branch_id integer references customer_branch",
      "alter table customer_order add column purchase_order_no text",
      "alter table customer_order add column job_name text",
      "comment on column customer_order.branch_id is 'the branch of the business account that it was placed for; null for the account itself'",
      "comment on column customer_order.purchase_order_no is 'the customer''s own number for it'",
      "comment on column customer_order.job_name is 'the project that it is for'",
      `create index placed_order_of_customer on customer_order (customer_id, placed_at, id)
        include (storefront_id, finished_at, canceled_at, total_cents) where status = 'placed' and customer_id is not null`,
    ]),
};
