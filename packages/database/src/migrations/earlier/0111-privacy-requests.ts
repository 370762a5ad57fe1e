import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Requests of people for a copy, correction or deletion of their data. */
export const privacyRequests: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table privacy_request (
        id integer primary key generated always as identity,
        storefront_id integer not null references storefront,
        request_no text not null,
        kind text not null check (kind in ('copy', 'correction', 'deletion')),
        state text not null check (state in ('open', 'verified', 'done', 'refused')),
        email text not null,
        email_key text not null,
        name text not null,
        language text not null check (language in ('en', 'es')),
        details text not null,
        received_on date not null,
        extended_at timestamptz,
        extension_reason text,
        recorded_by text not null,
        recorded_at timestamptz not null,
        verified_by text,
        verified_at timestamptz,
        verified_how text,
        closed_by text,
        closed_at timestamptz,
        outcome text,
        unique (storefront_id, request_no)
      )`,
      "comment on column privacy_request.received_on is 'the day on which the person asked, from which the law counts'",
      "create index privacy_request_of_state on privacy_request (storefront_id, state, received_on)",
    ]),
};
