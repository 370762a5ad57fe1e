import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

/** Clips and spacers are sold in packs, which Spanish doesn't name as it names the bags of grout and mortar. */
export const packs: Migration = {
  up: (database) => runStatements(database, [allowing("item", "item_sell_unit_check", ["pack"])]),
};
