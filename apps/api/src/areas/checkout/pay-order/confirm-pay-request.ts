import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { refuseWithoutMandate } from "../bank-debit/mandate.ts";
import { bankAccount, payingCard } from "../paying-card.ts";
import { payByRequest, type WayOfPaying } from "./pay-attempt.ts";

/** Pays what is owed on an order with a payment link. */
export const confirmPayRequest: Verb<typeof customer.confirmPayOrderRequest> = async (context, { payment, expectedCents, ...named }) => {
  const amountOf: WayOfPaying["amountOf"] = (_, { owedCents }) => {
    if (owedCents !== expectedCents) throw new ShopError("customer_pay_amount_changed");
    return owedCents;
  };
  if (payment.type === "PayPal") {
    const wallet = { slug: named.slug, success: payment.success ?? null };
    return payByRequest(context, named, { kind: "link", isOffSession: false, wallet, meansOf: async () => null, amountOf });
  }
  const isDebit = payment.type === "Ach";
  if (isDebit) refuseWithoutMandate(payment.mandateVersion ?? "");
  const means = await (isDebit ? bankAccount : payingCard)(context, payment);
  return payByRequest(context, named, {
    kind: "link",
    isOffSession: false,
    meansOf: async () => means,
    amountOf,
  });
};
