import { tableChecks } from "@azulejo/cli/doctor-tables.repository.ts";
import { recordChanges } from "@azulejo/database";
import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { addSecondStorefront, SECOND } from "@azulejo/testing/second-storefront.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
let itemNo: string;
beforeAll(async () => {
  shop = await openTestShop();
  itemNo = (await shop.call("product/list", { listing: "porcelain" })).body.value.products[0].lead.itemNo;
});
afterAll(() => shop.close());

const today = () => new Date().toISOString().slice(0, 10);
const doctor = async () => {
  const findings = await Promise.all(tableChecks.map((check) => check(shop.database, today())));
  return findings.filter((finding) => finding.problem !== null);
};

let attempts = 0;
async function order(to: object = address, language = "en") {
  const headers = { "accept-language": language };
  const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }] });
  const { shoppingBagQuoteId } = added.body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: to, billingSameAsDelivery: true, deliveryService: "freight" };
  const quoted = await shop.call("checkout/checkout", steps, headers);
  const attempt = `missing-table-${String(++attempts).padStart(8, "0")}`;
  const complete = {
    shoppingBagQuoteId,
    attempt,
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: quoted.body.value?.totals.totalCents ?? 1,
    agreed: true,
    termsVersion: quoted.body.value?.termsVersion ?? "1",
  };
  return { quoted, placed: await shop.call("checkout/complete", complete, { ...headers, "idempotency-key": `${attempt}-key` }) };
}

const changed = async () => {
  await recordChanges(shop.database.query, [{ kind: "storefront", entity: "1" }]);
  await shop.api.settle();
};

describe("a state and a ZIP code that do not match", () => {
  it.each([
    ["en", "90210 isn't in Oregon. Check the postal code and the state or province."],
    ["es", "90210 no corresponde a Oregón. Revise el código postal y el estado o la provincia."],
  ])("are refused in %s", async (language, said) => {
    const { quoted } = await order({ ...address, province: "OR", postalCode: "90210" }, language);
    expect([quoted.status, quoted.body.fields]).toEqual([400, { "deliveryAddress.postalCode": said }]);
  });

  it("are refused even when the address was saved before this check existed", async () => {
    const { quoted } = await order();
    const { shoppingBagQuoteId } = quoted.body.value.bag;
    const other = { contact, deliveryAddress: { ...address, province: "OR" }, billingSameAsDelivery: true, deliveryService: "freight" };
    await shop.database.query
      .updateTable("bag")
      .set({ checkout: JSON.stringify(other), status: "open" })
      .where("id", "=", shoppingBagQuoteId)
      .execute();
    await shop.database.query.updateTable("customerOrder").set({ status: "released" }).where("bagId", "=", shoppingBagQuoteId).execute();
    const { termsVersion, notDeliverable } = (await shop.call("checkout/checkout", { shoppingBagQuoteId })).body.value;
    expect(notDeliverable).toBe("no_zone");
    const { totals } = quoted.body.value;
    const payment = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
    const input = { shoppingBagQuoteId, attempt: "older-address-1234", payment, expectedTotalCents: totals.totalCents, agreed: true };
    const answer = await shop.call("checkout/complete", { ...input, termsVersion }, { "idempotency-key": "older-address-key" });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ["deliveryAddress.postalCode"]]);
  });

  it("are compared by ranges that the supplier can change", async () => {
    const row = { country: "US", province: "OR", firstPrefix: "90210", lastPrefix: "90210" };
    await shop.database.query.insertInto("postalRange").values(row).execute();
    await changed();
    const { quoted, placed } = await order({ ...address, province: "OR", postalCode: "90210" });
    expect([quoted.status, placed.body.value?.status]).toEqual([200, "placed"]);
  });
});

describe("a missing row", () => {
  it("does not occur in the demo, so doctor finds nothing", async () => {
    expect(await doctor()).toEqual([]);
  });

  it("in the tax table refuses the sale with a message, and doctor names the state", async () => {
    await shop.database.query.updateTable("taxRate").set({ validUntil: "2026-01-02" }).where("province", "=", "NV").execute();
    await changed();
    const { quoted, placed } = await order();
    expect([quoted.body.value.notDeliverable, quoted.body.value.totals.totalCents]).toEqual(["no_tax", null]);
    expect([placed.status, placed.body.code]).toEqual([409, "checkout_no_tax"]);
    expect(placed.body.messages?.[0]).toMatch(/sales tax for NV online\. Call .+ You haven't been charged\./);
    expect(await doctor()).toEqual([{ what: "tax table", problem: expect.stringContaining("US-NV") }]);
    await shop.database.query.updateTable("taxRate").set({ validUntil: null }).where("province", "=", "NV").execute();
  });

  it("in the rate table refuses the sale with a message, and doctor names the zone", async () => {
    const { query } = shop.database;
    const zone = await query.selectFrom("deliveryZone").select("zone").where("postalPrefix", "=", "8").executeTakeFirstOrThrow();
    await query.deleteFrom("deliveryRate").where("zone", "=", zone.zone).execute();
    await changed();
    const { quoted, placed } = await order();
    expect([quoted.body.value.notDeliverable, quoted.body.value.missing]).toEqual(["no_rates", ["shipping-options"]]);
    expect([placed.status, placed.body.code]).toEqual([409, "checkout_no_rates"]);
    expect(await doctor()).toEqual([{ what: "delivery tables", problem: expect.stringContaining(`zone ${zone.zone} has no rate`) }]);
    await query.deleteFrom("deliveryZone").where("country", "=", "CA").execute();
    expect(await doctor()).toEqual([{ what: "delivery tables", problem: expect.stringContaining("no zone of CA") }]);
  });

  it("in the tax table of another storefront is named with the storefront", async () => {
    await addSecondStorefront(shop.database);
    const [tax] = await doctor();
    expect(tax).toEqual({ what: "tax table", problem: expect.stringContaining(`US-NV (${SECOND.name})`) });
    expect(tax?.problem).not.toContain("US-IL");
  });
});
