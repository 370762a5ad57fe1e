import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Returns the name of the shop's first storefront, or null in an empty database. */
export async function selectStorefrontName(query: Query): Promise<string | null> {
  const row = await query.selectFrom("storefront").select("name").orderBy("id").executeTakeFirst();
  return row?.name ?? null;
}

/** Returns a storefront, the first one by default; null if there is none. */
export async function selectStorefront(query: Query, id?: number): Promise<{ id: number; name: string; publicKey: string } | null> {
  const all = query.selectFrom("storefront").select(["id", "name", "publicKey"]).orderBy("id");
  const row = await all.$if(id !== undefined, (of) => of.where("id", "=", id ?? 0)).executeTakeFirst();
  return row ?? null;
}

export async function countOrders(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom("customerOrder")
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the orders that have been waiting for their payment for more than half an hour. */
export async function countHalfPaid(query: Query): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from customer_order
    where status = 'reserved' and reserved_at < now() - interval '30 minutes'`.execute(query);
  return rows[0]?.count ?? 0;
}

/** Returns the slugs of published stories that hold a sample text. */
export async function selectSampleSlugs(query: Query): Promise<string[]> {
  const { rows } = await sql<{ fullSlug: string }>`select full_slug from content.story
    where published ->> 'sample' = 'true' order by full_slug`.execute(query);
  return rows.map((row) => row.fullSlug);
}

/** Deletes everything in a database. */
export async function dropSchemas(query: Query): Promise<void> {
  await sql`drop schema public cascade`.execute(query);
  await sql`create schema public`.execute(query);
  for (const schema of ["content", "pgboss"]) await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(query);
}

/** Records for the office that a backup was made. A database of an earlier release has no place for it. */
export async function noteBackup(query: Query, at: Date): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('upkeep') is not null as "isThere"`.execute(query);
  if (!rows[0]?.isThere) return;
  await query
    .insertInto("upkeep")
    .values({ act: "backup", at })
    .onConflict((same) => same.column("act").doUpdateSet({ at }))
    .execute();
}
