import { inTransaction } from "../../../context.ts";
import type { PaymentState } from "../../../ports/payment-provider.ts";
import type { OrderHead } from "../../order/index.ts";
import { selectPayment } from "../placing/payment.repository.ts";
import { providerOf } from "../provider-of.ts";
import { releaseReserved, requireOrder, type Settling, settleOrder } from "../settle-order.ts";
import { holdToEnd } from "./hold-attempt.repository.ts";

/**
 * Ends an order's payment that only waits for its buyer, at the provider first; one that was charged places the order. The attempt is held
 * while the provider is asked: an event about the same payment would otherwise place an order whose payment is being canceled.
 * @returns the order afterwards
 */
export async function endAttempt(context: Settling, orderId: number): Promise<OrderHead> {
  const state = await inTransaction(context, (inside) => abandon(inside, orderId));
  return state ? settleOrder(context, orderId, state) : requireOrder(context, orderId);
}

async function abandon(inside: Settling, orderId: number): Promise<PaymentState | null> {
  if (!(await holdToEnd(inside.query, `order:${orderId}`))) return null;
  if ((await requireOrder(inside, orderId)).status !== "reserved") return null;
  const payment = await selectPayment(inside.query, { orderId });
  if (!payment?.providerId) return null;
  const state = await providerOf(inside, payment).abandon(payment.providerId);
  if (state.status === "cancelled") await releaseReserved(inside, orderId, { status: "cancelled" });
  return state;
}
