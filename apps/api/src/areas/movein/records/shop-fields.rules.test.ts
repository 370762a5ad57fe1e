import { expect, it } from "vitest";
import type { BusinessRecord } from "./records.rules.ts";
import { isOfShop, withShopFields } from "./shop-fields.rules.ts";

const business: BusinessRecord = {
  ...{ externalId: "C-1", line: 2, name: "Peña Pisos", type: "dealer", paymentTerm: "NET30", creditLimitCents: 500, priceLevel: undefined },
  ...{ postalCode: "89501", city: "Reno", state: "NV" },
};
const stored = { name: "Peña", paymentTerm: "NET60", creditLimitCents: 500, priceLevel: null };

it("keeps the shop's values where the shop decides, and names those in which the file differs", () => {
  const { record, kept } = withShopFields(
    ["businesses.paymentTerm", "businesses.creditLimit", "businesses.priceLevel", "people.name"],
    "business",
    business,
    stored,
  );
  expect(record).toEqual({ ...business, paymentTerm: "NET60", priceLevel: null });
  expect(kept).toEqual(["businesses.paymentTerm"]);
  expect(withShopFields([], "business", business, stored)).toEqual({ record: business, kept: [] });
});

it("knows the kinds about which the shop decides as a whole", () => {
  expect([isOfShop(["contracts"], "contract"), isOfShop(["businesses.name"], "business")]).toEqual([true, false]);
});
