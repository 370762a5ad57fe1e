import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** Item numbers as people type them, in any case, whole or by their start. */
export const itemKeys: Migration = {
  up: (database) =>
    runStatements(database, ["create index item_of_key on item (storefront_id, upper(item_no) text_pattern_ops) where published"]),
};
