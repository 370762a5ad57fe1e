import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

/** Items have ids in other systems too, and records come with their ids in further ones. */
export const idsOfItems: Migration = {
  up: (database) => runStatements(database, [allowing("external_id", "external_id_kind_check", ["item", "furtherId", "cost", "redirect"])]),
};
