import type { Migration } from "kysely/migration";
import { allowing } from "./allowing.ts";
import { runStatements } from "./run-statements.ts";

/** What else a business moves in with: its prices, addresses, certificates and lists. */
export const moreMovedRecords: Migration = {
  up: (database) =>
    runStatements(database, [
      allowing("external_id", "external_id_kind_check", ["level", "address", "contract", "certificate", "wish"]),
      "comment on column external_id.record_id is 'the id of the record in the table of its kind'",
    ]),
};
