import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
let itemNo: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { query } = shop.database;
  itemNo = await boxInReno(shop, 0);
  const item = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  const reno = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
  await query.updateTable("lot").set({ onHand: 0, reserved: 0 }).where("itemId", "=", item.id).execute();
  const lot = (code: string, onHand: number) => ({ itemId: item.id, placeId: reno.id, code, onHand });
  await query
    .insertInto("lot")
    .values([lot("A23", 30), lot("B07", 20)])
    .execute();
});
afterAll(() => shop.close());

const bagOf = async (quantity: number) =>
  (await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity, fulfilmentType: "DLVR" }] })).body.value;

async function change(bag: { shoppingBagQuoteId: string; lines: { lineId: number }[] }, values: object) {
  const items = [{ lineId: bag.lines[0]?.lineId, ...values }];
  return (await shop.call("webshoppingbag/updatebagitems", { shoppingBagQuoteId: bag.shoppingBagQuoteId, items })).body.value;
}

let attempts = 0;
async function complete(shoppingBagQuoteId: string) {
  const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const quote = (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
  const attempt = `lots-attempt-${String(++attempts).padStart(8, "0")}`;
  const input = {
    shoppingBagQuoteId,
    attempt,
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: quote.totals.totalCents,
    agreed: true,
    termsVersion: quote.termsVersion,
  };
  return (await shop.call("checkout/complete", input, { "idempotency-key": `${attempt}-key` })).body;
}

describe("a line that one lot cannot serve", () => {
  it("names the units of each lot and the most of one, and is not ordered unless the buyer agrees", async () => {
    const bag = await bagOf(36);
    expect(bag.lines[0].lots).toEqual([
      { code: "A23", quantity: 30 },
      { code: "B07", quantity: 6 },
    ]);
    expect(bag.lines[0].oneLot).toBe(30);
    expect(bag.lines[0].problems.map((one: { code: string }) => one.code)).toEqual(["lots_differ"]);
    expect((await complete(bag.shoppingBagQuoteId)).code).toBe("checkout_lots_differ");
  });

  it("comes from one lot again when the buyer takes what one lot has", async () => {
    const fewer = await change(await bagOf(36), { quantity: 30 });
    expect(fewer.lines[0].lots).toEqual([{ code: "A23", quantity: 30 }]);
    expect(fewer.lines[0].problems).toEqual([]);
  });

  it("has no lots while units are missing", async () => {
    expect((await bagOf(51)).lines[0]).toMatchObject({ lots: [], oneLot: 30, problems: [{ code: "short" }] });
  });

  it("is asked about again when the stock splits it otherwise than agreed", async () => {
    const agreedLots = [
      { code: "A23", quantity: 30 },
      { code: "B07", quantity: 6 },
    ];
    const wrong = await change(await bagOf(36), { agreedLots: [agreedLots[0]] });
    expect(wrong.lines[0]).toMatchObject({ lotsAgreed: false, problems: [{ code: "lots_differ" }] });
    const agreed = await change(await bagOf(36), { agreedLots });
    const { query } = shop.database;
    const take = (units: number) =>
      query
        .updateTable("lot")
        .set((of) => ({ onHand: of("onHand", "-", units) }))
        .where("code", "=", "A23")
        .execute();
    await take(2);
    try {
      expect((await complete(agreed.shoppingBagQuoteId)).code).toBe("checkout_lots_differ");
    } finally {
      await take(-2);
    }
    const again = await shop.call("checkout/checkout", { shoppingBagQuoteId: agreed.shoppingBagQuoteId });
    expect(again.body.value.bag.lines[0]).toMatchObject({ lotsAgreed: true, problems: [] });
  });

  it("has its lots on the receipt once the buyer has agreed", async () => {
    const agreed = await change(await bagOf(36), {
      agreedLots: [
        { code: "B07", quantity: 6 },
        { code: "A23", quantity: 30 },
      ],
    });
    expect(agreed.lines[0].problems).toEqual([]);
    const { value } = await complete(agreed.shoppingBagQuoteId);
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${value.receiptId}`)).body.value;
    expect(receipt.lines[0].lots.map(({ code, quantity }: { code: string; quantity: number }) => [code, quantity])).toEqual([
      ["A23", 30],
      ["B07", 6],
    ]);
  });
});
