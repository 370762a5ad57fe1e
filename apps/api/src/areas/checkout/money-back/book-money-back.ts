import { type Context, inTransaction, type Services } from "../../../context.ts";
import type { PaymentEvent } from "../../../ports/card-payments.ts";
import { insertProviderEvent, post, selectOrder, selectPayment, updatePayment } from "../../order/index.ts";
import { settling } from "../settle-order.ts";
import { insertOrderEvent, keepMoneyBack } from "./money-back.repository.ts";
import { isRefunded, postingsOf } from "./money-back.rules.ts";

/**
 * Books refunds and disputes made at the provider. Whatever the event says, the current state is read from the provider, so that
 * events may be repeated, late or out of order.
 */
export async function followMoneyBack(services: Services, event: PaymentEvent): Promise<void> {
  const context = settling(services);
  const { payments, now } = services;
  const payment = await selectPayment(context.query, { providerId: event.providerId });
  const order = payment && (await selectOrder(context.query, payment.orderId));
  // The payment of a released order was never booked, so its refund is not booked either.
  if (!payment || order?.status !== "placed") return;
  const all = await payments.readMoneyBack(event.providerId);
  await inTransaction(context as Context, async ({ query }) => {
    for (const one of all) {
      await keepMoneyBack(query, payments.provider, payment.id, one, now());
      for (const { key, entries, event: kind } of postingsOf(one)) {
        await post(query, key, order.id, entries);
        await insertOrderEvent(query, { orderId: order.id, key, kind, amountCents: one.amountCents, at: now() });
      }
    }
    const refunded = isRefunded(all, order.totalCents);
    if (refunded !== (payment.status === "refunded"))
      await updatePayment(query, payment.id, { status: refunded ? "refunded" : "captured" });
    await insertProviderEvent(query, payments.provider, event.id);
  });
}
