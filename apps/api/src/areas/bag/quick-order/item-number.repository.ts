import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** An item that can be ordered, by its number in upper case. */
export interface KnownItem {
  key: string;
  itemNo: string;
  itemId: number;
  productId: number;
}

/** Returns the published items of these numbers, whatever their case. @param keys numbers in upper case */
export async function selectItemsByKey(query: Query, storefrontId: number, keys: string[]): Promise<KnownItem[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<KnownItem>`
    select upper(item_no) as key, item_no, id as item_id, product_id from item
    where storefront_id = ${storefrontId} and published and kind <> 'electronic' and upper(item_no) = any(${keys}::text[])`.execute(query);
  return rows;
}

/** Returns numbers that begin like one, with their product's name. @param start in upper case */
export async function selectItemsLike(query: Query, storefrontId: number, start: string, language: string, limit: number) {
  const { rows } = await sql<{ itemNo: string; name: string }>`
    select item.item_no, text.name from item join product_text text on text.product_id = item.product_id and text.language = ${language}
    where item.storefront_id = ${storefrontId} and item.published and item.kind = 'item' and upper(item.item_no) like ${`${start}%`}
    order by item.item_no limit ${limit}`.execute(query);
  return rows;
}

/** Returns the items whose number or product's name begins with one of these words in upper case. */
export async function selectItemsByFirstWord(query: Query, storefrontId: number, words: string[], language: string, limit: number) {
  if (words.length === 0) return [];
  const { rows } = await sql<Omit<KnownItem, "key"> & { name: string; finish: string | null; code: string; series: string }>`
    select item.item_no, item.id as item_id, item.product_id, item.finish, text.name,
      split_part(upper(item.item_no), '-', 1) as code, split_part(upper(text.name), ' ', 1) as series
    from item join product_text text on text.product_id = item.product_id and text.language = ${language}
    where item.storefront_id = ${storefrontId} and item.published and item.kind = 'item'
      and (split_part(upper(item.item_no), '-', 1) = any(${words}::text[]) or split_part(upper(text.name), ' ', 1) = any(${words}::text[]))
    order by item.item_no limit ${limit}`.execute(query);
  return rows;
}
