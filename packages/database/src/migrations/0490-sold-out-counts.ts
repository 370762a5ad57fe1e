import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** How many items are sold out is counted every few minutes, because reading it adds up all lots. */
export const soldOutCounts: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table sold_out_count (
        place_id integer primary key references place on delete cascade,
        items integer not null check (items >= 0),
        counted_at timestamptz not null
      )`,
      "comment on table sold_out_count is 'items for sale of which nothing is left in the place, when they were last counted'",
    ]),
};
