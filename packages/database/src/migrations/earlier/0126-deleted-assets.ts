import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** A deleted file of the content system can be restored for a while. */
export const deletedAssets: Migration = {
  up: (database) =>
    runStatements(database, [
      "alter table content.asset add column deleted_at timestamptz",
      "comment on column content.asset.deleted_at is 'since when it is no longer served; it can be restored until it is cleared away'",
      "create index asset_deleted on content.asset (space_id, deleted_at) where deleted_at is not null",
    ]),
};
