import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Customers announce returns themselves, and choose a reason. */
export const returnsByCustomers: Migration = {
  up: (database) =>
    runStatements(database, [
      `alter table order_return alter column staff_id drop not null,
        add column reason_kind text
          check (reason_kind in ('tooMuch', 'changedMind', 'wrongItem', 'damaged', 'shade', 'late', 'other')),
        add constraint order_return_announcer check (num_nonnulls(staff_id, reason_kind) = 1)`,
      "comment on column order_return.staff_id is 'null for a return that the customer announced; its event names the account'",
      "comment on column order_return.reason is 'in the words of who announced it; may be empty for a customer''s'",
      "comment on column order_return.reason_kind is 'what the customer chose; null for a return that staff announced'",
    ]),
};
