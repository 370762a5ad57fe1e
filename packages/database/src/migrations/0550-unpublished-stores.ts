import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Stores that customers don't see yet, such as those that a file of stock names. */
export const unpublishedStores: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table place add published boolean not null default true",
      "comment on column place.published is 'whether customers see it and its stock is for sale; until then its address may be empty'",
    ]),
};
