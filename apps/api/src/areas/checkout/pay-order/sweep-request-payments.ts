import type { Services } from "../../../context.ts";
import { providerOf } from "../provider-of.ts";
import { type Settling, settling } from "../settle-order.ts";
import { endRequestPayment } from "./end-request-payment.ts";
import { type RequestPayment, selectStrandedPayments } from "./pay-request.repository.ts";
import { settleRequestPayment } from "./settle-request.ts";
import { currentRequestState } from "./wallet-request.ts";

/** A browser may still be working on a newer payment. */
const STRANDED_AFTER_MS = 2 * 60_000;
/** How long a payer may take to authenticate with the bank. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Resolves payments by link that a crash or a closed browser left open: each is either booked, or ended without a charge. */
export async function sweepRequestPayments(services: Services): Promise<number> {
  const context = settling(services);
  const now = services.now().getTime();
  let ended = 0;
  for (const payment of await selectStrandedPayments(context.query, new Date(now - STRANDED_AFTER_MS))) {
    try {
      if (await sweepOne(context, payment, now)) ended += 1;
    } catch (error) {
      services.log.error({ paymentId: payment.id, err: error }, "a payment by link could not be swept");
    }
  }
  return ended;
}

async function sweepOne(context: Settling, payment: RequestPayment, now: number): Promise<boolean> {
  const { id, provider, providerId, createdAt } = payment;
  if (!providerId) {
    await settleRequestPayment(context, id, { status: "cancelled" });
    return true;
  }
  const taker = providerOf(context, { provider });
  const state = await currentRequestState(context, { ...payment, providerId });
  if ((await settleRequestPayment(context, id, state)).status !== "started") return true;
  const isYoung = now - createdAt.getTime() < ABANDONED_AFTER_MS;
  if (state.status === "processing" || ((state.status !== "unconfirmed" || payment.method === "PayPal") && isYoung)) return false;
  if ((await endRequestPayment(context, payment)).status !== "started") return true;
  await settleRequestPayment(context, id, await taker.undo(providerId));
  return true;
}
