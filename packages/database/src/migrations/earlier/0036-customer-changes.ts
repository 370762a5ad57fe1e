import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Changes of an order that its customer made. */
export const customerChanges: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table order_event add column by_customer boolean not null default false",
      "alter table order_event add column account_id integer references account",
      "comment on column order_event.account_id is 'the signed-in customer who did it; null for staff, the shop itself, and a guest'",
      "create index order_event_of_account on order_event (account_id) where account_id is not null",
    ]),
};
