import type { Context } from "../../context.ts";
import type { StoredBag } from "../bag/index.ts";
import type { OrderHead } from "../order/index.ts";
import { markWaiting } from "./limits/limit.repository.ts";
import type { Agreed } from "./quote/agreed-order.ts";
import { reserveOrder } from "./reserve-order.ts";
import { placeReserved } from "./settle-order.ts";

/**
 * Places an order that its customer has yet to pay, in the caller's transaction: it holds its stock, nothing of it may be picked, and all of
 * it is owed until a payment link is used or the order is canceled. An order that costs nothing is placed like any other.
 */
export async function placeUnpaid(inside: Context, bag: StoredBag, agreed: Agreed): Promise<OrderHead> {
  const { order, payment } = await reserveOrder(inside, bag, { ...agreed, payment: { type: "Link" } });
  if (!payment) return placeReserved(inside, order.id, null);
  await markWaiting(inside.query, order.id, inside.now());
  return placeReserved(inside, order.id, "owed");
}
