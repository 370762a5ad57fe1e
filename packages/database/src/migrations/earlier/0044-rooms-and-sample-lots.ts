import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** What a line's lots should match: the rooms that it is for, and the lot of a sample. */
export const roomsAndSampleLots: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table bag_line add column rooms jsonb not null default '[]', add column sample_lot text",
      "comment on column bag_line.rooms is 'rooms with their units, together at most the quantity; each comes from one lot if the stock allows'",
      "comment on column bag_line.sample_lot is 'the lot of a sample that the buyer has named'",
      "alter table order_line add column rooms jsonb not null default '[]'",
      "comment on column order_line.rooms is 'rooms with their units by lot'",
    ]),
};
