import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** How often what was searched for on each day. */
export const searchCounts: Migration = {
  up: (database) =>
    runStatements(database, [
      `create table search_count (
        storefront_id integer not null references storefront,
        day date not null,
        language text not null,
        term text not null,
        times integer not null,
        without_hit integer not null,
        hits integer not null,
        primary key (storefront_id, day, language, term)
      )`,
      "comment on column search_count.day is 'in the time zone of the storefront'",
      "comment on column search_count.without_hit is 'how many of the times nothing was found'",
      "comment on column search_count.hits is 'products and pages that were found the last time'",
    ]),
};
