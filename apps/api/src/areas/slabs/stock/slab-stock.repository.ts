import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A bundle with the lots of its item at its place, which are locked. */
export interface YardStock {
  itemId: number;
  placeId: number;
  code: string;
  productId: number;
  lots: { id: number; code: string; onHand: number; reserved: number }[];
}

export async function lockYardStock(query: Query, slabId: number): Promise<YardStock> {
  const bundle = await query
    .selectFrom("slab")
    .innerJoin("slabBundle", "slabBundle.id", "slab.bundleId")
    .innerJoin("item", "item.id", "slabBundle.itemId")
    .select(["slabBundle.itemId", "slabBundle.placeId", "slabBundle.code", "item.productId"])
    .where("slab.id", "=", slabId)
    .executeTakeFirstOrThrow();
  return { ...bundle, lots: await lockLots(query, bundle) };
}

export async function lockLots(query: Query, { itemId, placeId }: Pick<YardStock, "itemId" | "placeId">): Promise<YardStock["lots"]> {
  return query
    .selectFrom("lot")
    .select(["id", "code", "onHand", "reserved"])
    .where("itemId", "=", itemId)
    .where("placeId", "=", placeId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Returns the kind of a document's last movement of stock; null if it has none. */
export async function selectLastMovement(query: Query, document: string): Promise<string | null> {
  const row = await query
    .selectFrom("stockMovement")
    .select("kind")
    .where("document", "=", document)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Returns the number of slabs of an item at a place. Call it in a statement after locking the lots, to see earlier changes. */
export async function countStanding(query: Query, { itemId, placeId }: Pick<YardStock, "itemId" | "placeId">): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from slab join slab_bundle bundle on bundle.id = slab.bundle_id
    where bundle.item_id = ${itemId} and bundle.place_id = ${placeId} and slab.sold_at is null`.execute(query);
  return rows[0]?.count ?? 0;
}
