import { address, contact } from "@azulejo/testing/guest.ts";
import type { BenchShopApi } from "../orders/bench-shop-api.ts";

/** Places an order of the demo business, to be copied. @returns the id of its business account */
export async function placeBusinessOrder(shop: BenchShopApi): Promise<number> {
  const { authToken } = (await shop.call("account/login", { userName: "dealer-admin@demo.test", password: "Azulejo-demo-1" })).value;
  const items = shop.itemNos.slice(0, 3).map((itemNo) => ({ itemNo, quantity: 2, fulfilmentType: "DLVR" }));
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, undefined, authToken)).value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const quote = (await shop.call("checkout/checkout", steps, undefined, authToken)).value;
  const order = {
    shoppingBagQuoteId,
    attempt: "bench-desk-template-1",
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: quote.totals.totalCents,
    agreed: true,
    termsVersion: quote.termsVersion,
  };
  const { success } = await shop.call("checkout/complete", order, "bench-desk-template-1-key", authToken);
  if (!success) throw new Error("the order to copy was refused");
  return (await shop.call("customer/getcustomermodel", undefined, undefined, authToken)).value.customer.id;
}
