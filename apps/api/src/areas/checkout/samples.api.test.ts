import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
let tile: string;
let sample: string;
beforeAll(async () => {
  shop = await openTestShop();
  const items = shop.database.query
    .selectFrom("item")
    .innerJoin("lot", "lot.itemId", "item.id")
    .innerJoin("place", "place.id", "lot.placeId");
  const some = (kind: "item" | "sample", unit: "box" | "piece" | "each") =>
    items
      .select("item.itemNo as itemNo")
      .where("place.code", "=", "reno")
      .where("item.kind", "=", kind)
      .where("item.sellUnit", "=", unit)
      .where("item.finish", "is not", null)
      .where("lot.onHand", ">", 30)
      .executeTakeFirst();
  tile = (await some("item", "box"))?.itemNo ?? "";
  sample = ((await some("sample", "piece")) ?? (await some("sample", "each")))?.itemNo ?? "";
});
afterAll(() => shop.close());

let attempts = 0;
async function quoteOf(items: [string, number][]) {
  const wanted = items.map(([itemNo, quantity]) => ({ itemNo, quantity, fulfilmentType: "DLVR" }));
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items: wanted })).body.value;
  const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
}

interface Delivery {
  group: string;
  options: { service: string; cents: number }[];
  chosen: { service: string; cents: number; until: string } | null;
}

describe("samples", () => {
  it("ship by parcel with their own price and date, while the goods go by freight", async () => {
    const quote = await quoteOf([
      [tile, 20],
      [sample, 1],
    ]);
    const [goods, samples] = quote.deliveries as Delivery[];
    expect([goods?.group, goods?.chosen?.service]).toEqual(["goods", "freight"]);
    expect([samples?.group, samples?.chosen?.service, samples?.options.length]).toEqual(["samples", "parcel", 1]);
    expect(samples?.chosen?.cents).toBeGreaterThan(0);
    expect(quote.totals.deliveryCents).toBe((goods?.chosen?.cents ?? 0) + (samples?.chosen?.cents ?? 0));
    const alone = (await quoteOf([[tile, 20]])).deliveries as Delivery[];
    expect(alone.map((one) => [one.group, one.chosen?.cents])).toEqual([["goods", goods?.chosen?.cents]]);
  });

  it("need no freight and no choice when ordered alone", async () => {
    const quote = await quoteOf([[sample, 2]]);
    expect((quote.deliveries as Delivery[]).map((one) => [one.group, one.chosen?.service])).toEqual([["samples", "parcel"]]);
    expect(quote.missing).toEqual([]);
  });

  it("are listed separately on receipt and email, and every line has its size and finish", async () => {
    const quote = await quoteOf([
      [tile, 20],
      [sample, 1],
    ]);
    const attempt = `samples-attempt-${++attempts}`;
    const input = {
      shoppingBagQuoteId: quote.bag.shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: quote.totals.totalCents,
      agreed: true,
      termsVersion: quote.termsVersion,
    };
    const placed = await shop.call("checkout/complete", input, { "idempotency-key": `${attempt}-key` });
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${placed.body.value.receiptId}`)).body.value;
    const [goods, samples] = quote.deliveries as Delivery[];
    const shown = (receipt.deliveries as { group: string; service: string; cents: number }[]).map((one) => [
      one.group,
      one.service,
      one.cents,
    ]);
    expect(shown).toEqual([
      ["goods", "freight", goods?.chosen?.cents],
      ["samples", "parcel", samples?.chosen?.cents],
    ]);
    const lines = receipt.lines as { itemNo: string; detail: string; promisedOn: string }[];
    expect(lines.map((line) => line.promisedOn)).toEqual([goods?.chosen?.until, samples?.chosen?.until]);
    const finish = await finishOf(tile);
    expect(lines[0]?.detail).toMatch(new RegExp(`\\d.*, ${finish}$`));
    expect(quote.bag.lines.map((line: { detail: string }) => line.detail)).toEqual(lines.map((line) => line.detail));
    await shop.api.settle();
    const mail = await mailTo(contact.email);
    for (const { detail } of lines) expect(mail).toContain(detail);
    expect(mail).toContain("Samples by parcel");
    expect(mail).toContain("Freight truck");
  });
});

async function finishOf(itemNo: string): Promise<string> {
  const { finish } = await shop.database.query.selectFrom("item").select("finish").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  const term = shop.database.query.selectFrom("term").select("label").where("kind", "=", "finish").where("language", "=", "en");
  return (await term.where("value", "=", finish ?? "").executeTakeFirstOrThrow()).label;
}

async function mailTo(email: string): Promise<string> {
  const found = (await (await fetch(`${shop.sandbox.url}/mail/api/messages?to=${email}`)).json()) as {
    messages: { id: string; text?: string }[];
  };
  const [newest] = found.messages;
  return JSON.stringify(await (await fetch(`${shop.sandbox.url}/mail/api/messages/${newest?.id}`)).json());
}
