import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

/** What a store moves in with: its hours, and containers on their way to it. */
export const moreMovedKinds: Migration = {
  up: (database) => runStatements(database, [allowing("external_id", "external_id_kind_check", ["hours", "container"])]),
};
