import type { Context } from "../../../context.ts";
import { selectOrdersOfBag, selectPayment } from "../../order/index.ts";
import { settleOrder } from "../settle-order.ts";

/**
 * Releases the bag's other order if it only waits for its buyer to approve it in the wallet: they have come back to pay another way. If
 * they approve it after all, it is no longer charged.
 * @returns whether there was one
 */
export async function giveWay(context: Context, bagId: string, attempt: string): Promise<boolean> {
  const { query, storefront, wallet } = context;
  const orders = await selectOrdersOfBag(query, storefront.id, bagId);
  const waiting = orders.find((one) => one.status === "reserved" && one.attemptKey !== attempt);
  const payment = waiting && (await selectPayment(query, { orderId: waiting.id }));
  if (!waiting || !payment?.providerId || payment.provider !== wallet?.provider) return false;
  if ((await wallet.read(payment.providerId)).status !== "approvalRequired") return false;
  return (await settleOrder(context, waiting.id, { status: "cancelled" })).status === "released";
}
