import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { Want } from "./serve-waiting.rules.ts";

/** How many rows of the change log are read at most; what a larger change leaves out is found within the hour. */
const CHANGES_READ = 5000;
/** Longer than transactions take, because a change is written some time before it can be seen. */
const CHANGED_MINUTES = 10;

export interface WantedItem {
  storefrontId: number;
  itemId: number;
  itemNo: string;
}

/**
 * Returns items that somebody waits for and of which at least the smallest wanted number of units is available.
 * @param isWhole false for items that changed in the last minutes only
 */
export async function selectWantedItems(query: Query, now: Date, isWhole: boolean): Promise<WantedItem[]> {
  const { rows } = await sql<WantedItem>`
    with changed as (
      select kind, entity, at from change_log order by id desc limit ${CHANGES_READ}
    ), wanted as (
      select item_id, min(units) as units from stock_alert
      where told_at is null and withdrawn_at is null and expires_at > ${now} group by item_id
    )
    select item.storefront_id, item.id as item_id, item.item_no
    from wanted join item on item.id = wanted.item_id
    where item.published
      and (${isWhole} or item.product_id::text in (
        select entity from changed
        where kind in ('stock', 'product') and at > now() - make_interval(mins => ${CHANGED_MINUTES})))
      and wanted.units <= (select sum(on_hand - reserved) from lot join place on place.id = lot.place_id
        where lot.item_id = item.id and on_hand > reserved and place.published)
    order by item.id`.execute(query);
  return rows;
}

export interface Waiting extends Want {
  id: number;
}

/** Locks the open requests for an item until commit, and returns them in the order of asking. */
export async function lockWaiting(query: Query, itemId: number, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, units, place_id is not null as is_pickup from stock_alert
    where item_id = ${itemId} and told_at is null and withdrawn_at is null and expires_at > ${now}
    order by asked_at, id for update`.execute(query);
  return rows;
}

/** Returns what people were told about since a moment. */
export async function selectTold(query: Query, itemId: number, since: Date): Promise<Want[]> {
  const { rows } = await sql<Want>`
    select units, place_id is not null as is_pickup from stock_alert where item_id = ${itemId} and told_at > ${since}`.execute(query);
  return rows;
}

/** Ends requests, because their emails are written. @returns the numbers of these emails */
export async function markTold(query: Query, ids: number[], now: Date): Promise<{ id: number; letters: number }[]> {
  if (ids.length === 0) return [];
  return query
    .updateTable("stockAlert")
    .set((of) => ({ toldAt: now, letters: of("letters", "+", 1) }))
    .where("id", "in", ids)
    .returning(["id", "letters"])
    .execute();
}

/** Opens a request again whose email wasn't sent, unless the person has made the same one since. */
export async function reopen(query: Query, id: number, letter: number): Promise<void> {
  await sql`
    update stock_alert alert set told_at = null
    where id = ${id} and letters = ${letter} and told_at is not null and withdrawn_at is null
      and not exists (
        select from stock_alert other
        where other.item_id = alert.item_id and other.storefront_id = alert.storefront_id and other.email_key = alert.email_key
          and other.place_id is not distinct from alert.place_id and other.told_at is null and other.withdrawn_at is null)`.execute(query);
}
