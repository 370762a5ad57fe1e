import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Whose goods these are, and the number that their manufacturer gives them: search engines and orders to suppliers ask for both. */
export const brands: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table series add column brand text",
      "comment on column series.brand is 'the manufacturer or its brand; null for the shop''s own goods'",
      "alter table item add column part_number text",
      "comment on column item.part_number is 'the manufacturer''s own number (MPN)'",
    ]),
};
