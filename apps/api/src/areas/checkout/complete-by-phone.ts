import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { selectOrdersOfBag } from "../order/index.ts";
import { completeCheckout } from "./complete-checkout.ts";
import type { PhoneCard } from "./pay-order/pay-by-phone.ts";
import { selectPayment } from "./placing/payment.repository.ts";
import { providerOf } from "./provider-of.ts";
import { settleOrder } from "./settle-order.ts";

interface PhoneCheckout extends PhoneCard {
  bagId: string;
  expectedTotalCents: number;
}

/**
 * Places the order of a bag that is paid with a card whose owner is on the phone, in the shop's own three phases.
 * @param buyer the request as the customer would make it
 * @throws payment_needs_owner when the bank wants its owner to confirm; the order is then released
 */
export async function completeByPhone(buyer: Context, { bagId, attempt, paymentMethodId, expectedTotalCents }: PhoneCheckout) {
  const { termsVersion } = buyer.storefront.settings;
  const outcome = await completeCheckout(buyer, {
    shoppingBagQuoteId: bagId,
    attempt,
    expectedTotalCents,
    agreed: true,
    termsVersion,
    payment: { type: "CreditCard", paymentMethodId },
  });
  if (outcome.status === "placed" || outcome.status === "processing") return outcome;
  await release(buyer, bagId, attempt);
  throw new ShopError("payment_needs_owner");
}

async function release(context: Context, bagId: string, attempt: string): Promise<void> {
  const orders = await selectOrdersOfBag(context.query, context.storefront.id, bagId);
  const order = orders.find((one) => one.attemptKey === attempt);
  const payment = order && (await selectPayment(context.query, { orderId: order.id }));
  if (order && payment?.providerId) await settleOrder(context, order.id, await providerOf(context, payment).undo(payment.providerId));
}
