import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Payments by bank account, which take days and can come back, and the payer's authorization of each. */
export const bankDebits: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table payment drop constraint payment_status_check",
      `alter table payment add constraint payment_status_check check (
        status in ('started', 'pending', 'authorised', 'captured', 'declined', 'cancelled', 'refunded', 'returned'))`,
      "comment on column payment.brand is 'the brand of a card, the name of a bank'",
      "create index payment_pending on payment (updated_at) where status = 'pending'",
      `create table payment_mandate (
        payment_id integer primary key references payment on delete cascade,
        version text not null,
        language text not null,
        text text not null,
        agreed_at timestamptz not null
      )`,
      "comment on table payment_mandate is 'what the payer of a bank debit agreed to, word for word'",
      "alter table money_back drop constraint money_back_kind_check",
      "alter table money_back add constraint money_back_kind_check check (kind in ('refund', 'dispute', 'return'))",
      "alter table order_event drop constraint order_event_kind_check",
      `alter table order_event add constraint order_event_kind_check check (kind in (
        'refunded', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost',
        'picked', 'ready', 'shipped', 'canceled', 'refund_requested', 'payment_voided', 'payment_settled', 'payment_returned'))`,
    ]),
};
