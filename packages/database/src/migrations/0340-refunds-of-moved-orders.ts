import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** An order that was moved from another system has no payment here: its refunds are credits of the account, or paid out by staff. */
export const refundsOfMovedOrders: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table refund alter column payment_id drop not null",
      "alter table refund add paid_by text check (paid_by in ('check', 'cash'))",
      "alter table refund add reference text",
      `alter table refund add constraint refund_way_check
        check (payment_id is not null or paid_by is not null or credit_cents = amount_cents) not valid`,
      "comment on column refund.payment_id is 'null for an order that was moved from another system'",
      "comment on column refund.paid_by is 'how staff paid it out; null for one that goes back to a payment or becomes a credit'",
      "comment on column refund.reference is 'of what staff paid out, such as the number of a check'",
    ]),
};
