import type { Migration } from "kysely/migration";
import { allowing } from "../allowing.ts";
import { runStatements } from "../run-statements.ts";

/** Passkeys of staff, as customers have them. */
export const staffPasskeys: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table staff_passkey (
        id text primary key,
        staff_id integer not null references staff on delete cascade,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        added_at timestamptz not null,
        used_at timestamptz
      )`,
      "create index staff_passkey_of_staff on staff_passkey (staff_id)",
      allowing("account_link", "account_link_kind_check", ["staff_webauthn"]),
    ]),
};
