import type { Fulfilment } from "@azulejo/contract";
import type { BagLine, LotUnits } from "@azulejo/contract/areas/bag.ts";
import { insertRows, type Query, type Recipient, type Room } from "@azulejo/database";
import { sql } from "kysely";
import { heldByAttempt, heldForBag } from "../stock/index.ts";
import type { OrderedLine } from "./close-bag.rules.ts";
import type { StoredBag, StoredLine } from "./stored-bag.ts";

export async function insertBag(query: Query, id: string, storefrontId: number, accountId: number | null): Promise<void> {
  await query.insertInto("bag").values({ id, storefrontId, pickupPlaceId: null, accountId }).execute();
}

/** Inserts a bag with its first lines, of different items. @returns the lines' ids by item */
export async function insertFilledBag(query: Query, id: string, storefrontId: number, lines: NewLine[]): Promise<Map<number, number>> {
  const rows = lines.map(({ rooms = [], sampleLot = null, ...line }) => ({ ...line, rooms, sampleLot }));
  const { rows: added } = await sql<{ id: number; itemId: number }>`
    with opened as (insert into bag (id, storefront_id) values (${id}, ${storefrontId}) returning id),
    line as (${insertRows("bagLine", rows, { columns: { bagId: sql`opened.id` }, from: sql`opened` })} returning id, item_id)
    select id, item_id as "itemId" from line`.execute(query);
  return new Map(added.map((line) => [line.itemId, line.id]));
}

/** Returns the account's open bag. There is at most one. */
export async function selectBagOfAccount(query: Query, storefrontId: number, accountId: number): Promise<string | null> {
  const row = await query
    .selectFrom("bag")
    .select("id")
    .where("accountId", "=", accountId)
    .where("storefrontId", "=", storefrontId)
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
    .where("storefrontId", "=", storefrontId)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  if (!bag) return null;
  const contents = await selectContents(query, id);
  return {
    id: bag.id,
    status: bag.status,
    accountId: bag.accountId,
    pickupPlaceId: bag.pickupPlaceId,
    nextBagId: bag.nextBagId,
    giftCardId: bag.giftCardId,
    checkout: bag.checkout,
    ...contents,
  };
}

/**
 * Returns a bag's contents. The caller has the lock, if it needs one: this has to be a statement of its own to see changes committed before
 * it.
 */
async function selectContents(
  query: Query,
  id: string,
): Promise<Pick<StoredBag, "lines" | "promotionCodes" | "hasQuotes" | "reservations" | "attempted">> {
  const rows = await query
    .selectFrom("bag")
    .leftJoin("bagLine", "bagLine.bagId", "bag.id")
    .leftJoin("item", "item.id", "bagLine.itemId")
    .select(["bagLine.id as lineId", "bagLine.itemId", "item.productId", "quantity", "fulfilment", "agreedLots", "rooms", "sampleLot"])
    .select(["seenPriceCents", "recipient"])
    .select([
      sql<string[] | null>`(select array_agg(code order by id) from bag_promotion where bag_id = bag.id)`.as("codes"),
      sql<boolean>`exists (select from delivered_quote where bag_id = bag.id)`.as("hasQuotes"),
      heldForBag.as("reservations"),
      heldByAttempt.as("attempted"),
    ])
    .where("bag.id", "=", id)
    .orderBy("bagLine.id")
    .execute();
  const lines = rows.flatMap(({ codes: _, hasQuotes: __, reservations: ___, attempted: ____, ...line }) =>
    line.lineId === null ? [] : [line as StoredLine],
  );
  const { codes, hasQuotes, reservations, attempted } = rows[0] ?? {};
  return {
    lines,
    promotionCodes: codes ?? [],
    hasQuotes: hasQuotes ?? false,
    reservations: reservations ?? [],
    attempted: attempted ?? [],
  };
}

