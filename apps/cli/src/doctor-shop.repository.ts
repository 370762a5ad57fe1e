import type { Database } from "@azulejo/database";
import { sql } from "kysely";

/** Counts of what a shop needs before it can sell. */
export async function countShop({
  query,
}: Database): Promise<{ items: number; priced: number; staff: number; cards: number; events: number }> {
  const { rows } = await sql<{ items: number; priced: number; staff: number; cards: number; events: number }>`
    select (select count(*)::int from item) as items,
      (select count(distinct item_id)::int from price) as priced,
      (select count(*)::int from staff where blocked_at is null) as staff,
      (select count(*)::int from payment) as cards,
      (select count(*)::int from provider_event) as events`.execute(query);
  return rows[0] ?? { items: 0, priced: 0, staff: 0, cards: 0, events: 0 };
}

/** Returns whether the home page has a published story. */
export async function hasHomeStory({ query }: Database): Promise<boolean> {
  const { rows } = await sql`select from content.story where published is not null and full_slug = 'home'`.execute(query);
  return rows.length > 0;
}
