import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface StoredList {
  id: number;
  name: string;
  count: number;
}

export interface StoredWish {
  lineId: number;
  itemId: number;
  productId: number;
  /** In sell units. */
  quantity: number;
  note: string;
}

interface Owner {
  storefrontId: number;
  accountId: number;
}

const listsOf = (query: Query, { storefrontId, accountId }: Owner) =>
  query
    .selectFrom("wishList")
    .select(["id", "name", sql<number>`(select count(*)::int from wish_list_line where wish_list_id = wish_list.id)`.as("count")])
    .where("storefrontId", "=", storefrontId)
    .where("accountId", "=", accountId);

/** Returns an account's lists in the order in which they were created. */
export const selectLists = (query: Query, owner: Owner): Promise<StoredList[]> => listsOf(query, owner).orderBy("id").execute();

/** Returns an account's last changed list. */
export const selectLastChanged = (query: Query, owner: Owner): Promise<StoredList | undefined> =>
  listsOf(query, owner).orderBy("changedAt", "desc").orderBy("id", "desc").limit(1).executeTakeFirst();

export const selectList = (query: Query, owner: Owner, id: number): Promise<StoredList | undefined> =>
  listsOf(query, owner).where("id", "=", id).executeTakeFirst();

export async function insertList(query: Query, list: Owner & { name: string; changedAt: Date }): Promise<number> {
  return (await query.insertInto("wishList").values(list).returning("id").executeTakeFirstOrThrow()).id;
}

export async function updateList(query: Query, id: number, change: { name?: string | undefined; changedAt: Date }): Promise<void> {
  const { name, changedAt } = change;
  await query
    .updateTable("wishList")
    .set({ changedAt, ...(name !== undefined && { name }) })
    .where("id", "=", id)
    .execute();
}

export async function deleteList(query: Query, { storefrontId, accountId }: Owner, id: number): Promise<void> {
  await query
    .deleteFrom("wishList")
    .where("storefrontId", "=", storefrontId)
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

/** Returns a list's lines in the order in which they were added. */
export const selectWishes = (query: Query, listId: number): Promise<StoredWish[]> =>
  query
    .selectFrom("wishListLine")
    .innerJoin("item", "item.id", "wishListLine.itemId")
    .select(["wishListLine.id as lineId", "itemId", "item.productId", "quantity", "note"])
    .where("wishListId", "=", listId)
    .orderBy("wishListLine.id")
    .execute();

interface NewWish {
  itemId: number;
  quantity: number;
  note: string;
}

export async function insertWishes(query: Query, wishListId: number, wishes: NewWish[]): Promise<void> {
  if (wishes.length === 0) return;
  await query
    .insertInto("wishListLine")
    .values(wishes.map((wish) => ({ wishListId, ...wish })))
    .execute();
}

export async function updateWish(
  query: Query,
  lineId: number,
  { quantity, note }: { quantity?: number | undefined; note?: string | undefined },
): Promise<void> {
  if (quantity === undefined && note === undefined) return;
  await query
    .updateTable("wishListLine")
    .set({ ...(quantity !== undefined && { quantity }), ...(note !== undefined && { note }) })
    .where("id", "=", lineId)
    .execute();
}

export async function deleteWishes(query: Query, lineIds: number[]): Promise<void> {
  if (lineIds.length > 0) await query.deleteFrom("wishListLine").where("id", "in", lineIds).execute();
}
