import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { isOrderOfPlaces } from "../order/index.ts";

/** Returns whether an order has lines that are picked up at one of these places. */
export async function isPickedUpAt(query: Query, orderId: number, placeIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from customer_order o where o.id = ${orderId} and ${isOrderOfPlaces(placeIds, "o.id")}`.execute(query);
  return rows.length > 0;
}
