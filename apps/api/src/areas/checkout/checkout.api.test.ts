import { recordChanges } from "@azulejo/database";
import { address, contact } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { describe, expect, it } from "vitest";
import { storeProviderId } from "./placing/payment.repository.ts";
import { sweepOrders } from "./sweep-orders.ts";

const shop = await openShopForFile();

let attempts = 0;
const newAttempt = () => `attempt-${String(++attempts).padStart(12, "0")}`;

/** Returns an item with plenty of stock in one lot at a distribution center. */
async function anItem(least = 30) {
  const row = await shop.database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["item.itemNo", "item.id as itemId", "item.productId", "lot.id as lotId", "lot.placeId"])
    .where("place.code", "=", "reno")
    .where("item.kind", "=", "item")
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", least)
    .orderBy("lot.id")
    .offset(attempts * 3)
    .executeTakeFirstOrThrow();
  return row;
}

async function bagWith(itemNo: string, quantity: number, language = "en") {
  const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity, fulfilmentType: "DLVR" }] });
  const id = added.body.value.shoppingBagQuoteId as string;
  const quoted = await shop.call(
    "checkout/checkout",
    { shoppingBagQuoteId: id, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" },
    { "accept-language": language },
  );
  return { id, quote: quoted.body.value };
}

type Bag = Awaited<ReturnType<typeof bagWith>>;
const complete = (bag: Bag, method = "pm_card_visa", attempt = newAttempt(), more: object = {}, language = "en") =>
  shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId: bag.id,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: method },
      expectedTotalCents: bag.quote.totals.totalCents,
      agreed: true,
      termsVersion: bag.quote.termsVersion,
      ...more,
    },
    { "idempotency-key": `${attempt}-key`, "accept-language": language },
  );

const reservedOf = async (itemId: number) => {
  const rows = await shop.database.query.selectFrom("lot").select("reserved").where("itemId", "=", itemId).execute();
  return rows.reduce((sum, row) => sum + row.reserved, 0);
};

