import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Requests to a customer to authorize a saved card for an amount on an order. */
export const paymentAuthorizations: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table payment_request add column kind text not null default 'link' check (kind in ('link', 'authorization'))",
      "comment on column payment_request.kind is 'link: pays what is owed with any card; authorization: an amount with a saved card'",
      "alter table payment_request add column amount_cents bigint check (amount_cents > 0)",
      "alter table payment_request add column saved_payment_id integer references saved_payment on delete set null",
      "comment on column payment_request.saved_payment_id is 'null for a link, and once the card is removed'",
      "alter table payment_request add constraint payment_request_amount check ((kind = 'authorization') = (amount_cents is not null))",
    ]),
};
