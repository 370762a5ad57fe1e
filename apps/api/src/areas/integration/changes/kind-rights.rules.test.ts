import { expect, it } from "vitest";
import { readableKinds } from "./kind-rights.rules.ts";

it("reads the kinds that a key's rights allow", () => {
  expect(readableKinds(["orders.read"])).toEqual(expect.arrayContaining(["product", "price", "stock", "order"]));
  expect(readableKinds(["orders.read"])).toHaveLength(4);
  expect(readableKinds(["customers.read"])).toEqual(expect.arrayContaining(["invoice", "customer"]));
  expect(readableKinds(["customers.read"])).toHaveLength(2);
  expect(readableKinds(["orders.read", "customers.read"])).toHaveLength(6);
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
