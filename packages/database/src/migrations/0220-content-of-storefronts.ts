import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Each further storefront of a deployment has pages of its own. */
export const contentOfStorefronts: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table storefront add column content_space_id bigint",
      "comment on column storefront.content_space_id is 'its space in the content system; null for the configured one, or for none'",
    ]),
};
