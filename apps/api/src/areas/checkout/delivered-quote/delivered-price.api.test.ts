import { address } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson } from "@azulejo/testing/people.ts";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { buyer, raise, receiptOf, useListPrices } from "./delivered-price.fixture.ts";

const shop = await openShopForFile();
const guest = buyer(shop);
const START = new Date("2026-11-23T18:00:00Z");
const HOUR = 3_600_000;
const RISE = { price: 150, freight: 2_000, tax: 10_000 };
const FALL = { price: -150, freight: -2_000, tax: -10_000 };
let tile: string;
let other: string;
let sample: string;

beforeAll(async () => {
  shop.setNow(START);
  await useListPrices(shop);
  [tile, other] = await Promise.all([boxInReno(shop, 0), boxInReno(shop, 3)]);
  const { itemNo } = await shop.database.query
    .selectFrom("item")
    .select("itemNo")
    .where("kind", "=", "sample")
    .where("published", "=", true)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  sample = itemNo;
});
afterEach(() => shop.setNow(START));

const items = (...wanted: [string, number][]) => wanted.map(([itemNo, quantity]) => ({ itemNo, quantity }));

describe("a delivered price", () => {
  it("has goods, pallets, weight, freight with the liftgate, parcel for samples and tax in one total", async () => {
    const price = await guest.quote({ items: items([tile, 12], [sample, 1]) });
    const [goods, samples] = price.deliveries;
    expect(goods).toMatchObject({ group: "goods", chosen: { service: "freight", liftgate: true } });
    expect(samples).toMatchObject({ group: "samples", chosen: { service: "parcel" } });
    expect(price.pallets).toBe(1);
    expect(price.weight).toBe(goods.weight + samples.weight);
    expect(price.deliveryCents).toBe(goods.chosen.cents + samples.chosen.cents);
    expect(price.taxCents).toBe(price.taxes.reduce((sum: number, one: { cents: number }) => sum + one.cents, 0));
    expect(price.totalCents).toBe(price.goodsCents + price.deliveryCents + price.taxCents);
    expect(new Date(price.quote.expiresAt).getTime() - START.getTime()).toBe(72 * HOUR);
    expect(price.quote.timezone).toBe("America/Los_Angeles");
  });

  it("stands beside the price of each store with that store's tax", async () => {
    const { stores, goodsCents } = await guest.quote({ items: items([tile, 2]) });
    expect(stores.length).toBeGreaterThan(1);
    for (const store of stores) expect(store.totalCents).toBe(goodsCents + store.taxCents);
    expect(stores.some((one: { readyOn: string | null }) => one.readyOn !== null)).toBe(true);
    expect(new Set(stores.map((one: { taxCents: number }) => one.taxCents)).size).toBeGreaterThan(1);
  });

  it("names the stores by their distance from the postal code", async () => {
    const nearest = async (postalCode: string) => {
      const { stores } = await guest.quote({ postalCode, items: items([tile, 2]) });
      return stores[0].code;
    };
    expect([await nearest("89502"), await nearest("92101")]).toEqual(["reno", "san-diego"]);
  });

  it("has the taxes of the county and city of its postal code", async () => {
    const ratesOf = async (postalCode: string) => {
      const { taxes } = await guest.quote({ postalCode, items: items([tile, 2]) });
      return taxes.map(({ name, ratePpm }: { name: string; ratePpm: number }) => [name, ratePpm]).sort();
    };
    const state = ["state:CA", 72_500];
    expect(await ratesOf("90210")).toEqual([["county:Los Angeles", 25_000], state]);
    expect(await ratesOf("90401")).toEqual([["city:Santa Monica", 10_000], ["county:Los Angeles", 25_000], state]);
    expect(await ratesOf("93263")).toEqual([state]);
  });

  it("is what checkout charges for the same bag", async () => {
    const bag = await guest.bag(items([tile, 12], [sample, 1]));
    const { totalCents } = await guest.quote({ shoppingBagQuoteId: bag });
    expect((await guest.steps(bag)).totals.totalCents).toBe(totalCents);
  });

  it("is not promised where nothing is delivered, for an unknown code, or with hidden prices", async () => {
    expect(await guest.quote({ postalCode: "Y1A 0A1", items: items([tile, 1]) })).toMatchObject({ quote: null, notDeliverable: "no_zone" });
    expect(await guest.quote({ postalCode: "00001", items: items([tile, 1]) })).toMatchObject({ quote: null, totalCents: null });
    expect((await guest.call("checkout/deliveredprice", { postalCode: "123", items: items([tile, 1]) })).code).toBe("request_invalid");
    const { pair } = await demoPerson(shop, "hidden-prices@demo.test");
    const hidden = await buyer(shop, bearer(pair)).quote({ items: items([tile, 1]) });
    expect(hidden).toMatchObject({ quote: null, totalCents: null, goodsCents: null, taxes: [] });
  });

  it("is shown again by its id in the reader's language, until it ends", async () => {
    const asked = await guest.quote({ items: items([tile, 3]) });
    const show = (id: string) => shop.call(`checkout/quoteddeliveredprice?quoteId=${id}`, undefined, { "accept-language": "es" });
    await raise(shop, RISE);
    const again = (await show(asked.quote.quoteId)).body.value;
    await raise(shop, FALL);
    expect(again).toMatchObject({ quote: asked.quote, totalCents: asked.totalCents, taxes: asked.taxes });
    shop.setNow(new Date(START.getTime() + 72 * HOUR));
    expect((await show(asked.quote.quoteId)).body.code).toBe("checkout_delivered_price_expired");
  });
});

