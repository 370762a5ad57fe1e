import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Codes of an authenticator app for staff, as customers have them. */
export const staffSecondFactor: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table staff_second_factor (
        staff_id integer primary key references staff on delete cascade,
        sealed_secret text not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0
      )`,
      "comment on column staff_second_factor.last_step is 'of the last code that was taken: none is taken twice'",
      `create table staff_recovery_code (
        staff_id integer not null references staff on delete cascade,
        hash text not null,
        used_at timestamptz,
        primary key (staff_id, hash)
      )`,
    ]),
};
