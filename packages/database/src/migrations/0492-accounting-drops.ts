import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** The days whose files the shop has put into accounting's store. */
export const accountingDrops: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table accounting_drop (
        storefront_id integer not null references storefront on delete cascade,
        kind text not null check (kind in ('journal', 'invoices', 'payments', 'customers')),
        day date not null,
        format text not null check (format in ('csv', 'quickbooksOnline', 'quickbooksDesktop', 'netsuite')),
        name text,
        dropped_at timestamptz not null,
        primary key (storefront_id, kind, day)
      )`,
      "comment on table accounting_drop is 'files that the shop put into the store of accounting, one for each day that is over'",
      "comment on column accounting_drop.name is 'the key of the file in the store; null for a day without records'",
    ]),
};
