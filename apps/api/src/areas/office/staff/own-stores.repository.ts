import type { Query } from "@azulejo/database";

/** Returns whether an order has lines that are picked up at one of these places. */
export async function isPickedUpAt(query: Query, orderId: number, placeIds: readonly number[]): Promise<boolean> {
  const line = await query
    .selectFrom("orderLine")
    .select("id")
    .where("orderId", "=", orderId)
    .where("fulfilment", "=", "PKUP")
    .where("placeId", "in", [...placeIds])
    .executeTakeFirst();
  return line !== undefined;
}
