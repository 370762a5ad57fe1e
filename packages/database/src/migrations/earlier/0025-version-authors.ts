import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Who wrote each version of a story. */
export const versionAuthors: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table content.story_version add column author text",
      "comment on column content.story_version.author is 'the name that came with the change; null for none'",
    ]),
};
