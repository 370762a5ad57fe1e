import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Values of the facts that a supplier defines, which are too many and too different for columns of their own. */
export const factsOfItems: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table item add column facts jsonb not null default '{}'",
      "comment on column item.facts is 'values of the supplier''s own facts, by the code of the fact in the storefront''s settings'",
    ]),
};
