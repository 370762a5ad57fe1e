import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
let attempts = 0;

async function openBag(): Promise<string> {
  const items = [{ itemNo: await boxInReno(shop, 0), quantity: 1, fulfilmentType: "DLVR" }];
  return (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value.shoppingBagQuoteId;
}
const save = async (shoppingBagQuoteId: string, more: object) =>
  (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...more })).body;
const freight = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };

async function order(shoppingBagQuoteId: string) {
  const { totals, termsVersion } = (await save(shoppingBagQuoteId, {})).value;
  const attempt = `delivery-charge-attempt-${++attempts}`;
  const placed = await shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: totals.totalCents,
      agreed: true,
      termsVersion,
    },
    { "idempotency-key": `${attempt}-key` },
  );
  await shop.api.settle();
  return placed.body.value as { orderNo: number; receiptId: string };
}

describe("an appointment and limited access", () => {
  it("add their charges of the tables to freight, taxed like it, and show on order, email and for the staff", async () => {
    const bag = await openBag();
    const plain = (await save(bag, freight)).value;
    expect(plain.deliveries[0].charges).toEqual([
      { kind: "appointment", service: "freight", cents: 3_500, isChosen: false },
      { kind: "limited_access", service: "freight", cents: 9_500, isChosen: false },
    ]);
    const added = (await save(bag, { deliveryCharges: ["appointment", "limited_access"] })).value;
    expect(added.totals.deliveryCents).toBe(plain.totals.deliveryCents + 13_000);
    expect(added.totals.taxCents).toBeGreaterThan(plain.totals.taxCents);
    const { orderNo, receiptId } = await order(bag);
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value;
    const charges = [
      { kind: "appointment", cents: 3_500 },
      { kind: "limited_access", cents: 9_500 },
    ];
    expect(receipt.deliveries).toMatchObject([{ service: "freight", charges, cents: added.totals.deliveryCents }]);
    expect(receipt.derivation.deliveries[0].charges).toEqual(charges.map((one) => ({ ...one, from: "2026-01-01" })));
    const { value } = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body;
    expect(value.deliveries[0].charges).toEqual(charges);
    const [mail] = await mailsTo(shop, contact.email);
    expect(mail?.text).toContain("Delivery appointment");
    expect(mail?.text).toContain("$95.00");
  });

  it("are refused for a parcel, which changes nothing, and nothing else can be asked for", async () => {
    const bag = await openBag();
    const before = (await save(bag, { ...freight, deliveryCharges: ["appointment"] })).value;
    const services = before.deliveries[0].options.map((one: { service: string }) => one.service);
    expect(services).toEqual(expect.arrayContaining(["parcel", "freight"]));
    const english = "This is only possible with freight. Choose freight, or clear this choice.";
    for (const lost of [{}, { deliveryCharges: ["appointment"] }, { deliveryCharges: ["limited_access", "limited_access"] }]) {
      const refused = await save(bag, { deliveryService: "parcel", ...lost });
      expect(refused).toMatchObject({ success: false, code: "request_invalid", fields: { deliveryCharges: english } });
    }
    expect((await save(bag, {})).value.totals).toEqual(before.totals);
    const parcel = (await save(bag, { deliveryService: "parcel", deliveryCharges: [] })).value;
    expect(parcel.deliveries[0].chosen.service).toBe("parcel");
    expect(parcel.totals.deliveryCents).toBe(parcel.deliveries[0].chosen.cents);
    expect((await save(bag, { deliveryCharges: ["appointment"] })).fields).toEqual({ deliveryCharges: english });
    expect((await save(bag, { deliveryCharges: ["helicopter"] })).code).toBe("request_invalid");
  });

  it("are offered only on the days of their rows", async () => {
    const { query } = shop.database;
    await query.updateTable("deliveryCharge").set({ validUntil: "2026-01-02" }).where("kind", "=", "appointment").execute();
    shop.api.services.referenceData.dropAll();
    const { value } = await save(await openBag(), { ...freight, deliveryCharges: ["appointment"] });
    expect(value.deliveries[0].charges.map((one: { kind: string }) => one.kind)).toEqual(["limited_access"]);
    expect(value.totals.deliveryCents).toBe(value.deliveries[0].chosen.cents);
  });
});
