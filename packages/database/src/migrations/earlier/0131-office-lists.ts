import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

const isOpen = "state in ('announced', 'received', 'inspected')";

/** The office's lists of very many rows: each finds its page in an index that has the rows in the list's order. */
export const officeLists: Migration = {
  up: (database) =>
    runStatements(database, [
      "create index customer_by_name on customer (storefront_id, lower(name), id)",
      "create index account_by_name on account (storefront_id, surname, given_name, id) where deleted_at is null",
      "create index payment_of_status on payment (status, created_at, id)",
      "create index audit_entry_of_no on audit_entry (storefront_id, subject_no, id)",
      "create index sales_quote_for_shop on sales_quote (storefront_id, (status = 'requested') desc, id desc)",
      `create index order_return_by_turn on order_return ((${isOpen}) desc, (case when ${isOpen} then id end), id desc)`,
    ]),
};
