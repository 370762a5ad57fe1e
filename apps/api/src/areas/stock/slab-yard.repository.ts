import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface Yard {
  itemNo: string;
  placeId: number;
}

/** Returns the places where the stock of these items consists of slabs, so that it must not be changed otherwise. */
export async function selectYards(query: Query, storefrontId: number, itemNos: readonly string[]): Promise<Yard[]> {
  if (itemNos.length === 0) return [];
  const { rows } = await sql<Yard>`
    select distinct item.item_no, bundle.place_id from slab_bundle bundle join item on item.id = bundle.item_id
    where item.storefront_id = ${storefrontId} and item.item_no = any(${itemNos}::text[])`.execute(query);
  return rows;
}