describe("checkout with a delivered price", () => {
  it("charges the quoted total to the cent after prices, freight and taxes rose, and says so", async () => {
    const bag = await guest.bag(items([tile, 12], [sample, 2]));
    const { totalCents, quote } = await guest.quote({ shoppingBagQuoteId: bag });
    await raise(shop, RISE);
    const answer = await guest.steps(bag);
    expect(answer.totals.totalCents).toBe(totalCents);
    expect(answer.bag.lines.flatMap((line: { problems: unknown[] }) => line.problems)).toEqual([]);
    expect(answer.deliveredQuote).toMatchObject({ state: "honored", quoteNo: quote.quoteNo, totalCents });
    expect(answer.deliveredQuote.todayCents).toBeGreaterThan(totalCents);
    const placed = await guest.complete(bag, answer);
    const receipt = await receiptOf(shop, placed);
    await raise(shop, FALL);
    expect(receipt).toMatchObject({ totalCents, deliveredQuote: { quoteNo: quote.quoteNo, totalCents, isApplied: true } });
    expect(receipt.deliveredQuote).toEqual({ ...receipt.derivation.quote, timezone: "America/Los_Angeles" });
    const hash = receipt.receiptId;
    const { text } = (await guest.call("webreceipt/receipttext", { type: "order", hash })).value;
    expect(text).toContain(`You paid the price of quote ${quote.quoteNo}: $`);
    expect(text).toContain("held until November 26, 2026");
    const lines = receipt.lines.reduce((sum: number, line: { goodsCents: number }) => sum + line.goodsCents, 0);
    expect(lines + receipt.deliveryCents + receipt.taxCents).toBe(totalCents);
  });

  it("is never above the quoted total nor today's, whatever changes in between", async () => {
    const change = fc.record({
      price: fc.integer({ min: -300, max: 300 }),
      freight: fc.integer({ min: -400, max: 3_000 }),
      tax: fc.integer({ min: -2_000, max: 20_000 }),
    });
    const run = async ({ price, freight, tax }: typeof RISE) => {
      const bag = await guest.bag(items([other, 7], [sample, 1]));
      const { totalCents } = await guest.quote({ shoppingBagQuoteId: bag });
      await raise(shop, { price, freight, tax });
      const answer = await guest.steps(bag);
      await raise(shop, { price: -price, freight: -freight, tax: -tax });
      expect(answer.totals.totalCents).toBe(Math.min(totalCents, answer.deliveredQuote.todayCents));
    };
    await fc.assert(fc.asyncProperty(change, run), { numRuns: 8 });
  });

  it("charges today's total when it is lower", async () => {
    const bag = await guest.bag(items([tile, 12]));
    await raise(shop, { freight: 5_000 });
    const { totalCents } = await guest.quote({ shoppingBagQuoteId: bag });
    await raise(shop, { freight: -5_000 });
    const answer = await guest.steps(bag);
    expect(answer.totals.totalCents).toBeLessThan(totalCents);
    expect(answer.deliveredQuote).toMatchObject({ state: "lower_today", totalCents, todayCents: answer.totals.totalCents });
    const receipt = await receiptOf(shop, await guest.complete(bag, answer));
    expect(receipt).toMatchObject({ totalCents: answer.totals.totalCents, deliveredQuote: { isApplied: false } });
  });

  it("keeps the quoted prices before the address is known, and the quoted rates of another service", async () => {
    const bag = await guest.bag(items([tile, 1]));
    const price = await guest.quote({ shoppingBagQuoteId: bag });
    const quoted = Object.fromEntries(
      price.deliveries[0].options.map((one: { service: string; cents: number }) => [one.service, one.cents]),
    );
    await raise(shop, RISE);
    const before = (await guest.call("checkout/checkout", { shoppingBagQuoteId: bag })).value;
    const services = await Promise.all(["parcel", "freight"].map((deliveryService) => guest.steps(bag, { deliveryService })));
    await raise(shop, FALL);
    expect(before).toMatchObject({ deliveredQuote: { state: "held" }, totals: { goodsCents: price.goodsCents } });
    expect(services.map((one) => one.totals.deliveryCents)).toEqual([quoted.parcel, quoted.freight]);
  });

  it.each([
    ["lines", async (bag: string) => void (await guest.bag(items([tile, 1]), { shoppingBagQuoteId: bag })), {}],
    ["postal_code", async () => {}, { deliveryAddress: { ...address, postalCode: "89509" } }],
    [
      "promotions",
      (bag: string) =>
        guest.call("webshoppingbag/applypromocode", {
          promotion: { promotionalCode: "FREIGHT1500" },
          request: { shoppingBagQuoteId: bag },
        }),
      {},
    ],
  ])("says that it doesn't apply because of %s, with both totals", async (reason, change, steps) => {
    const bag = await guest.bag(items([tile, 12]));
    const { totalCents } = await guest.quote({ shoppingBagQuoteId: bag });
    await change(bag);
    await raise(shop, { freight: 2_000 });
    const answer = await guest.steps(bag, steps);
    await raise(shop, { freight: -2_000 });
    expect(answer.deliveredQuote).toMatchObject({ state: "void", reasons: [reason], totalCents });
    expect(answer.deliveredQuote.todayCents).toBe(answer.totals.totalCents);
  });

  it("covers a residence only when it was quoted for one", async () => {
    const bag = await guest.bag(items([tile, 12]));
    const { totalCents } = await guest.quote({ shoppingBagQuoteId: bag, addressKind: "commercial" });
    const answer = await guest.steps(bag);
    expect(answer.deliveredQuote).toMatchObject({ state: "void", reasons: ["address_kind"], totalCents });
  });

  it("ends at exactly 72 hours, and an order at the quoted total is then refused rather than raised", async () => {
    const bag = await guest.bag(items([tile, 12]));
    const { totalCents, quote } = await guest.quote({ shoppingBagQuoteId: bag });
    await raise(shop, { freight: 2_000 });
    const ends = new Date(quote.expiresAt).getTime();
    shop.setNow(new Date(ends - 1));
    const before = await guest.steps(bag);
    shop.setNow(new Date(ends));
    const at = await guest.steps(bag);
    const refused = await guest.complete(bag, before);
    await raise(shop, { freight: -2_000 });
    expect(before.totals.totalCents).toBe(totalCents);
    expect(at.deliveredQuote).toMatchObject({ state: "void", reasons: ["expired"] });
    expect(at.totals.totalCents).toBeGreaterThan(totalCents);
    expect(refused.body.code).toBe("checkout_total_changed");
  });

  it("honors a promotion that has ended since, but not one without uses left", async () => {
    const bag = await guest.bag(items([tile, 12]));
    const code = { promotion: { promotionalCode: "WELCOME10" }, request: { shoppingBagQuoteId: bag } };
    await guest.call("webshoppingbag/applypromocode", code);
    const { totalCents, discountCents } = await guest.quote({ shoppingBagQuoteId: bag });
    expect(discountCents).toBeGreaterThan(0);
    const { query } = shop.database;
    const set = (change: object) => query.updateTable("promotion").set(change).where("code", "=", "WELCOME10").execute();
    const { validUntil, uses } = await query
      .selectFrom("promotion")
      .select(["validUntil", "uses"])
      .where("code", "=", "WELCOME10")
      .executeTakeFirstOrThrow();
    await set({ validUntil: "2026-11-01" });
    const ended = await guest.steps(bag);
    await query
      .updateTable("deliveredQuote")
      .set({ terms: JSON.stringify(await withUses(quoteNoOf(ended), 0)) })
      .where("id", "=", quoteNoOf(ended))
      .execute();
    const usedUp = await guest.steps(bag);
    await set({ validUntil, uses });
    expect(ended).toMatchObject({ totals: { totalCents }, deliveredQuote: { state: "honored" } });
    expect(usedUp.deliveredQuote).toMatchObject({ state: "void", reasons: ["uses"] });
  });
});

