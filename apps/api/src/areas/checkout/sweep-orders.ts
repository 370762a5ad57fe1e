import type { Services } from "../../context.ts";
import { selectOrder, selectStrandedOrders } from "../order/index.ts";
import { endAttempt } from "./attempts/end-attempt.ts";
import { selectPayment } from "./placing/payment.repository.ts";
import { currentState, providerOf } from "./provider-of.ts";
import { releaseUnopened, settleOrder, settling } from "./settle-order.ts";

/** A browser may still be working on a newer order. */
const STRANDED_AFTER_MS = 2 * 60_000;
/** How long a customer may take to authenticate with the bank. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/**
 * Resolves every order that a crash or a closed browser left half-paid: it is either placed, or released without a charge.
 * @returns how many orders were resolved
 */
export async function sweepOrders(services: Services): Promise<number> {
  const context = settling(services);
  const now = services.now().getTime();
  const stranded = await selectStrandedOrders(context.query, new Date(now - STRANDED_AFTER_MS));
  let ended = 0;
  for (const { id } of stranded) {
    try {
      if (await sweepOrder(services, id, now)) ended += 1;
    } catch (error) {
      services.log.error({ orderId: id, err: error }, "order could not be swept");
    }
  }
  return ended;
}

async function sweepOrder(services: Services, orderId: number, now: number): Promise<boolean> {
  const context = settling(services);
  const [reserved, payment] = [await selectOrder(context.query, orderId), await selectPayment(context.query, { orderId })];
  if (!reserved || !payment?.providerId) {
    await releaseUnopened(context, orderId);
    return true;
  }
  const { providerId } = payment;
  const state = await currentState(context, { ...payment, providerId }, reserved);
  const order = await settleOrder(context, orderId, state);
  if (order.status !== "reserved") return true;
  const isConfirmed = state.status !== "unconfirmed" || payment.method === "PayPal";
  const isYoung = now - order.reservedAt.getTime() < ABANDONED_AFTER_MS;
  if (state.status === "processing" || (isConfirmed && isYoung)) return false;
  if ((await endAttempt(context, orderId)).status !== "reserved") return true;
  await settleOrder(context, orderId, await providerOf(context, payment).undo(providerId));
  return true;
}
