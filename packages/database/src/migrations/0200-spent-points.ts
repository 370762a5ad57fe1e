import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Processes count what clients spend of their limits together. */
export const spentPoints: Migration = {
  up: (database) =>
    runStatements(database, [
      "create unlogged table spent_points (key text primary key, points integer not null, expire bigint) with (fillfactor = 50)",
      "comment on table spent_points is 'points of rate limits that clients have spent, and when they are forgotten (milliseconds)'",
    ]),
};
