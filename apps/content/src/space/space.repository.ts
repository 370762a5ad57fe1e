import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Whoever changes a space waits here for the others: addresses and trees are checked against what is there. */
export async function lockSpace(query: Query, id: number): Promise<void> {
  await query.selectFrom("content.space").select("id").where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** The time in seconds, or one more than before when that is more. */
export async function raiseVersion(query: Query, id: number, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  await query
    .updateTable("content.space")
    .set({ version: sql<number>`greatest(version + 1, ${seconds}::bigint)` })
    .where("id", "=", id)
    .execute();
}
