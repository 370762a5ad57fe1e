import type { Fulfilment } from "@azulejo/contract";
import type { BagLine } from "@azulejo/contract/areas/webshoppingbag.ts";
import type { Query, Recipient } from "@azulejo/database";
import { sql } from "kysely";
import type { OrderedLine } from "./close-bag.rules.ts";
import type { StoredBag } from "./stored-bag.ts";

export async function insertBag(query: Query, id: string, storefrontId: number, accountId: number | null): Promise<void> {
  await query.insertInto("bag").values({ id, storefront_id: storefrontId, pickup_place_id: null, account_id: accountId }).execute();
}

/** Returns the account's open bag. There is at most one. */
export async function selectBagOfAccount(query: Query, storefrontId: number, accountId: number): Promise<string | null> {
  const row = await query
    .selectFrom("bag")
    .select("id")
    .where("account_id", "=", accountId)
    .where("storefront_id", "=", storefrontId)
    .where("status", "=", "open")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns a bag with its lines in insertion order. With `lock`, its row is locked until commit. */
export async function selectBag(query: Query, storefrontId: number, id: string, lock = false): Promise<StoredBag | null> {
  const bag = await query
    .selectFrom("bag")
    .selectAll()
    .where("id", "=", id)
    .where("storefront_id", "=", storefrontId)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  if (!bag) return null;
  const lines = await query
    .selectFrom("bag_line")
    .innerJoin("item", "item.id", "bag_line.item_id")
    .selectAll("bag_line")
    .select("item.product_id")
    .where("bag_id", "=", id)
    .orderBy("bag_line.id")
    .execute();
  return {
    id: bag.id,
    status: bag.status,
    accountId: bag.account_id,
    pickupPlaceId: bag.pickup_place_id,
    nextBagId: bag.next_bag_id,
    checkout: bag.checkout,
    lines: lines.map((line) => ({
      lineId: line.id,
      itemId: line.item_id,
      productId: line.product_id,
      quantity: line.quantity,
      fulfilment: line.fulfilment,
      lotsConsented: line.lots_consented,
      seenPriceCents: line.seen_price_cents,
      recipient: line.recipient,
    })),
  };
}

interface NewLine {
  itemId: number;
  quantity: number;
  fulfilment: Fulfilment;
  seenPriceCents: number;
  recipient: Recipient | null;
}

/** Adds to a line with the same item, fulfilment and recipient if there is one. Returns false when that would exceed `limit`. */
export async function addLine(query: Query, bagId: string, line: NewLine, limit: number): Promise<boolean> {
  const added = await query
    .insertInto("bag_line")
    .values({
      bag_id: bagId,
      item_id: line.itemId,
      quantity: line.quantity,
      fulfilment: line.fulfilment,
      seen_price_cents: line.seenPriceCents,
      recipient: line.recipient === null ? null : JSON.stringify(line.recipient),
    })
    .onConflict((conflict) =>
      conflict
        .constraint("bag_line_of_item")
        .doUpdateSet({ quantity: sql`bag_line.quantity + excluded.quantity`, lots_consented: false })
        .where(sql<boolean>`bag_line.quantity + excluded.quantity <= ${limit}`),
    )
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export interface LineChange {
  quantity?: number | undefined;
  fulfilment?: Fulfilment | undefined;
  lotsConsented?: boolean | undefined;
  recipient?: Recipient | undefined;
  seenPriceCents?: number | undefined;
}

export async function updateLine(query: Query, bagId: string, lineId: number, change: LineChange): Promise<void> {
  const values = {
    ...(change.quantity !== undefined && { quantity: change.quantity }),
    ...(change.fulfilment !== undefined && { fulfilment: change.fulfilment }),
    ...(change.lotsConsented !== undefined && { lots_consented: change.lotsConsented }),
    ...(change.recipient !== undefined && { recipient: JSON.stringify(change.recipient) }),
    ...(change.seenPriceCents !== undefined && { seen_price_cents: change.seenPriceCents }),
  };
  if (Object.keys(values).length === 0) return;
  await query.updateTable("bag_line").set(values).where("bag_id", "=", bagId).where("id", "=", lineId).execute();
}

export async function deleteLines(query: Query, bagId: string, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await query.deleteFrom("bag_line").where("bag_id", "=", bagId).where("id", "in", lineIds).execute();
}

export async function updateBag(
  query: Query,
  bagId: string,
  change: {
    pickupPlaceId?: number;
    checkout?: Record<string, unknown>;
    status?: "ordered" | "joined";
    accountId?: number;
    nextBagId?: string;
  },
): Promise<void> {
  await query
    .updateTable("bag")
    .set({
      updated_at: new Date(),
      ...(change.pickupPlaceId !== undefined && { pickup_place_id: change.pickupPlaceId }),
      ...(change.checkout !== undefined && { checkout: JSON.stringify(change.checkout) }),
      ...(change.status !== undefined && { status: change.status }),
      ...(change.nextBagId !== undefined && { next_bag_id: change.nextBagId }),
      ...(change.accountId !== undefined && { account_id: change.accountId }),
    })
    .where("id", "=", bagId)
    .execute();
}

/** Returns what an order took of the bag's lines. */
export async function selectOrderedLines(query: Query, orderId: number): Promise<OrderedLine[]> {
  const rows = await query.selectFrom("order_line").select(["bag_line_id", "quantity"]).where("order_id", "=", orderId).execute();
  return rows.flatMap(({ bag_line_id: lineId, quantity }) => (lineId === null ? [] : [{ lineId, quantity }]));
}

/** Returns the quantity of each item kind in a bag. */
export async function selectKindTotals(query: Query, bagId: string): Promise<{ kind: BagLine["kind"]; units: number }[]> {
  const rows = await query
    .selectFrom("bag_line")
    .innerJoin("item", "item.id", "bag_line.item_id")
    .select(["item.kind", (of) => of.fn.sum<string>("bag_line.quantity").as("units")])
    .where("bag_id", "=", bagId)
    .groupBy("item.kind")
    .execute();
  return rows.map(({ kind, units }) => ({ kind, units: Number(units) }));
}
