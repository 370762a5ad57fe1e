import type { Query, TokenKind } from "@azulejo/database";
import { sql } from "kysely";

/** Locks the space, so that addresses and the tree are checked against committed data. */
export async function lockSpace(query: Query, id: number): Promise<void> {
  await query.selectFrom("content.space").select("id").where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** Returns the time in seconds, or the previous version plus one if that is greater. */
export async function raiseVersion(query: Query, id: number, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  await query
    .updateTable("content.space")
    .set({ version: sql<number>`greatest(version + 1, ${seconds}::bigint)` })
    .where("id", "=", id)
    .execute();
}

export async function selectSpaceTokens(query: Query, spaceId: number): Promise<Partial<Record<TokenKind, string>>> {
  const rows = await query.selectFrom("content.token").select(["kind", "token"]).where("spaceId", "=", spaceId).orderBy("token").execute();
  return Object.fromEntries(rows.map(({ kind, token }) => [kind, token]));
}