const quoteNoOf = (answer: { deliveredQuote: { quoteNo: number } }) => answer.deliveredQuote.quoteNo;

async function withUses(id: number, uses: number) {
  const { terms } = await shop.database.query.selectFrom("deliveredQuote").select("terms").where("id", "=", id).executeTakeFirstOrThrow();
  return { ...terms, promotions: terms.promotions.map((one) => ({ ...one, uses })) };
}

describe("asking again", () => {
  it("returns the quote that holds a lower price, and a new one when the price fell", async () => {
    const bag = await guest.bag(items([other, 6]));
    const ask = () => guest.quote({ shoppingBagQuoteId: bag });
    const first = await ask();
    expect((await ask()).quote).toEqual(first.quote);
    await raise(shop, RISE);
    shop.setNow(new Date(START.getTime() + 30 * HOUR));
    const risen = await ask();
    expect(risen).toMatchObject({ quote: first.quote, totalCents: first.totalCents, goodsCents: first.goodsCents });
    await raise(shop, FALL);
    const renewed = await ask();
    expect(renewed.totalCents).toBe(first.totalCents);
    expect(new Date(renewed.quote.expiresAt).getTime()).toBe(START.getTime() + 102 * HOUR);
  });

  it("recognizes the remembered quote of a guest without a bag", async () => {
    const first = await guest.quote({ items: items([other, 4]) });
    await raise(shop, RISE);
    const again = await guest.quote({ items: items([other, 4]), quoteId: first.quote.quoteId });
    const more = await guest.quote({ items: items([other, 5]), quoteId: first.quote.quoteId });
    await raise(shop, FALL);
    expect(again).toMatchObject({ quote: first.quote, totalCents: first.totalCents });
    expect(more.quote.quoteNo).not.toBe(first.quote.quoteNo);
  });
});
