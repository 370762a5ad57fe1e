import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

/** What a business moved in with: the ids of its former system, and invoices and credits that were open there. */
export const openingInvoices: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table invoice alter column order_id drop not null",
      "alter table invoice add earlier_no text",
      "comment on column invoice.earlier_no is 'its number in the system that it was moved from; null for one of this shop'",
      "comment on column invoice.order_id is 'null for one that was moved from another system'",
      "alter table invoice add constraint invoice_origin_check check ((order_id is null) = (earlier_no is not null)) not valid",
      allowing("ledger_entry", "ledger_entry_account_check", ["opening"]),
      `create table external_id (
        storefront_id integer not null references storefront,
        kind text not null check (kind in ('business', 'branch', 'person', 'invoice')),
        source text not null,
        external_id text not null,
        record_id integer not null,
        content text not null,
        written_at timestamptz not null,
        invited_at timestamptz,
        primary key (storefront_id, kind, source, external_id)
      )`,
      "create unique index external_id_of_record on external_id (kind, record_id, source)",
      "comment on table external_id is 'what a record is called in the system that it was moved from'",
      "comment on column external_id.record_id is 'the id of the business account, branch, person or invoice'",
      "comment on column external_id.invited_at is 'when a person was asked to choose a password; null for anybody else'",
      "comment on column external_id.content is 'a hash of the row that was written last, by which an unchanged row is skipped'",
    ]),
};
