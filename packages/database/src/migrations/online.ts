import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A migration that blocks nobody and can't run in a transaction. It can be repeated after a failure. */
export interface OnlineMigration extends Migration {
  isOnline: true;
}

/**
 * Returns a migration that adds indexes without blocking writes.
 * @param indexes by name of the index, what follows `create index NAME`, such as `on bag (next_bag_id)`
 */
export const onlineIndexes = (indexes: Record<string, string>): OnlineMigration => ({
  isOnline: true,
  async up(database) {
    // A new database has nothing to index, and a restore runs in a transaction.
    const how = database.isTransaction ? "" : "concurrently";
    for (const [name, definition] of Object.entries(indexes)) {
      // A failed attempt leaves an invalid index.
      await sql.raw(`drop index ${how} if exists ${name}`).execute(database);
      await sql.raw(`create index ${how} ${name} ${definition}`).execute(database);
    }
  },
});
