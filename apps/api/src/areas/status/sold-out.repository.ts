import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

export interface SoldOut {
  storefrontId: number;
  /** The place's code. */
  place: string;
  /** Its city, by which people know it. */
  city: string;
  items: number;
  countedAt: Date;
}

/** Adds up all lots, and stores for each place that keeps stock how many items for sale have no units left there. */
export async function storeSoldOut(query: Query, at: Date): Promise<void> {
  await sql`
    with gone as (
      select lot.item_id, lot.place_id from lot join item on item.id = lot.item_id
      where item.published and item.kind = 'item'
      group by lot.item_id, lot.place_id having sum(lot.on_hand - lot.reserved) <= 0
    ), counted as (
      select place.id, count(gone.item_id)::int as items from place left join gone on gone.place_id = place.id
      where exists (select from lot where lot.place_id = place.id) group by place.id
    ), emptied as (
      delete from sold_out_count where place_id not in (select id from counted)
    )
    insert into sold_out_count (place_id, items, counted_at) select id, items, ${at}::timestamptz from counted
    on conflict (place_id) do update set items = excluded.items, counted_at = excluded.counted_at`.execute(query);
}

/** Reads the last count, a row for each place. @param where limits the places */
export async function selectSoldOut(query: Query, where: RawBuilder<unknown>): Promise<SoldOut[]> {
  const { rows } = await sql<SoldOut>`
    select place.storefront_id as "storefrontId", place.code as place, place.city, counted.items, counted.counted_at as "countedAt"
    from sold_out_count counted join place on place.id = counted.place_id where ${where} order by place.id`.execute(query);
  return rows;
}
