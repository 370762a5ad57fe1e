import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** When staff last signed in, which outlives their sessions. */
export const staffSignIns: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table staff add column signed_in_at timestamptz",
      "update staff set signed_in_at = (select max(started_at) from session where session.staff_id = staff.id)",
    ]),
};
