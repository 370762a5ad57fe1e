import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, newAddress } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
let itemNo: string;
let staff: Record<string, string>;
beforeAll(async () => {
  itemNo = await boxInReno(shop, 1);
  staff = await staffHeaders(shop);
});

const value = async (path: string, body: object, headers: Record<string, string> = {}) => (await shop.call(path, body, headers)).body.value;
const boxes = (quantity: number) => [{ itemNo, quantity }];
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
async function bagOf(quantity: number): Promise<string> {
  const items = [{ itemNo, quantity, fulfilmentType: "DLVR" }];
  return (await value("webshoppingbag/addbagitemV2", { items })).shoppingBagQuoteId;
}
const checkout = (shoppingBagQuoteId: string, deliveryAddress: object, more: object = {}) =>
  shop.call("checkout/checkout", { shoppingBagQuoteId, contact, deliveryAddress, billingSameAsDelivery: true, ...more });

describe("a place that the shop doesn't serve", () => {
  it.each([
    ["Guam", "96910"],
    ["Puerto Rico", "00901"],
    ["the Virgin Islands", "00802"],
    ["the armed forces in Europe", "09012"],
    ["the armed forces in the Pacific", "96201"],
    ["the armed forces in the Americas", "34011"],
    ["nobody", "00000"],
    ["nobody in Canada", "Z1A 1A1"],
  ])("is not priced for %s (%s)", async (_, postalCode) => {
    const isCode = !postalCode.startsWith("Z");
    const estimate = await shop.call("checkout/deliveryestimate", { postalCode, items: boxes(2) });
    const quoted = await shop.call("checkout/deliveredprice", { postalCode, items: boxes(2) });
    if (isCode) {
      expect(estimate.body.value).toMatchObject({ notDeliverable: "no_zone", deliveryCents: null, totalCents: null });
      expect(quoted.body.value).toMatchObject({ notDeliverable: "no_zone", quote: null });
      const days = await value("product/availabilityV2", { itemNos: [itemNo], postalCode });
      const near = await value("product/availabilityV2", { itemNos: [itemNo], postalCode: "89503" });
      expect(days.items[0].options).not.toEqual(near.items[0].options);
    } else {
      expect([estimate.body.code, quoted.body.code]).toEqual(["request_invalid", "request_invalid"]);
    }
    const step = await checkout(await bagOf(2), { ...address, postalCode });
    expect(step.body.fields).toHaveProperty(["deliveryAddress.postalCode"]);
    const { draftNo } = (await act("startphoneorder", {})).body.value;
    await act("addphoneline", { draftNo, itemNo, units: 2 });
    const phone = await act("savephonedetails", { draftNo, contact, deliveryAddress: { ...address, postalCode } });
    expect(phone.body.success).toBe(false);
  });
});

describe("a postal code", () => {
  it.each([
    ["895031234", "89503-1234", {}],
    ["89503 1234", "89503-1234", {}],
    ["M5V-3L9", "M5V 3L9", { country: "CA", province: "ON", city: "Toronto" }],
    ["m5v3l9", "M5V 3L9", { country: "CA", province: "ON", city: "Toronto" }],
  ])("typed as %s is stored as %s", async (typed, written, place) => {
    const bag = await bagOf(2);
    const step = await checkout(bag, { ...address, ...place, postalCode: typed });
    expect(step.body.value.deliveryAddress.postalCode).toBe(written);
    const { checkout: kept } = await shop.database.query
      .selectFrom("bag")
      .select("checkout")
      .where("id", "=", bag)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ deliveryAddress: { postalCode: written } });
    const estimate = await value("checkout/deliveryestimate", { postalCode: typed, items: boxes(2) });
    expect(estimate.notDeliverable).toBeNull();
    expect(estimate.deliveries[0].options).toEqual(step.body.value.deliveries[0].options);
  });
});

describe("a PO box", () => {
  it.each(["P.O. Box 1234", "Apartado postal 1234"])("(%s) gets parcels and no freight", async (line1) => {
    const bag = await bagOf(1);
    const step = await checkout(bag, { ...address, line1 });
    const services = step.body.value.deliveries[0].options.map(({ service }: { service: string }) => service);
    expect(services).toEqual(["parcel"]);
    expect((await checkout(bag, { ...address, line1 }, { deliveryService: "freight" })).body.fields).toEqual({
      deliveryService: "Freight can't be delivered to a PO box. Enter a street address, or choose parcel.",
    });
    expect((await checkout(bag, address, { deliveryService: "freight" })).body.success).toBe(true);
  });

  it("gets no order that only freight can carry, whatever was chosen before", async () => {
    const bag = await bagOf(60);
    const street = (await checkout(bag, address, { deliveryService: "freight" })).body.value;
    expect(street.totals.totalCents).toBeGreaterThan(0);
    const { value: boxed } = (await checkout(bag, { ...address, line1: "PO Box 12" })).body;
    expect(boxed).toMatchObject({ notDeliverable: "po_box", totals: { totalCents: null } });
    const attempt = { shoppingBagQuoteId: bag, attempt: "attempt-to-a-po-box", agreed: true, termsVersion: boxed.termsVersion };
    const payment = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
    const placed = await shop.call(
      "checkout/complete",
      { ...attempt, payment, expectedTotalCents: street.totals.totalCents },
      { "idempotency-key": crypto.randomUUID() },
    );
    expect(placed.body.fields).toHaveProperty(["deliveryAddress.line1"]);
  });

  it("isn't taken for a delivery by phone either", async () => {
    const { draftNo } = (await act("startphoneorder", {})).body.value;
    await act("addphoneline", { draftNo, itemNo, units: 60 });
    const deliveryAddress = { ...address, line1: "Apdo. postal 12" };
    const details = { draftNo, contact: { ...contact, email: newAddress() }, deliveryAddress };
    expect((await act("savephonedetails", details)).body.value.quote).toMatchObject({ notDeliverable: "po_box" });
  });
});
