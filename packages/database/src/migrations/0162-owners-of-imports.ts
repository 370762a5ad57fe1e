import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** An import whose process has ended is taken over at once. */
export const ownersOfImports: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table catalogue_import add column owner text",
      "comment on column catalogue_import.owner is 'the process that works on it'",
    ]),
};
