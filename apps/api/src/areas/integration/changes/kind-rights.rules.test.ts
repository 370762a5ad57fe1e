import type { StaffRight } from "@azulejo/contract";
import { changeKinds } from "@azulejo/contract/areas/changes.ts";
import { expect, it } from "vitest";
import { readableKinds } from "./kind-rights.rules.ts";

const kindsFor = (rights: StaffRight[], named?: Parameters<typeof readableKinds>[1], isLimited = false) =>
  readableKinds({ rights, isLimited }, named);

it("reads the kinds that a key's rights allow", () => {
  expect(kindsFor(["orders.read"])).toEqual(["product", "price", "stock", "order", "content"]);
  expect(kindsFor(["customers.read"])).toEqual(["invoice", "customer"]);
  expect(kindsFor(["prices.write"])).toEqual(["contract", "priceLevel"]);
  expect(kindsFor(["orders.read", "customers.read", "prices.write"])).toEqual([...changeKinds]);
});

it("names the right that is missing for a named kind, or for all", () => {
  expect(kindsFor(["orders.read"], ["stock", "invoice"])).toEqual({ missing: "customers.read" });
  expect(kindsFor(["customers.read"], ["order"])).toEqual({ missing: "orders.read" });
  expect(kindsFor(["orders.read"], ["order", "price"])).toEqual(["order", "price"]);
  expect([kindsFor([]), kindsFor(["stock.adjust"]), kindsFor(["orders.read"], [])]).toEqual([
    { missing: "orders.read" },
    { missing: "orders.read" },
    { missing: "orders.read" },
  ]);
});

it("leaves kinds of the whole company to readers of all stores", () => {
  expect(kindsFor(["orders.read", "customers.read", "prices.write"], undefined, true)).toEqual(["stock", "order", "invoice"]);
  expect(kindsFor(["orders.read"], undefined, true)).toEqual(["stock", "order"]);
  expect(kindsFor(["orders.read"], ["order"], true)).toEqual(["order"]);
  expect(kindsFor(["orders.read"], ["order", "product"], true)).toEqual({ needsAllStores: true });
  expect(kindsFor(["orders.read"], ["customer"], true)).toEqual({ missing: "customers.read" });
  expect(kindsFor(["prices.write"], undefined, true)).toEqual({ missing: "orders.read" });
});
