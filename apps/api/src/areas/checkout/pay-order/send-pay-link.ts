import { type Context, requireStaff, type Work } from "../../../context.ts";
import { addDays, momentOf, todayOf } from "../../../domain/day.ts";
import { isPayable } from "../limits/payable-amount.rules.ts";
import { amountLimits } from "../limits/refuse-excess.ts";
import { openPayRequest } from "./open-pay-request.ts";
import { type PayableOrder, renewPayBy, selectOwed, selectPayableOrder, withdrawPayRequests } from "./pay-request.repository.ts";
import { PAYMENT_LINK_MAIL } from "./payment-mail.ts";
import { PAYMENT_LINK_TEXT } from "./payment-text.ts";

type Sending = Pick<Work, "query" | "outbox" | "seal" | "now" | "storefront">;

/** Returns the last day on which an order that is placed today can be paid with a link. */
export const payByOf = ({ storefront, now }: Pick<Work, "storefront" | "now">): string =>
  addDays(todayOf(now(), storefront.timezone), storefront.settings.unpaidOrders.days);

/**
 * Queues an email with a link to pay what is owed on an order, in the caller's transaction, which has locked the order. The outbox
 * holds the link encrypted until the email is sent. An order that waits for its link has the full time to pay again.
 * @param textTo a phone whose owner has asked for the link by text message too
 * @returns the cents owed; null when nothing is
 * @throws office_amount_limits for what nobody could pay with the link
 */
export async function sendPayLink(context: Context, orderId: number, textTo: string | null = null): Promise<number | null> {
  const { query, now } = context;
  const order = await selectPayableOrder(query, { id: orderId });
  const { owedCents } = await selectOwed(query, orderId);
  if (!order || owedCents === 0) return null;
  if (!isPayable(owedCents, context.payments.amounts)) throw amountLimits(context);
  await withdrawPayRequests(query, orderId, now());
  const payBy = await renewPayBy(query, orderId, payByOf(context));
  await queueLink(context, order, { staffId: requireStaff(context).staffId, payBy, textTo, isReminder: false });
  return owedCents;
}

/** Queues a reminder with a new link; earlier ones still work. */
export const remindOfPayment = (context: Sending, order: PayableOrder, payBy: string): Promise<void> =>
  queueLink(context, order, { staffId: null, payBy, textTo: null, isReminder: true });

interface Link {
  staffId: number | null;
  payBy: string | null;
  textTo: string | null;
  isReminder: boolean;
}

async function queueLink(context: Sending, order: PayableOrder, { staffId, payBy, textTo, isReminder }: Link): Promise<void> {
  const { query, outbox, seal, storefront } = context;
  const until = payBy === null ? null : endOf(payBy, storefront.timezone);
  const { id, ticket } = await openPayRequest(context, order, { staffId, until });
  const payload = { requestId: id, sealedTicket: seal.seal(ticket) };
  await outbox.enqueue(query, [
    { kind: PAYMENT_LINK_MAIL, key: `payment-link:${id}`, payload: { ...payload, isReminder } },
    ...(textTo ? [{ kind: "text.order" as const, key: `text:payment-link:${id}`, payload: { ...payload, mail: PAYMENT_LINK_TEXT } }] : []),
  ]);
}

/** Returns the last minute of a day. */
const endOf = (day: string, timezone: string): Date =>
  new Date(momentOf(new Date(`${day}T12:00:00Z`), timezone, { day: addDays(day, 1), time: "00:00" }) - 60_000);
