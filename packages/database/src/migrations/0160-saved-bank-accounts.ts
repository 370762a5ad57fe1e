import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Customers keep bank accounts beside their cards. */
export const savedBankAccounts: Migration = {
  up: (database) =>
    runStatements(database, [
      `alter table saved_payment
        add column kind text not null default 'card' check (kind in ('card', 'bank')),
        add column setup_id text unique,
        add column mandate_version text,
        add column mandate_text text,
        alter column exp_month drop not null,
        alter column exp_year drop not null,
        add constraint saved_payment_expires check ((kind = 'card') = (exp_month is not null) and (kind = 'card') = (exp_year is not null))`,
      "comment on column saved_payment.brand is 'the brand of a card, the name of a bank'",
      "comment on column saved_payment.fingerprint is 'the same for the same card or account, however often it is entered'",
      "comment on column saved_payment.setup_id is 'of a bank account until its owner has verified it'",
      "comment on column saved_payment.mandate_text is 'what the owner of a bank account agreed to who saved it without paying'",
    ]),
};
