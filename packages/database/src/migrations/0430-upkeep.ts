import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** The office shows when the last backup was made. */
export const upkeep: Migration = {
  up: (database) =>
    runStatements(database, [
      "create table upkeep (act text primary key check (act in ('backup')), at timestamptz not null)",
      "comment on table upkeep is 'when commands that keep the shop well last succeeded'",
    ]),
};