export async function addPromotionCodes(query: Query, bagId: string, codes: string[]): Promise<void> {
  if (codes.length === 0) return;
  await query
    .insertInto("bagPromotion")
    .values(codes.map((code) => ({ bagId, code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePromotionCode(query: Query, bagId: string, code: string): Promise<void> {
  await query.deleteFrom("bagPromotion").where("bagId", "=", bagId).where("code", "=", code).execute();
}

interface NewLine {
  itemId: number;
  quantity: number;
  fulfilment: Fulfilment;
  seenPriceCents: number;
  recipient: Recipient | null;
  rooms?: Room[] | undefined;
  sampleLot?: string | null | undefined;
}

/** Adds to a line with the same item, fulfilment and recipient if there is one. Returns false when that would exceed `limit`. */
export async function addLine(query: Query, bagId: string, line: NewLine, limit: number): Promise<boolean> {
  const added = await query
    .insertInto("bagLine")
    .values({
      bagId,
      itemId: line.itemId,
      quantity: line.quantity,
      fulfilment: line.fulfilment,
      seenPriceCents: line.seenPriceCents,
      recipient: line.recipient === null ? null : JSON.stringify(line.recipient),
      rooms: JSON.stringify(line.rooms ?? []),
      sampleLot: line.sampleLot ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .constraint("bag_line_of_item")
        .doUpdateSet({ quantity: sql`bag_line.quantity + excluded.quantity` })
        .where(sql<boolean>`bag_line.quantity + excluded.quantity <= ${limit}`),
    )
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export interface LineChange {
  quantity?: number | undefined;
  fulfilment?: Fulfilment | undefined;
  agreedLots?: LotUnits[] | undefined;
  recipient?: Recipient | undefined;
  rooms?: Room[] | undefined;
  sampleLot?: string | null | undefined;
  seenPriceCents?: number | undefined;
}

export async function updateLine(query: Query, bagId: string, lineId: number, change: LineChange): Promise<void> {
  const values = {
    ...(change.quantity !== undefined && { quantity: change.quantity }),
    ...(change.fulfilment !== undefined && { fulfilment: change.fulfilment }),
    ...(change.agreedLots !== undefined && { agreedLots: JSON.stringify(change.agreedLots) }),
    ...(change.recipient !== undefined && { recipient: JSON.stringify(change.recipient) }),
    ...(change.rooms !== undefined && { rooms: JSON.stringify(change.rooms) }),
    ...(change.sampleLot !== undefined && { sampleLot: change.sampleLot }),
    ...(change.seenPriceCents !== undefined && { seenPriceCents: change.seenPriceCents }),
  };
  if (Object.keys(values).length === 0) return;
  await query.updateTable("bagLine").set(values).where("bagId", "=", bagId).where("id", "=", lineId).execute();
}

export async function deleteLines(query: Query, bagId: string, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await query.deleteFrom("bagLine").where("bagId", "=", bagId).where("id", "in", lineIds).execute();
}

export async function updateBag(
  query: Query,
  bagId: string,
  change: {
    pickupPlaceId?: number;
    checkout?: Record<string, unknown>;
    status?: "ordered" | "joined" | "quoted";
    accountId?: number;
    nextBagId?: string;
  },
): Promise<void> {
  await query
    .updateTable("bag")
    .set({
      updatedAt: new Date(),
      ...(change.pickupPlaceId !== undefined && { pickupPlaceId: change.pickupPlaceId }),
      ...(change.checkout !== undefined && { checkout: JSON.stringify(change.checkout) }),
      ...(change.status !== undefined && { status: change.status }),
      ...(change.nextBagId !== undefined && { nextBagId: change.nextBagId }),
      ...(change.accountId !== undefined && { accountId: change.accountId }),
    })
    .where("id", "=", bagId)
    .execute();
}

/**
 * Marks the bag of a placed order as ordered, and holds it until commit.
 * @returns the state that it was in; null when there is no such bag
 */
export async function markOrdered(query: Query, storefrontId: number, bagId: string): Promise<StoredBag["status"] | null> {
  const { rows } = await sql<{ status: StoredBag["status"] }>`
    update bag set status = 'ordered', updated_at = ${new Date()}
    from (select id, status from bag where id = ${bagId} and storefront_id = ${storefrontId} for update) as before
    where bag.id = before.id returning before.status`.execute(query);
  return rows[0]?.status ?? null;
}

/** Returns whether a bag has more than its order took. */
export async function exceedsOrder(query: Query, bagId: string, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ exceeds: boolean }>`
    select exists (
      select from bag_line left join order_line on order_line.bag_line_id = bag_line.id and order_line.order_id = ${orderId}
      where bag_line.bag_id = ${bagId} and bag_line.quantity > coalesce(order_line.quantity, 0)
    ) as exceeds`.execute(query);
  return rows[0]?.exceeds ?? false;
}

/** Returns the units that an order took of the bag's lines. */
export async function selectOrderedLines(query: Query, orderId: number): Promise<OrderedLine[]> {
  const rows = await query.selectFrom("orderLine").select(["bagLineId", "quantity"]).where("orderId", "=", orderId).execute();
  return rows.flatMap(({ bagLineId: lineId, quantity }) => (lineId === null ? [] : [{ lineId, quantity }]));
}

/** Returns the quantity of each item kind in a bag. */
export async function selectKindTotals(query: Query, bagId: string): Promise<{ kind: BagLine["kind"]; units: number }[]> {
  const rows = await query
    .selectFrom("bagLine")
    .innerJoin("item", "item.id", "bagLine.itemId")
    .select(["item.kind", (of) => of.fn.sum<string>("bagLine.quantity").as("units")])
    .where("bagId", "=", bagId)
    .groupBy("item.kind")
    .execute();
  return rows.map(({ kind, units }) => ({ kind, units: Number(units) }));
}
