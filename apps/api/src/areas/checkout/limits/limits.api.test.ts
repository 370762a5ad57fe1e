import { recordChanges } from "@azulejo/database";
import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepOrders } from "../sweep-orders.ts";

let shop: TestShop;
let tile: { itemNo: string; itemId: number };
beforeAll(async () => {
  shop = await openTestShop();
  tile = await itemOf("item");
});
afterAll(() => shop.close());

let client = 0;
let caller: Record<string, string>;
beforeEach(() => {
  caller = { "x-client-address": `198.51.100.${++client}` };
});

async function itemOf(kind: "item" | "sample" | "electronic") {
  const items = shop.database.query
    .selectFrom("item")
    .leftJoin("lot", "lot.itemId", "item.id")
    .leftJoin("place", "place.id", "lot.placeId")
    .select(["item.itemNo", "item.id as itemId"])
    .where("item.kind", "=", kind);
  if (kind === "electronic") return items.orderBy("item.id", "desc").executeTakeFirstOrThrow();
  return items
    .where("place.code", "=", "reno")
    .where("lot.onHand", ">", kind === "item" ? 60 : 20)
    .orderBy("lot.onHand", "desc")
    .executeTakeFirstOrThrow();
}

type Wanted = { itemNo: string; quantity: number; fulfilmentType?: string; recipient?: object };
const add = (items: Wanted[], more: object = {}, language = "en") =>
  shop.call("webshoppingbag/addbagitemV2", { items, ...more }, { ...caller, "accept-language": language });

let attempts = 0;
async function order(items: Wanted[], method = "pm_card_visa", email = contact.email, home: object = address) {
  const { shoppingBagQuoteId } = (await add(items, { pickupStoreCode: "reno" })).body.value;
  const steps = { contact: { ...contact, email }, deliveryAddress: home, billingSameAsDelivery: true, deliveryService: "freight" };
  const quote = (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps }, caller)).body.value;
  const attempt = `limits-attempt-${String(++attempts).padStart(6, "0")}`;
  const input = { shoppingBagQuoteId, attempt, payment: { type: "CreditCard", paymentMethodId: method } };
  const agreed = { expectedTotalCents: quote.totals.totalCents, agreed: true, termsVersion: quote.termsVersion };
  return shop.call("checkout/complete", { ...input, ...agreed }, { ...caller, "idempotency-key": `${attempt}-key` });
}

const delivered = (itemNo: string, quantity: number): Wanted => ({ itemNo, quantity, fulfilmentType: "DLVR" });
const reservedOf = async (itemId: number) => {
  const rows = await shop.database.query.selectFrom("lot").select("reserved").where("itemId", "=", itemId).execute();
  return rows.reduce((sum, row) => sum + row.reserved, 0);
};
/** A card whose bank requires authentication, which nobody completes. */
const UNANSWERED = "pm_card_threeDSecure2Required";
const release = async () => {
  shop.setNow(new Date(Date.now() + 20 * 60_000));
  await sweepOrders(shop.api.services);
  shop.setNow(new Date());
};

