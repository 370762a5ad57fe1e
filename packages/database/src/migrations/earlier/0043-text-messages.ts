import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Text messages that were handed to the provider, and answers that came from a phone and not from a page. */
export const textMessages: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table text_message (
        key text primary key,
        storefront_id integer not null references storefront,
        order_id integer references customer_order,
        account_id integer references account on delete cascade,
        phone text not null,
        provider_ref text unique,
        state text not null check (state in ('sending', 'sent', 'delivered', 'failed')),
        error_code text,
        at timestamptz not null default now()
      )`,
      "comment on table text_message is 'what the provider took or refused; the words are not kept'",
      "comment on column text_message.state is 'sending: a crash may have come between the provider and our books, so it is sent again'",
      "comment on column text_message.key is 'the message of the outbox, so that a repeat sends nothing'",
      "create index text_message_of_order on text_message (order_id)",
      "create index text_message_by_age on text_message (at)",
      "create index sms_consent_of_phone on sms_consent (phone)",
    ]),
};
