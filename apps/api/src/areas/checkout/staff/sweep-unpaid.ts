import { ShopError } from "@azulejo/contract";
import { inTransaction, type Services, type Work, workOn } from "../../../context.ts";
import { addDays, todayOf } from "../../../domain/day.ts";
import type { Storefront } from "../../../domain/storefront.ts";
import { endOrder, lockOrder, openChange, readRefundable } from "../../fulfillment/index.ts";
import { hasHappened, insertOrderEvent, selectOrder } from "../../order/index.ts";
import { selectStorefronts } from "../../storefront/index.ts";
import { selectOwed, selectPayableOrder, selectUnpaidOrders, type UnpaidOrder } from "../pay-order/pay-request.repository.ts";
import { remindOfPayment } from "../pay-order/send-pay-link.ts";

/** Maximum number of orders per run, so that a run is short. */
const AT_ONCE = 200;

/** Reminds the customers of orders that wait for a payment link, and cancels those whose last day to pay is over. */
export async function sweepUnpaidOrders(services: Services): Promise<void> {
  for (const storefront of await selectStorefronts(services.database.query)) await sweepStorefront(services, storefront);
}

async function sweepStorefront(services: Services, storefront: Storefront): Promise<void> {
  const { database, now, log } = services;
  const { query } = database;
  const today = todayOf(now(), storefront.timezone);
  const { remindDays } = storefront.settings.unpaidOrders;
  const context = workOn(services, storefront);
  for (const order of await selectUnpaidOrders(query, storefront.id, addDays(today, remindDays), AT_ONCE)) {
    try {
      if (order.payBy < today) await inTransaction(context, (inside) => end(inside, order));
      else if (remindDays > 0) await inTransaction(context, (inside) => remind(inside, order));
    } catch (error) {
      // Errors such as a payment under way leave the order to the next run.
      log.warn({ orderId: order.orderId, err: error }, "an unpaid order could not be reminded of or ended yet");
    }
  }
}

/** Releases the stock of an order that nobody paid for, as canceling does. */
async function end(inside: Work, { orderId, payBy }: UnpaidOrder): Promise<void> {
  const { query, storefront } = inside;
  const head = await selectOrder(query, orderId);
  const order = head && (await lockOrder(query, storefront.id, { orderNo: head.orderNo }));
  const key = `unpaid-end:${orderId}`;
  if (!head || !order || order.canceledAt || !(await isWhollyUnpaid(inside, orderId)) || (await hasHappened(query, key))) return;
  const change = await openChange(inside, order, { key });
  await endOrder(change, await readRefundable(query, order), { detail: { payBy } });
}

async function remind(inside: Work, { orderId, payBy }: UnpaidOrder): Promise<void> {
  const { query, now } = inside;
  const order = await selectPayableOrder(query, { id: orderId }, true);
  const key = `payment-reminder:${orderId}:${payBy}`;
  if (!order || order.canceledAt || !(await isWhollyUnpaid(inside, orderId)) || (await hasHappened(query, key))) return;
  const { owedCents } = await selectOwed(query, orderId);
  await insertOrderEvent(query, { orderId, key, kind: "payment_reminded", amountCents: owedCents, at: now() });
  await remindOfPayment(inside, order, payBy);
}

/** Returns whether nothing of an order is paid. @throws customer_pay_busy while a payment is under way */
async function isWhollyUnpaid({ query }: Work, orderId: number): Promise<boolean> {
  const order = await selectPayableOrder(query, { id: orderId });
  const { owedCents, startedCents } = await selectOwed(query, orderId);
  if (startedCents > 0) throw new ShopError("customer_pay_busy");
  return order !== null && owedCents === order.totalCents;
}
