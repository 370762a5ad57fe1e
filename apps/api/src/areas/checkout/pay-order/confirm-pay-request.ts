import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { payingCard } from "../paying-card.ts";
import { payByRequest } from "./pay-attempt.ts";

/** Pays what is owed on an order with a payment link. */
export const confirmPayRequest: Verb<typeof customer.confirmPayOrderRequest> = async (context, { payment, expectedCents, ...named }) => {
  const card = await payingCard(context, payment);
  return payByRequest(context, named, {
    kind: "link",
    isOffSession: false,
    cardOf: async () => card,
    amountOf(_, { owedCents }) {
      if (owedCents !== expectedCents) throw new ShopError("customer_pay_amount_changed");
      return owedCents;
    },
  });
};
