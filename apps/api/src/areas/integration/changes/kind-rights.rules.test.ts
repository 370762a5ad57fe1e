import { changeKinds } from "@azulejo/contract/areas/changes.ts";
import { expect, it } from "vitest";
import { readableKinds } from "./kind-rights.rules.ts";

it("reads the kinds that a key's rights allow", () => {
  expect(readableKinds(["orders.read"])).toEqual(["product", "price", "stock", "order", "content"]);
  expect(readableKinds(["customers.read"])).toEqual(["invoice", "customer"]);
  expect(readableKinds(["prices.write"])).toEqual(["contract", "priceLevel"]);
  expect(readableKinds(["orders.read", "customers.read", "prices.write"])).toEqual([...changeKinds]);
});

it("names the right that is missing for a named kind, or for all", () => {
  expect(readableKinds(["orders.read"], ["stock", "invoice"])).toEqual({ missing: "customers.read" });
  expect(readableKinds(["customers.read"], ["order"])).toEqual({ missing: "orders.read" });
  expect(readableKinds(["orders.read"], ["order", "price"])).toEqual(["order", "price"]);
  expect([readableKinds([]), readableKinds(["stock.adjust"]), readableKinds(["orders.read"], [])]).toEqual([
    { missing: "orders.read" },
    { missing: "orders.read" },
    { missing: "orders.read" },
  ]);
});
