import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/**
 * Returns the database's identity and its next transaction number. Restored copies have another identity, because a database restored to an
 * earlier time continues in another timeline.
 */
export async function selectDatabaseIdentity(query: Query): Promise<{ identity: string; nextTransaction: number }> {
  const { rows } = await sql<{ identity: string; nextTransaction: number }>`
    select concat_ws('/', (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()), oid) as identity,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next_transaction
    from pg_database where datname = current_database()`.execute(query);
  const [row] = rows;
  if (!row) throw new Error("A database without a name.");
  return row;
}
