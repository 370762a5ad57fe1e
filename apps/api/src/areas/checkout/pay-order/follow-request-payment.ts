import type { Settling } from "../settle-order.ts";
import { requireRequestPayment, settleRequestPayment } from "./settle-request.ts";
import { currentRequestState } from "./wallet-request.ts";

/** Brings a payment by link into line with its state at the provider, which an event was about. */
export async function followRequestPayment(context: Settling, id: number): Promise<void> {
  const payment = await requireRequestPayment(context, id);
  const { providerId } = payment;
  if (providerId) await settleRequestPayment(context, id, await currentRequestState(context, { ...payment, providerId }));
}
