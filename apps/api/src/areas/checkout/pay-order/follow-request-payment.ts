import type { Settling } from "../settle-order.ts";
import { requireRequestPayment, settleRequestPayment } from "./settle-request.ts";
import { currentRequestState } from "./wallet-request.ts";

/** Processes an event about a payment by link: updates it to its state at the provider. */
export async function followRequestPayment(context: Settling, id: number): Promise<void> {
  const payment = await requireRequestPayment(context, id);
  const { providerId } = payment;
  if (providerId) await settleRequestPayment(context, id, await currentRequestState(context, { ...payment, providerId }));
}