describe("a bag", () => {
  it.each([
    ["en", "electronic", "An order can have up to 10 gift cards. Order the others separately."],
    ["es", "electronic", "Un pedido admite hasta 10 tarjetas de regalo. Pida las demás por separado."],
    ["en", "sample", "An order can have up to 10 samples. Remove some, or call us for a larger set."],
  ] as const)("says in %s how many of the kind %s it holds, over all its lines", async (language, kind, said) => {
    const { itemNo } = await itemOf(kind);
    const fulfilmentType = kind === "electronic" ? "ELTR" : "DLVR";
    const first = await add([{ itemNo, quantity: 10, fulfilmentType }]);
    const { shoppingBagQuoteId, lines } = first.body.value;
    const other = kind === "electronic" ? { recipient: { name: "Eva", email: "eva@example.test" } } : {};
    const more = await add([{ itemNo, quantity: 1, fulfilmentType, ...other }], { shoppingBagQuoteId }, language);
    expect([more.status, more.body.messages]).toEqual([409, [said]]);
    const items = [{ lineId: lines[0].lineId, quantity: 11 }];
    const changed = await shop.call("webshoppingbag/updatebagitems", { shoppingBagQuoteId, items }, { "accept-language": language });
    expect([changed.status, changed.body.messages]).toEqual([409, [said]]);
    const bag = await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`);
    expect(bag.body.value.lines.map((line: { quantity: number }) => line.quantity)).toEqual([10]);
  });

  it.each([99_999, 10_000])("reports the maximum per line when %i are requested", async (quantity) => {
    const { shoppingBagQuoteId, lines } = (await add([delivered(tile.itemNo, 3)])).body.value;
    const items = [{ lineId: lines[0].lineId, quantity }];
    const changed = await shop.call("webshoppingbag/updatebagitems", { shoppingBagQuoteId, items });
    expect([changed.status, changed.body.messages?.[0]]).toEqual([
      409,
      "You can order up to 9,999 of an item. For more, ask us for a quote.",
    ]);
  });
});

describe("a buyer", () => {
  it("can order a limited number of samples per month", async () => {
    const sample = await itemOf("sample");
    for (let turn = 0; turn < 2; turn++)
      expect((await order([delivered(sample.itemNo, 10)], "pm_card_visa", "samples@example.test")).body.value.status).toBe("placed");
    const third = await order([delivered(sample.itemNo, 1)], "pm_card_visa", "Samples@Example.test");
    expect([third.status, third.body.code]).toEqual([409, "checkout_samples_limit"]);
    expect(third.body.messages?.[0]).toContain("You've ordered 20 samples in the last 30 days, and the limit is 20.");
  });

  it("count by household, however the address is written and whichever email is used", async () => {
    const sample = await itemOf("sample");
    const at = (line1: string, line2?: string) => ({ ...address, line1, ...(line2 && { line2 }) });
    const from = (home: object, email: string, quantity: number) =>
      order([delivered(sample.itemNo, quantity)], "pm_card_visa", email, home);
    expect((await from(at("12 Oak St.", "#3"), "one@example.test", 10)).body.value.status).toBe("placed");
    expect((await from(at("12 OAK ST #3"), "two@example.test", 10)).body.value.status).toBe("placed");
    expect((await from(at("12 oak st, 3"), "three@example.test", 1)).body.code).toBe("checkout_samples_limit");
    expect((await from(at("14 Oak St", "#3"), "four@example.test", 1)).body.value.status).toBe("placed");
  });

  it("are limited by item where the supplier says so", async () => {
    const sample = await itemOf("sample");
    const { settings } = await shop.database.query.selectFrom("storefront").select("settings").executeTakeFirstOrThrow();
    const limits = async (samplesOfOneItem: number) => {
      const changed = JSON.stringify({ ...settings, limits: { ...(settings["limits"] as object), samplesOfOneItem } });
      await shop.database.query.updateTable("storefront").set({ settings: changed }).execute();
      await recordChanges(shop.database.query, [{ kind: "storefront", entity: "1" }]);
      await shop.api.settle();
    };
    await limits(2);
    try {
      const third = await order([delivered(sample.itemNo, 3)], "pm_card_visa", "oneitem@example.test", {
        ...address,
        line1: "99 Elm",
      });
      expect(third.body.code).toBe("checkout_sample_item_limit");
      expect(third.body.messages?.[0]).toContain("up to 2 samples of");
    } finally {
      await limits(20);
    }
  });
});

describe("a gift card buyer", () => {
  it("can spend a limited amount per day", async () => {
    const { query } = shop.database;
    const card = await itemOf("electronic");
    await query.updateTable("price").set({ listCents: 30_000 }).where("itemId", "=", card.itemId).execute();
    await recordChanges(query, [{ kind: "catalogue", entity: "all" }]);
    await shop.api.settle();
    const cards = (quantity: number) => [
      { itemNo: card.itemNo, quantity, fulfilmentType: "ELTR", recipient: { name: "Eva", email: "eva@example.test" } },
    ];
    expect((await order(cards(6), "pm_card_visa", "gifts@example.test")).body.value.status).toBe("placed");
    const second = await order(cards(1), "pm_card_visa", "gifts@example.test");
    expect([second.status, second.body.code]).toEqual([409, "checkout_gift_card_day"]);
    expect(second.body.messages?.[0]).toContain("up to $2,000.00 in gift cards a day");
    shop.setNow(new Date(Date.now() + 25 * 3_600_000));
    expect((await order(cards(1), "pm_card_visa", "gifts@example.test")).body.value.status).toBe("placed");
    shop.setNow(new Date());
  });
});

describe("stock held without payment", () => {
  it("is not held for an amount that the provider does not accept", async () => {
    const { query } = shop.database;
    const before = await reservedOf(tile.itemId);
    await query.updateTable("price").set({ listCents: 90_000_000 }).where("itemId", "=", tile.itemId).execute();
    await recordChanges(query, [{ kind: "catalogue", entity: "all" }]);
    await shop.api.settle();
    const refused = await order([delivered(tile.itemNo, 2)]);
    expect([refused.status, refused.body.code]).toEqual([409, "checkout_amount"]);
    expect(refused.body.messages?.[0]).toContain("from $0.50 to $999,999.99");
    expect(await reservedOf(tile.itemId)).toBe(before);
    await query.updateTable("price").set({ listCents: 2_000 }).where("itemId", "=", tile.itemId).execute();
    await recordChanges(query, [{ kind: "catalogue", entity: "all" }]);
    await shop.api.settle();
  });

  it("is released immediately when the provider refuses for good", async () => {
    const before = await reservedOf(tile.itemId);
    const amounts = shop.api.services.payments.amounts;
    const { highest } = amounts;
    // The provider's limit is lower than the one the shop knows.
    amounts.highest = 1e12;
    const { query } = shop.database;
    await query.updateTable("price").set({ listCents: 90_000_000 }).where("itemId", "=", tile.itemId).execute();
    await recordChanges(query, [{ kind: "catalogue", entity: "all" }]);
    await shop.api.settle();
    const refused = await order([delivered(tile.itemNo, 2)]);
    expect([refused.status, refused.body.code]).toEqual([409, "payment_refused"]);
    expect(await reservedOf(tile.itemId)).toBe(before);
    amounts.highest = highest;
    await query.updateTable("price").set({ listCents: 2_000 }).where("itemId", "=", tile.itemId).execute();
    await recordChanges(query, [{ kind: "catalogue", entity: "all" }]);
    await shop.api.settle();
  });

  it("is held by up to five orders of one client, and by a sixth only after they end", async () => {
    for (let turn = 0; turn < 5; turn++)
      expect((await order([delivered(tile.itemNo, 1)], UNANSWERED)).body.value.status).toBe("actionRequired");
    const sixth = await order([delivered(tile.itemNo, 1)], UNANSWERED);
    expect([sixth.status, sixth.body.code]).toEqual([409, "checkout_unpaid_orders"]);
    const same = caller;
    caller = { "x-client-address": "203.0.113.9" };
    expect((await order([delivered(tile.itemNo, 1)])).body.value.status).toBe("placed");
    caller = same;
    await release();
    expect((await order([delivered(tile.itemNo, 1)])).body.value.status).toBe("placed");
    const left = await shop.database.query.selectFrom("customerOrder").select("id").where("clientKey", "is not", null).execute();
    expect(left).toEqual([]);
  });

  it("is limited to a number of units per client", async () => {
    const { query } = shop.database;
    const lot = query.selectFrom("lot").innerJoin("place", "place.id", "lot.placeId").select("lot.id").where("itemId", "=", tile.itemId);
    const { id } = await lot.where("place.code", "=", "reno").orderBy("lot.id").executeTakeFirstOrThrow();
    const before = await query.selectFrom("lot").select("onHand").where("id", "=", id).executeTakeFirstOrThrow();
    await query.updateTable("lot").set({ onHand: 40_000 }).where("id", "=", id).execute();
    const pickedUp = (quantity: number) => [{ itemNo: tile.itemNo, quantity, fulfilmentType: "PKUP" }];
    for (let turn = 0; turn < 2; turn++) expect((await order(pickedUp(9_999), UNANSWERED)).body.value.status).toBe("actionRequired");
    const third = await order(pickedUp(3), UNANSWERED);
    expect([third.status, third.body.code]).toEqual([409, "checkout_unpaid_units"]);
    expect(third.body.messages?.[0]).toContain("up to 20,000 units in all");
    await release();
    await query.updateTable("lot").set(before).where("id", "=", id).execute();
  });

  it("is at most nine tenths of an item while banks authenticate, which leaves some for immediate payment", async () => {
    const { query } = shop.database;
    const lots = await query.selectFrom("lot").select(["id", "onHand", "reserved"]).where("itemId", "=", tile.itemId).execute();
    const [largest, ...others] = lots.toSorted((a, b) => b.onHand - a.onHand);
    for (const lot of others) await query.updateTable("lot").set({ onHand: lot.reserved }).where("id", "=", lot.id).execute();
    const free = (largest?.onHand ?? 0) - (largest?.reserved ?? 0);
    const most = Math.ceil(free * 0.9);
    const held = await reservedOf(tile.itemId);
    const tooMany = await order([delivered(tile.itemNo, most + 1)], UNANSWERED);
    expect([tooMany.status, tooMany.body.code]).toEqual([409, "checkout_hold_limit"]);
    expect(tooMany.body.messages?.[0]).toContain(`You can order up to ${most} of ${tile.itemNo} online right now.`);
    expect(await reservedOf(tile.itemId)).toBe(held);
    expect((await order([delivered(tile.itemNo, most)], UNANSWERED)).body.value.status).toBe("actionRequired");
    expect((await order([delivered(tile.itemNo, 1)], UNANSWERED)).body.code).toBe("checkout_hold_limit");
    expect((await order([delivered(tile.itemNo, 1)])).body.value.status).toBe("placed");
    await release();
  });
});