describe("an order", () => {
  it("is placed once, captured, booked and confirmed by email in its language", async () => {
    const item = await anItem();
    const bag = await bagWith(item.itemNo, 3, "es");
    const placed = await complete(bag, "pm_card_visa", newAttempt(), {}, "es");
    expect(placed.body.value.status).toBe("placed");
    await shop.api.settle();
    const receipt = await shop.call(`customer/getreceiptmodel?id=${placed.body.value.receiptId}`);
    expect(receipt.body.value.totalCents).toBe(bag.quote.totals.totalCents);
    expect(receipt.body.value.payments).toEqual([
      {
        method: "CreditCard",
        state: "paid",
        amountCents: bag.quote.totals.totalCents,
        dueOn: null,
        brand: "visa",
        last4: "4242",
        receiptId: expect.any(String),
      },
    ]);
    const entries = await shop.database.query
      .selectFrom("ledgerEntry")
      .select((of) => of.fn.sum<string>("amountCents").as("sum"))
      .executeTakeFirstOrThrow();
    expect(Number(entries.sum)).toBe(0);
    const { messages } = (await (await fetch(`${shop.sandbox.url}/mail/api/messages?to=${contact.email}`)).json()) as {
      messages: { subject: string }[];
    };
    expect(messages.some((message) => message.subject.startsWith("Su pedido"))).toBe(true);
  });

  it("is the same order after a retry, a double click or in a second tab", async () => {
    const bag = await bagWith((await anItem()).itemNo, 1);
    const attempt = newAttempt();
    const answers = await Promise.all([
      complete(bag, "pm_card_visa", attempt),
      complete(bag, "pm_card_visa", attempt),
      complete(bag, "pm_card_visa", newAttempt()),
    ]);
    const again = await complete(bag, "pm_card_visa", attempt);
    const orders = await shop.database.query.selectFrom("customerOrder").select("status").where("bagId", "=", bag.id).execute();
    expect(orders.filter((order) => order.status === "placed")).toHaveLength(1);
    expect(orders.filter((order) => order.status === "reserved")).toHaveLength(0);
    expect([...answers, again].some((answer) => answer.body.value?.status === "placed")).toBe(true);
  });

  it.each([
    ["pm_card_visa_chargeDeclined", "payment_declined"],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "payment_insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "payment_expired_card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "payment_incorrect_cvc"],
  ])("is not placed with %s: the stock goes back, the bag stays", async (method, code) => {
    const item = await anItem();
    const before = await reservedOf(item.itemId);
    const bag = await bagWith(item.itemNo, 2);
    const refused = await complete(bag, method);
    expect([refused.status, refused.body.code]).toEqual([409, code]);
    expect(await reservedOf(item.itemId)).toBe(before);
    expect((await complete(bag)).body.value.status).toBe("placed");
  });

  it("survives a lost response by reading the payment's status", async () => {
    const bag = await bagWith((await anItem()).itemNo, 1);
    const answer = await complete(bag, "pm_card_dropped_always");
    expect(answer.body.value.status).toBe("placed");
  });

  it("waits for the bank, and is placed by the webhook or the next call", async () => {
    const bag = await bagWith((await anItem()).itemNo, 1);
    const attempt = newAttempt();
    const challenged = await complete(bag, "pm_card_threeDSecure2Required", attempt);
    expect(challenged.body.value.status).toBe("actionRequired");
    const [intent] = String(challenged.body.value.clientSecret).split("_secret");
    await fetch(`${shop.sandbox.url}/stripe/control/payment_intents/${intent}/authenticate`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_demo", "content-type": "application/x-www-form-urlencoded" },
      body: "outcome=complete",
    });
    expect((await complete(bag, "pm_card_threeDSecure2Required", attempt)).body.value.status).toBe("placed");
  });

  it("is refused with the new total, and charges nothing, after its bag changed in another tab", async () => {
    const { itemNo } = await anItem();
    const bag = await bagWith(itemNo, 1);
    await shop.call("webshoppingbag/addbagitemV2", {
      shoppingBagQuoteId: bag.id,
      items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }],
    });
    const now = await shop.call("checkout/checkout", { shoppingBagQuoteId: bag.id });
    const dollars = (now.body.value.totals.totalCents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
    const refused = await complete(bag);
    expect(refused.body).toMatchObject({
      code: "checkout_total_changed",
      messages: [`The total is now ${dollars}. Check it and place the order again. You haven't been charged.`],
    });
    expect(await shop.database.query.selectFrom("customerOrder").select("id").where("bagId", "=", bag.id).execute()).toEqual([]);
    expect((await complete({ ...bag, quote: now.body.value })).body.value.status).toBe("placed");
  });

  it("is refused when the total, the terms or the agreement differ from those shown", async () => {
    const bag = await bagWith((await anItem()).itemNo, 1);
    const codes = await Promise.all([
      complete(bag, "pm_card_visa", newAttempt(), { expectedTotalCents: bag.quote.totals.totalCents - 1 }),
      complete(bag, "pm_card_visa", newAttempt(), { termsVersion: "1999" }),
      complete(bag, "pm_card_visa", newAttempt(), { agreed: false }),
    ]);
    expect(codes.map((answer) => answer.body.code)).toEqual([
      "checkout_total_changed",
      "checkout_terms_changed",
      "checkout_terms_required",
    ]);
    expect(await shop.database.query.selectFrom("customerOrder").select("id").where("bagId", "=", bag.id).execute()).toEqual([]);
  });

  it("reports a changed price and an item that is no longer sold", async () => {
    const item = await anItem();
    const bag = await bagWith(item.itemNo, 1);
    await shop.database.query.updateTable("bagLine").set({ seenPriceCents: 1 }).where("bagId", "=", bag.id).execute();
    expect((await complete(bag)).body.code).toBe("checkout_price_changed");
    const gone = await anItem();
    const other = await bagWith(gone.itemNo, 1);
    await shop.database.query.transaction().execute(async (query) => {
      await query.updateTable("item").set({ published: false }).where("id", "=", gone.itemId).execute();
      await recordChanges(query, [{ kind: "product", entity: String(gone.productId) }]);
    });
    await shop.api.settle();
    expect((await complete(other)).body.code).toBe("checkout_item_gone");
  });
});

const [BUYERS, BOXES] = isWhole ? [200, 50] : [60, 15];

