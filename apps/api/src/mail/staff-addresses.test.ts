import { expect, it } from "vitest";
import type { StorefrontSettings } from "../domain/storefront.ts";
import { staffAddresses } from "./staff-addresses.ts";

const settings = (orders: string[]) =>
  ({ email: "hello@shop.test", mail: { orders, requests: [], forms: [] } }) as unknown as StorefrontSettings;

it("uses the storefront's own address when the settings name no staff", () => {
  expect(staffAddresses(settings([]), "orders")).toBe("hello@shop.test");
  expect(staffAddresses(settings(["orders@shop.test"]), "forms")).toBe("hello@shop.test");
});

it("adds a store's address once", () => {
  expect(staffAddresses(settings(["a@shop.test", "b@shop.test"]), "orders", "B@shop.test")).toBe("a@shop.test, B@shop.test");
  expect(staffAddresses(settings([]), "orders", "reno@shop.test")).toBe("hello@shop.test, reno@shop.test");
});
