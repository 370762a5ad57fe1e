import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** The months of accounting are summed up every few minutes, because reading them adds up the whole ledger. */
export const sumsOfTheLedger: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table ledger_summed (
        storefront_id integer primary key references storefront on delete cascade,
        posting_id bigint not null,
        timezone text not null
      )`,
      "comment on table ledger_summed is 'up to which posting ledger_sum has a storefront''s entries'",
      "comment on column ledger_summed.timezone is 'the one whose months they are; with another one the sums are not used'",
      `create table ledger_sum (
        storefront_id integer not null references ledger_summed on delete cascade,
        month text not null,
        account text not null,
        debit_cents bigint not null,
        credit_cents bigint not null,
        primary key (storefront_id, month, account)
      )`,
      "comment on table ledger_sum is 'debits and credits of each account by month, of the postings that are summed up'",
    ]),
};