describe("stock", () => {
  it(`is never sold twice: ${BUYERS} buyers and the last ${BOXES} boxes`, async () => {
    const item = await anItem();
    await shop.database.query.deleteFrom("lot").where("itemId", "=", item.itemId).where("id", "<>", item.lotId).execute();
    await shop.database.query.updateTable("lot").set({ onHand: BOXES, reserved: 0 }).where("id", "=", item.lotId).execute();
    const bags = await Promise.all(Array.from({ length: BUYERS }, () => bagWith(item.itemNo, 1)));
    const answers = await Promise.all(bags.map((bag) => complete(bag)));
    const sold = answers.filter((answer) => answer.body.value?.status === "placed");
    expect(sold).toHaveLength(BOXES);
    expect(answers.filter((answer) => answer.body.code === "checkout_out_of_stock")).toHaveLength(BUYERS - BOXES);
    expect(await reservedOf(item.itemId)).toBe(BOXES);
  }, 120_000);
});

describe("the sweep", () => {
  it("releases an order whose payment was never created, and completes one that was paid", async () => {
    const item = await anItem();
    const [unpaid, paid] = [await bagWith(item.itemNo, 1), await bagWith(item.itemNo, 1)];
    const before = await reservedOf(item.itemId);
    for (const bag of [unpaid, paid]) expect((await complete(bag)).body.value.status).toBe("placed");
    // Handles the provider's events about the captures first; otherwise they would place an order again.
    await shop.api.settle();
    await shop.database.query
      .updateTable("payment")
      .set({ providerId: null })
      .where("orderId", "=", await orderOf(unpaid))
      .execute();
    await reserveAgain([unpaid.id, paid.id]);
    expect(await sweepOrders(shop.api.services)).toBe(2);
    expect([await statusesOf(unpaid), await statusesOf(paid)]).toEqual([["released"], ["placed"]]);
    expect(await reservedOf(item.itemId)).toBe(before + 1);
    expect((await complete(unpaid)).body.value.status).toBe("placed");
    expect(await reservedOf(item.itemId)).toBe(before + 2);
  });

  it("leaves an order whose payment the provider opens in this moment", async () => {
    const item = await anItem();
    const bag = await bagWith(item.itemNo, 1);
    expect((await complete(bag)).body.value.status).toBe("placed");
    await shop.api.settle();
    const orderId = await orderOf(bag);
    const { id } = await shop.database.query
      .updateTable("payment")
      .set({ providerId: null })
      .where("orderId", "=", orderId)
      .returning("id")
      .executeTakeFirstOrThrow();
    await reserveAgain([bag.id]);
    let swept = Promise.resolve(0);
    await shop.database.query.transaction().execute(async (buyer) => {
      expect(await storeProviderId(buyer, orderId, id, "pi_opened_late")).toBe(true);
      swept = sweepOrders(shop.api.services);
      await untilWaiting(shop.database);
    });
    await swept;
    expect(await statusesOf(bag)).toEqual(["reserved"]);
  });
});

const ordersOf = (bag: Bag) =>
  shop.database.query.selectFrom("customerOrder").select(["id", "status"]).where("bagId", "=", bag.id).execute();
const statusesOf = async (bag: Bag) => (await ordersOf(bag)).map((order) => order.status);
const orderOf = async (bag: Bag) => (await ordersOf(bag))[0]?.id ?? 0;

/** Simulates a crash between the phases: placed orders are reserved again, and their bags open. */
async function reserveAgain(bags: string[]): Promise<void> {
  const reserved = { status: "reserved", reservedAt: new Date(0) } as const;
  await shop.database.query.updateTable("customerOrder").set(reserved).where("bagId", "in", bags).execute();
  await shop.database.query.updateTable("bag").set({ status: "open" }).where("id", "in", bags).execute();
}

describe("webhook events of the payment provider", () => {
  it("are refused without a valid signature", async () => {
    const answer = await shop.api.fetch(
      new Request("http://shop.test/api/checkout/paymentevent", {
        method: "POST",
        body: "{}",
        headers: { "stripe-signature": "t=1,v1=00" },
      }),
    );
    expect(answer.status).toBe(400);
  });
});
