import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

/** Slabs of a yard come over from another system. */
export const movedSlabs: Migration = {
  up: (database) => runStatements(database, [allowing("external_id", "external_id_kind_check", ["slab"])]),
};
