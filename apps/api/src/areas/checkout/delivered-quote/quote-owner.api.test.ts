import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, provedPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteExpired } from "../../../jobs/tidy.repository.ts";
import { buyer, raise, receiptOf, useListPrices } from "./delivered-price.fixture.ts";

const shop = await openShopForFile();
const guest = buyer(shop);
const NOT_FOUND = "checkout_delivered_price_not_found";
const DEALER = "dealer-admin@demo.test";
let wanted: { itemNo: string; quantity: number }[];

beforeAll(async () => {
  await useListPrices(shop);
  wanted = [{ itemNo: await boxInReno(shop, 1), quantity: 10 }];
});

const quoteId = async (by = guest): Promise<string> => (await by.quote({ items: wanted })).quote.quoteId;

describe("a quote's reference", () => {
  it("can't be forged: every altered character makes it unknown", async () => {
    const real = await quoteId();
    const bag = await guest.bag(wanted);
    for (const at of [0, 20, Math.floor(real.length / 2), real.length - 2]) {
      const altered = real.slice(0, at) + (real[at] === "A" ? "B" : "A") + real.slice(at + 1);
      expect((await guest.keep(altered, bag)).code).toBe(NOT_FOUND);
    }
    expect((await guest.keep(real, bag)).success).toBe(true);
  });

  it.each([
    ["total", { totalCents: 1 }],
    ["facts", { factsKey: "other" }],
    ["expiry", { expiresAt: new Date("2100-01-01T00:00:00Z") }],
  ])("is void when its stored %s was changed", async (_, change) => {
    const bag = await guest.bag(wanted);
    const { quote } = await guest.quote({ shoppingBagQuoteId: bag });
    await shop.database.query.updateTable("deliveredQuote").set(change).where("id", "=", quote.quoteNo).execute();
    expect((await guest.steps(bag)).deliveredQuote).toBeNull();
    expect((await shop.call(`checkout/quoteddeliveredprice?quoteId=${quote.quoteId}`)).body.code).toBe(NOT_FOUND);
  });
});

