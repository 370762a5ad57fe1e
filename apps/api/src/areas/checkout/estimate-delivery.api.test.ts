import { address, contact } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
let tile: string;
let sample: string;
let card: string;

beforeAll(async () => {
  const numberOf = async (kind: "item" | "sample" | "electronic", unit?: "box") => {
    let items = shop.database.query.selectFrom("item").select("itemNo").where("kind", "=", kind).where("published", "=", true);
    if (unit) items = items.where("sellUnit", "=", unit);
    return (await items.orderBy("id").executeTakeFirstOrThrow()).itemNo;
  };
  [tile, sample, card] = await Promise.all([numberOf("item", "box"), numberOf("sample"), numberOf("electronic")]);
});

const estimate = async (input: object) => (await shop.call("checkout/deliveryestimate", input)).body;
const items = (...wanted: [string, number][]) => ({ items: wanted.map(([itemNo, quantity]) => ({ itemNo, quantity })) });

describe("a delivery estimate", () => {
  it.each([1, 12, 60])("costs what checkout charges for %d boxes and a sample", async (quantity) => {
    const wanted = items([tile, quantity], [sample, 1]);
    const { value } = await estimate({ postalCode: address.postalCode, ...wanted });
    const added = await shop.call("webshoppingbag/addbagitemV2", {
      items: wanted.items.map((item) => ({ ...item, fulfilmentType: "DLVR" })),
    });
    const { shoppingBagQuoteId } = added.body.value;
    const ofBag = await estimate({ postalCode: address.postalCode, shoppingBagQuoteId });
    const deliveryService = value.deliveries[0].options[0].service;
    const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService };
    const { value: quote } = (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body;
    expect(value.deliveryCents).toBeGreaterThan(0);
    expect(value.deliveryCents).toBe(quote.totals.deliveryCents);
    expect(value.totalCents).toBe(quote.totals.goodsCents + quote.totals.deliveryCents);
    expect(value.deliveries.map((one: { options: unknown[] }) => one.options)).toEqual(
      quote.deliveries.map((one: { options: unknown[] }) => one.options),
    );
    expect(ofBag.value).toEqual(value);
  });

  it("charges the service that the buyer has chosen in checkout", async () => {
    const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: tile, quantity: 1, fulfilmentType: "DLVR" }] });
    const { shoppingBagQuoteId } = added.body.value;
    const before = (await estimate({ postalCode: address.postalCode, shoppingBagQuoteId })).value;
    await shop.call("checkout/checkout", { shoppingBagQuoteId, contact, deliveryAddress: address, deliveryService: "freight" });
    const after = (await estimate({ postalCode: address.postalCode, shoppingBagQuoteId })).value;
    const priceOf = (service: string) => before.deliveries[0].options.find((one: { service: string }) => one.service === service).cents;
    expect([before.deliveryCents, after.deliveryCents]).toEqual([priceOf("parcel"), priceOf("freight")]);
  });

  it("delivers nothing for a gift card and for lines that are picked up", async () => {
    expect((await estimate({ postalCode: "89502", ...items([card, 1]) })).value).toMatchObject({ deliveries: [], deliveryCents: 0 });
    const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: tile, quantity: 1, fulfilmentType: "PKUP" }] });
    const { shoppingBagQuoteId } = added.body.value;
    expect((await estimate({ postalCode: "89502", shoppingBagQuoteId })).value).toMatchObject({ deliveries: [], deliveryCents: 0 });
  });

  it("says why a place is not served, and names a wrong code and an unknown item", async () => {
    const unserved = await estimate({ postalCode: "Y1A 0A1", ...items([tile, 1]) });
    expect(unserved.value).toMatchObject({ notDeliverable: "no_zone", deliveryCents: null, totalCents: null });
    expect((await estimate({ postalCode: "8950", ...items([tile, 1]) })).code).toBe("request_invalid");
    expect((await estimate({ postalCode: "89502", ...items(["NO-SUCH", 1]) })).code).toBe("product_not_found");
    expect((await estimate({ postalCode: "89502" })).code).toBe("request_invalid");
    expect((await estimate({ postalCode: "89502", shoppingBagQuoteId: "a".repeat(24) })).code).toBe("webshoppingbag_not_found");
  });

  it("is refused by weight where nothing can carry it", async () => {
    const { value } = await estimate({ postalCode: "89502", ...items([tile, 900_000]) });
    expect(value).toMatchObject({ notDeliverable: "weight", deliveryCents: null, totalCents: null });
  });
});
