import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** An item can be left out of a plan of list prices. */
export const itemsWithoutAPlannedPrice: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table price_plan add column except_items text[] not null default '{}'",
      "comment on column price_plan.except_items is 'numbers of items in its scope that keep their prices'",
    ]),
};
