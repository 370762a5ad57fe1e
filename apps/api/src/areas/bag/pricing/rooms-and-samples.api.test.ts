import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
let itemNo: string;
let sampleNo: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { query } = shop.database;
  const tile = await query
    .selectFrom("item")
    .select(["id", "itemNo", "sampleItemNo"])
    .where("kind", "=", "item")
    .where("sellUnit", "=", "box")
    .where("sampleItemNo", "is not", null)
    .executeTakeFirstOrThrow();
  itemNo = tile.itemNo;
  sampleNo = tile.sampleItemNo ?? "";
  const sample = await query.selectFrom("item").select("id").where("itemNo", "=", sampleNo).executeTakeFirstOrThrow();
  const reno = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
  await query.updateTable("lot").set({ onHand: 0, reserved: 0 }).where("itemId", "in", [tile.id, sample.id]).execute();
  const lot = (itemId: number, code: string, onHand: number) => ({ itemId, placeId: reno.id, code, onHand });
  await query
    .insertInto("lot")
    .values([lot(tile.id, "A23", 50), lot(tile.id, "B07", 40), lot(sample.id, "B07", 60)])
    .execute();
});
afterAll(() => shop.close());

const as = (pair: Pair | null, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call(path, body, pair ? { ...bearer(pair), ...headers } : headers);

const bagOf = async (quantity: number, pair: Pair | null = null, of = itemNo) =>
  (await as(pair, "webshoppingbag/addbagitemV2", { items: [{ itemNo: of, quantity, fulfilmentType: "DLVR" }] })).body.value;

type Bag = Awaited<ReturnType<typeof bagOf>>;
async function change(bag: Bag, values: object, pair: Pair | null = null) {
  const line = bag.lines.find((one: { itemNo: string }) => one.itemNo === itemNo);
  const items = [{ lineId: line.lineId, ...values }];
  return (await as(pair, "webshoppingbag/updatebagitems", { shoppingBagQuoteId: bag.shoppingBagQuoteId, items })).body;
}

let attempts = 0;
async function complete(shoppingBagQuoteId: string, pair: Pair | null = null) {
  const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const quote = (await as(pair, "checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
  const attempt = `rooms-attempt-${String(++attempts).padStart(8, "0")}`;
  const input = {
    shoppingBagQuoteId,
    attempt,
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: quote.totals.totalCents,
    agreed: true,
    termsVersion: quote.termsVersion,
  };
  return (await as(pair, "checkout/complete", input, { "idempotency-key": `${attempt}-key` })).body;
}

const kitchen = { name: "Kitchen", quantity: 35 };
const hall = { name: "Hall", quantity: 30 };

describe("rooms of a line", () => {
  it("each come from one lot when one lot cannot serve the line, and are on the receipt", async () => {
    const bag = await bagOf(65);
    expect(bag.lines[0].lots).toEqual([
      { code: "A23", quantity: 50 },
      { code: "B07", quantity: 15 },
    ]);
    const { value } = await change(bag, { rooms: [kitchen, hall] });
    const rooms = [
      { ...kitchen, lots: [{ code: "B07", quantity: 35 }] },
      { ...hall, lots: [{ code: "A23", quantity: 30 }] },
    ];
    expect(value.lines[0].rooms).toEqual(rooms);
    expect(value.lines[0].problems.map((one: { code: string }) => one.code)).toEqual(["lots_differ"]);
    const agreed = (await change(value, { agreedLots: value.lines[0].lots })).value;
    const placed = await complete(agreed.shoppingBagQuoteId);
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${placed.value.receiptId}`)).body.value;
    expect(receipt.lines[0].rooms).toEqual(rooms);
    await shop.database.query.updateTable("lot").set({ reserved: 0 }).execute();
  });

  it("are refused when they add up to more than the line has, and nothing changes", async () => {
    const bag = await bagOf(40);
    expect(await change(bag, { rooms: [kitchen, hall] })).toMatchObject({ code: "webshoppingbag_rooms" });
    expect((await change(bag, { rooms: [{ name: " ", quantity: 1 }] })).code).toBe("request_invalid");
    const shown = await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${bag.shoppingBagQuoteId}`);
    expect(shown.body.value.lines[0].rooms).toEqual([]);
  });

  it("shrink with the quantity, the last one first", async () => {
    const bag = await bagOf(65);
    await change(bag, { rooms: [kitchen, hall] });
    const fewer = (await change(bag, { quantity: 40 })).value;
    expect(fewer.lines[0].rooms.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity])).toEqual([
      ["Kitchen", 35],
      ["Hall", 5],
    ]);
  });
});

describe("the lot of a sample", () => {
  it("is preferred when the buyer names it, and its remaining units are named when they are not enough", async () => {
    const bag = await bagOf(30);
    expect(bag.lines[0]).toMatchObject({ sampleLot: null, lots: [{ code: "B07", quantity: 30 }] });
    const named = (await change(bag, { sampleLot: "a23" })).value;
    expect(named.lines[0]).toMatchObject({ sampleLot: { code: "A23", available: 50 }, lots: [{ code: "A23", quantity: 30 }] });
    const more = (await change(bag, { quantity: 45, sampleLot: "B07" })).value;
    expect(more.lines[0]).toMatchObject({ sampleLot: { code: "B07", available: 40 }, lots: [{ code: "A23", quantity: 45 }] });
    expect((await change(bag, { sampleLot: "Z99" })).value.lines[0].sampleLot).toEqual({ code: "Z99", available: 0 });
    expect((await change(bag, { sampleLot: null })).value.lines[0].sampleLot).toBeNull();
  });

  it("is that of the last sample ordered while signed in, for thirty days", async () => {
    const { pair } = await provedPerson(shop);
    const samples = await bagOf(1, pair, sampleNo);
    expect((await complete(samples.shoppingBagQuoteId, pair)).success).toBe(true);
    const bag = await bagOf(20, pair);
    expect(bag.lines[0]).toMatchObject({ sampleLot: { code: "B07", available: 40 }, lots: [{ code: "B07", quantity: 20 }] });
    const query = shop.database.query;
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await query
      .updateTable("customerOrder")
      .set({ placedAt: days(31) })
      .where("bagId", "=", samples.shoppingBagQuoteId)
      .execute();
    expect((await change(bag, { quantity: 21 }, pair)).value.lines[0].sampleLot).toBeNull();
    expect((await bagOf(20)).lines[0].sampleLot).toBeNull();
  });
});
