import { type customer, type Language, ShopError } from "@azulejo/contract";
import type { Delay as DelayAnswer } from "@azulejo/contract/areas/customer.ts";
import type { DelayReason } from "@azulejo/contract/promise.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { storedFormat, storedPicture } from "../../../domain/orders/stored-values.rules.ts";
import { hashOf } from "../../../session/ticket.ts";
import { hasHappened, selectLineProgress } from "../../order/index.ts";
import { planCancellation, toCancellation } from "../money/plan-cancellation.ts";
import { selectOrderDetails } from "../orders/order-details.repository.ts";
import { openChange } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { leftToShip } from "../progress/progress.rules.ts";
import { cancelSlipped } from "./cancel-slipped.ts";
import { type Delay, endDelays, selectDelay, selectDelayLines } from "./delay.repository.ts";
import { statusOf } from "./delay-status.rules.ts";

interface Which {
  slug?: string | undefined;
  receiptId?: string | undefined;
  delayId?: number | undefined;
}

export const readDelay: Verb<typeof customer.readDelay> = async (context, which) => {
  const { delay, order } = await findDelay(context, which, false);
  return toDelay(context, delay, order);
};

/**
 * Stores a customer's answer to a delay. Locks the order, as staff and the sweep do, so that the first decision counts. Repeating an answer
 * changes nothing.
 */
export const answerDelay: Verb<typeof customer.answerDelay> = async (context, { answer, ...which }) => {
  const found = await inTransaction(context, async (inside) => {
    const { delay, order } = await findDelay(inside, which, true);
    const key = `delay-answer:${delay.id}`;
    const lines = await selectDelayLines(inside.query, delay.id);
    const open = lines.filter((line) => line.outcome === null).map((line) => line.lineId);
    if (open.length === 0) {
      const status = statusOf(lines.map((line) => line.outcome));
      if (status !== (answer === "wait" ? "waited" : "canceled")) throw new ShopError("customer_delay_closed");
      return { delay, order };
    }
    if (await hasHappened(inside.query, key)) throw new ShopError("customer_delay_closed");
    const change = await openChange(inside, order, { key, byCustomer: true, accountId: inside.session?.accountId ?? null });
    if (answer === "cancel") await cancelSlipped(change, open, { delayId: delay.id, outcome: "canceled" });
    else {
      await change.record({ kind: "delay_accepted", steps: [], detail: { delayId: delay.id } });
      await endDelays(inside.query, open, "waited", inside.now());
    }
    return { delay, order };
  });
  return toDelay(context, found.delay, found.order);
};

/** Returns a question about a delay by the link that was emailed, or by its order if the caller may cancel that. */
async function findDelay(
  context: Context,
  { slug, receiptId, delayId }: Which,
  lock: boolean,
): Promise<{ delay: Delay; order: LockedOrder }> {
  const { query, storefront, session } = context;
  const storefrontId = storefront.id;
  const delay = slug
    ? await selectDelay(query, { storefrontId, tokenHash: hashOf(slug) })
    : receiptId && delayId
      ? await selectDelay(query, { storefrontId, receiptKey: receiptId, id: delayId })
      : undefined;
  const order = delay && (await lockOrder(query, storefrontId, { receiptKey: delay.receiptKey }, lock));
  if (!delay || !order) throw new ShopError("customer_delay_unknown");
  if (!slug && order.accountId !== null && order.accountId !== session?.accountId) throw new ShopError("customer_cancel_sign_in");
  return { delay, order };
}

/** Returns a question with its lines and the current refund for canceling them. */
async function toDelay(context: Context, delay: Delay, order: LockedOrder): Promise<DelayAnswer> {
  const { query, language, pricesHidden } = context;
  const asked = await selectDelayLines(query, delay.id);
  const status = statusOf(asked.map((line) => line.outcome));
  const shown = status === "open" ? asked.filter((line) => line.outcome === null) : asked;
  const progress = await selectLineProgress(query, order.id);
  const details = await selectOrderDetails(query, { orderId: order.id });
  const unitsOf = (lineId: number) => progress.filter((line) => line.lineId === lineId).reduce((sum, line) => sum + leftToShip(line), 0);
  return {
    status,
    orderNo: order.orderNo,
    promisedOn: delay.promisedOn,
    answerBy: delay.answerOn,
    reason: (asked[0]?.reason ?? "other") as DelayReason,
    note: delay.detail?.note?.[language as Language] ?? null,
    lines: shown.flatMap(({ lineId, agreedOn }) => {
      const line = details?.lines.find((one) => one.id === lineId);
      if (!line) return [];
      const { itemNo, name, detail, sellUnit, fulfilment } = line;
      const units = unitsOf(lineId) || line.quantity;
      const shape = { picture: storedPicture(line.picture), format: storedFormat(line.format) };
      return [{ lineId, itemNo, name, detail, sellUnit, fulfilment, agreedOn, units, ...shape }];
    }),
    refund: status === "open" ? await refundOf(context, order, progress, shown, pricesHidden) : null,
    currency: order.currency,
  };
}

async function refundOf(
  context: Context,
  order: LockedOrder,
  progress: Awaited<ReturnType<typeof selectLineProgress>>,
  lines: { lineId: number }[],
  pricesHidden: boolean,
) {
  const open = progress.filter((line) => lines.some((one) => one.lineId === line.lineId));
  try {
    const units = open.map((line) => ({ lineId: line.lineId, units: leftToShip(line) }));
    return toCancellation(await planCancellation(context, order, progress, units), pricesHidden);
  } catch (error) {
    // Canceling isn't possible while a payment is under way.
    if (error instanceof ShopError) return null;
    throw error;
  }
}
