import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** A process whose uploads go to another place than the others' is found. */
export const fileStore: Migration = {
  up: (database) =>
    runStatements(database, [
      "create table content.file_store (id text not null, single boolean primary key default true check (single))",
      "comment on table content.file_store is 'the store of uploaded files that belongs to this database; the store holds the same id'",
    ]),
};