describe("another customer's quote", () => {
  it("can neither be seen nor used", async () => {
    const [ana, luis] = (await Promise.all([provedPerson(shop), provedPerson(shop)])).map(({ pair }) => buyer(shop, bearer(pair)));
    if (!ana || !luis) throw new Error("nobody is signed in");
    const id = await quoteId(ana);
    const bag = await luis.bag(wanted);
    expect((await luis.keep(id, bag)).code).toBe(NOT_FOUND);
    expect((await guest.keep(id, await guest.bag(wanted))).code).toBe(NOT_FOUND);
    expect((await shop.call(`checkout/quoteddeliveredprice?quoteId=${id}`)).body.code).toBe(NOT_FOUND);
    expect((await luis.quote({ items: wanted, quoteId: id })).quote.quoteId).not.toBe(id);
    expect((await ana.keep(id, await ana.bag(wanted))).success).toBe(true);
  });

  it("is a guest's own for one bag only", async () => {
    const id = await quoteId();
    const [first, second] = [await guest.bag(wanted), await guest.bag(wanted)];
    expect((await guest.keep(id, first)).success).toBe(true);
    expect((await guest.keep(id, first)).success).toBe(true);
    expect((await guest.keep(id, second)).code).toBe(NOT_FOUND);
  });

  it("follows the guest's bag into the account at sign-in", async () => {
    const bag = await guest.bag(wanted);
    const { totalCents } = await guest.quote({ shoppingBagQuoteId: bag });
    const { pair } = await provedPerson(shop);
    const ana = buyer(shop, bearer(pair));
    const empty = await ana.bag([{ itemNo: wanted[0]?.itemNo ?? "", quantity: 1 }]);
    const line = (await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${empty}`, undefined, bearer(pair))).body.value;
    await ana.call("webshoppingbag/removebagitem", { shoppingBagQuoteId: empty, lineId: line.lines[0].lineId });
    const merged = (await ana.call("webshoppingbag/mergebag", { shoppingBagQuoteId: bag })).value.bag.shoppingBagQuoteId;
    await raise(shop, { freight: 2_000 });
    const answer = await ana.steps(merged);
    await raise(shop, { freight: -2_000 });
    expect(answer).toMatchObject({ totals: { totalCents }, deliveredQuote: { state: "honored" } });
  });
});

describe("a certificate in a quote", () => {
  it("frees the order only as long as it applies", async () => {
    const { pair } = await demoPerson(shop, DEALER);
    const dealer = buyer(shop, bearer(pair));
    const bag = await dealer.bag(wanted);
    const { customerId } = await shop.database.query
      .selectFrom("account")
      .select("customerId")
      .where("email", "=", DEALER)
      .executeTakeFirstOrThrow();
    const { id } = await shop.database.query
      .insertInto("taxExemption")
      .values({
        customerId: customerId ?? 0,
        country: "US",
        province: "NV",
        certificateNo: "NV-1",
        documentName: "a.pdf",
        documentType: "application/pdf",
        document: new Uint8Array([1]),
        state: "approved",
        decidedAt: new Date(),
        expiresOn: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const price = await dealer.quote({ shoppingBagQuoteId: bag });
    expect(price).toMatchObject({ taxCents: 0, exemptions: [{ certificateNo: "NV-1" }] });
    await raise(shop, { freight: 2_000 });
    const freed = await dealer.steps(bag);
    await shop.database.query.updateTable("taxExemption").set({ state: "refused" }).where("id", "=", id).execute();
    const taxed = await dealer.steps(bag);
    await raise(shop, { freight: -2_000 });
    expect(freed).toMatchObject({ totals: { totalCents: price.totalCents }, deliveredQuote: { state: "honored" } });
    expect(taxed.deliveredQuote).toMatchObject({ state: "void", reasons: ["exemption"] });
    expect(taxed.totals.taxCents).toBeGreaterThan(0);
  });
});

describe("two tabs and a repeated order", () => {
  it("place one order at the quoted total", async () => {
    const bag = await guest.bag(wanted);
    const { totalCents } = await guest.quote({ shoppingBagQuoteId: bag });
    await raise(shop, { freight: 2_000 });
    const answer = await guest.steps(bag);
    const attempt = { attempt: "one-attempt-of-two-tabs" };
    const answers = await Promise.all([guest.complete(bag, answer, attempt), guest.complete(bag, answer)]);
    const [first] = answers;
    const repeated = await guest.complete(bag, answer, attempt);
    await raise(shop, { freight: -2_000 });
    // Either tab may be the first to reach the database.
    const placed = answers.filter((one) => one.body.success);
    const refused = answers.filter((one) => !one.body.success);
    expect([placed.length, refused.length]).toEqual([1, 1]);
    for (const { body } of refused) expect(["webshoppingbag_ordered", "checkout_in_progress"]).toContain(body.code);
    for (const one of placed) expect((await receiptOf(shop, one)).totalCents).toBe(totalCents);
    if (first.body.success) expect(repeated.body.value).toEqual(first.body.value);
    else expect(repeated.body.success).toBe(false);
  });
});

it("is deleted thirty days after it ended, which changes no order", async () => {
  const bag = await guest.bag(wanted);
  const { quote } = await guest.quote({ shoppingBagQuoteId: bag });
  const running = await quoteId();
  const placed = await guest.complete(bag, await guest.steps(bag));
  const month = 31 * 86_400_000;
  const { query } = shop.database;
  await query
    .updateTable("deliveredQuote")
    .set({ createdAt: new Date(Date.now() - 2 * month), expiresAt: new Date(Date.now() - month) })
    .where("id", "=", quote.quoteNo)
    .execute();
  await deleteExpired(query);
  const left = await query.selectFrom("deliveredQuote").select(["id", "reference"]).execute();
  expect(left.map(({ id }) => id)).not.toContain(quote.quoteNo);
  expect(left.map(({ reference }) => reference)).toContain(running);
  expect(await receiptOf(shop, placed)).toMatchObject({ deliveredQuote: { quoteNo: quote.quoteNo } });
});
