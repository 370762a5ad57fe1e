import type { Query } from "@azulejo/database";

/** The promised days of a line. */
export interface Promised {
  lineId: number;
  promisedOn: string | null;
  promiseReason: string | null;
}

/** Returns the promises of an order's lines, in their order. */
export const selectPromises = (query: Query, orderId: number): Promise<Promised[]> =>
  query
    .selectFrom("orderLine")
    .select(["id as lineId", "promisedOn", "promiseReason"])
    .where("orderId", "=", orderId)
    .orderBy("position")
    .execute();

export interface PromiseMove {
  lineId: number;
  fromOn: string;
  fromReason: string | null;
  toOn: string;
  reason: string;
}

/** Changes promised days and records both the old and the new ones. */
export async function insertPromiseMoves(query: Query, eventId: number, moves: PromiseMove[]): Promise<void> {
  await query
    .insertInto("promiseMove")
    .values(moves.map(({ lineId, ...move }) => ({ eventId, orderLineId: lineId, ...move })))
    .execute();
  for (const { lineId, toOn, reason } of moves)
    await query.updateTable("orderLine").set({ promisedOn: toOn, promiseReason: reason }).where("id", "=", lineId).execute();
}

/** Returns all changes of an order's promised days with the customer's answers, oldest first. */
export const selectPromiseMoves = (query: Query, orderId: number) =>
  query
    .selectFrom("promiseMove")
    .innerJoin("orderEvent", "orderEvent.id", "promiseMove.eventId")
    .innerJoin("orderLine", "orderLine.id", "promiseMove.orderLineId")
    .leftJoin("staff", "staff.id", "orderEvent.staffId")
    .leftJoin("delay", "delay.eventId", "promiseMove.eventId")
    .leftJoin("delayLine", (join) =>
      join.onRef("delayLine.delayId", "=", "delay.id").onRef("delayLine.orderLineId", "=", "promiseMove.orderLineId"),
    )
    .select(["orderEvent.at", "orderEvent.detail", "staff.email as by", "orderLine.id as lineId", "orderLine.itemNo"])
    .select(["promiseMove.fromOn", "promiseMove.toOn", "promiseMove.reason", "delayLine.delayId", "delayLine.outcome"])
    .where("orderEvent.orderId", "=", orderId)
    .orderBy("orderEvent.id")
    .orderBy("orderLine.position")
    .execute();

/** Returns a storefront's orders with unpicked units of an item and a promised day. */
export const selectOrdersWaitingFor = (
  query: Query,
  storefrontId: number,
  itemNo: string,
): Promise<{ orderId: number; orderNo: number }[]> =>
  query
    .selectFrom("customerOrder")
    .select(["id as orderId", "orderNo"])
    .where("storefrontId", "=", storefrontId)
    .where("status", "=", "placed")
    .where("finishedAt", "is", null)
    .where("canceledAt", "is", null)
    .where((of) =>
      of.exists(
        of
          .selectFrom("orderLine")
          .select("orderLine.id")
          .whereRef("orderLine.orderId", "=", "customerOrder.id")
          .where("orderLine.itemNo", "=", itemNo)
          .where("promisedOn", "is not", null),
      ),
    )
    .orderBy("id")
    .execute();

/** Returns the orders that the events with these keys changed, and whether their customers have an open question. */
export async function selectMoved(query: Query, keys: string[]): Promise<{ orderNo: number; isAsked: boolean }[]> {
  if (keys.length === 0) return [];
  const rows = await query
    .selectFrom("orderEvent")
    .innerJoin("customerOrder", "customerOrder.id", "orderEvent.orderId")
    .leftJoin("delay", "delay.eventId", "orderEvent.id")
    .select(["orderNo", "delay.id as delayId"])
    .where("orderEvent.key", "in", keys)
    .orderBy("customerOrder.id")
    .execute();
  return rows.map(({ orderNo, delayId }) => ({ orderNo, isAsked: delayId !== null }));
}
