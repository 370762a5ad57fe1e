import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepOrders } from "./sweep-orders.ts";

let shop: TestShop;
let items: string[];
const callers: Record<string, Record<string, string>> = { "a guest": {} };
beforeAll(async () => {
  shop = await openTestShop();
  callers["a signed-in customer"] = bearer((await demoPerson(shop, "homeowner@demo.test")).pair);
  const rows = await shop.database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select("item.itemNo as itemNo")
    .distinct()
    .where("place.code", "=", "reno")
    .where("item.kind", "=", "item")
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", 60)
    .limit(2)
    .execute();
  items = rows.map((row) => row.itemNo);
});
afterAll(() => shop.close());

/** A card whose bank requires authentication. */
const ASKING_CARD = "pm_card_threeDSecure2Required";
let attempts = 0;

describe.each(["a guest", "a signed-in customer"])("what %s adds during bank authentication", (who) => {
  const call = (path: string, body?: object, more: Record<string, string> = {}) => shop.call(path, body, { ...callers[who], ...more });
  const add = async (itemNo: string | undefined, quantity: number, shoppingBagQuoteId?: string) => {
    const items = [{ itemNo, quantity, fulfilmentType: "DLVR" }];
    return (await call("webshoppingbag/addbagitemV2", { items, ...(shoppingBagQuoteId && { shoppingBagQuoteId }) })).body.value;
  };

  it("goes into the next bag, and the order contains only the paid lines", async () => {
    const { shoppingBagQuoteId } = await add(items[0], 2);
    const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    const quote = (await call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
    const attempt = `two-tabs-attempt-${++attempts}`;
    const input = {
      shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: ASKING_CARD },
      expectedTotalCents: quote.totals.totalCents,
      agreed: true,
      termsVersion: quote.termsVersion,
    };
    const challenged = await call("checkout/complete", input, { "idempotency-key": `${attempt}-key` });
    expect(challenged.body.value.status).toBe("actionRequired");
    await add(items[0], 3, shoppingBagQuoteId);
    await add(items[1], 4, shoppingBagQuoteId);
    await answerBank(challenged.body.value.clientSecret);
    const placed = await call("checkout/complete", input, { "idempotency-key": `${attempt}-key` });
    expect(placed.body.value.status).toBe("placed");

    const receipt = (await call(`customer/getreceiptmodel?id=${placed.body.value.receiptId}`)).body.value;
    expect(receipt.lines.map((line: { itemNo: string; quantity: number }) => [line.itemNo, line.quantity])).toEqual([[items[0], 2]]);
    const next = (await call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`)).body.value;
    expect(next.shoppingBagQuoteId).not.toBe(shoppingBagQuoteId);
    const lines = (next.lines as { itemNo: string; quantity: number }[]).map((line) => [line.itemNo, line.quantity]);
    expect(lines).toEqual([
      [items[0], 3],
      [items[1], 4],
    ]);
    // A page that still uses the old bag adds to the next one.
    expect((await add(items[1], 1, shoppingBagQuoteId)).shoppingBagQuoteId).toBe(next.shoppingBagQuoteId);
    await sweepOrders(shop.api.services);
    const orders = await shop.database.query.selectFrom("customerOrder").select("id").where("bagId", "=", shoppingBagQuoteId).execute();
    expect(orders).toHaveLength(1);
  });
});

/** Answers as the bank's page does when the customer agrees. */
async function answerBank(clientSecret: string): Promise<void> {
  const id = clientSecret.split("_secret_")[0];
  const answer = await fetch(`${shop.sandbox.url}/stripe/control/payment_intents/${id}/authenticate`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_demo" },
    body: new URLSearchParams({ outcome: "complete" }),
  });
  expect(answer.ok).toBe(true);
}
