import { address, contact } from "@azulejo/testing/guest.ts";
import { messagesOf, ofKind } from "@azulejo/testing/messages.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

let orders = 0;

/** Places an order in Spanish as a guest. @param method a card of the payment sandbox */
async function order(more: object, method = "pm_card_visa") {
  const attempt = `measured-${String(++orders).padStart(10, "0")}`;
  const list = await shop.call("product/list", { listing: "porcelain" });
  const itemNo = list.body.value.products[orders].lead.itemNo;
  const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }] });
  const shoppingBagQuoteId = added.body.value.shoppingBagQuoteId;
  const quote = await shop.call("checkout/checkout", {
    shoppingBagQuoteId,
    contact,
    deliveryAddress: address,
    billingSameAsDelivery: true,
    deliveryService: "freight",
  });
  return shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: method },
      expectedTotalCents: quote.body.value.totals.totalCents,
      agreed: true,
      termsVersion: quote.body.value.termsVersion,
      ...more,
    },
    { "idempotency-key": `${attempt}-key`, "accept-language": "es" },
  );
}

const events = async () => {
  await shop.api.settle();
  return messagesOf(shop.database, ofKind("tag.event"));
};

describe("the event of an order", () => {
  it("is sent with the order of a buyer who agreed, once, without naming buyer or receipt", async () => {
    const answer = await order({ measured: true });
    expect(answer.body.value.status).toBe("placed");
    const [event, ...others] = await events();
    expect(others).toEqual([]);
    expect(event?.payload).toEqual({
      name: "order-completed",
      data: { url: "/es/order/receipt/", storeFrontId: 1, eventType: "OrderCompleted" },
    });
    // Without a configured address nothing is sent, but the message counts as delivered.
    expect(event?.state).toBe("completed");
  });

  it.each([
    ["without a word", {}],
    ["against a no", { measured: false }],
  ])("is not sent %s", async (_, more) => {
    const before = (await events()).length;
    expect((await order(more)).body.value.status).toBe("placed");
    expect((await events()).length).toBe(before);
  });

  it("is not sent for a declined payment", async () => {
    const before = (await events()).length;
    expect((await order({ measured: true }, "pm_card_chargeDeclined")).body.code).toBe("payment_declined");
    expect((await events()).length).toBe(before);
  });
});
