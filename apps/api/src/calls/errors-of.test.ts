import { ShopError } from "@azulejo/contract";
import { complete } from "@azulejo/contract/areas/checkout.ts";
import { list } from "@azulejo/contract/areas/product.ts";
import { expect, it } from "vitest";
import { listedError } from "./errors-of.ts";

const gone = new ShopError("checkout_item_gone", { itemNo: "A" });

it("passes an error on that the contract lists for its call", () => {
  expect(listedError(complete, gone, true)).toBe(gone);
});

it("turns an error that the contract does not list into a failure that tests notice, and into nothing else in production", () => {
  expect(String(listedError(list, gone, true))).toContain("product/list answers checkout_item_gone");
  expect(listedError(list, gone, false)).toBe(gone);
});

it("leaves other errors to the server", () => {
  const error = new Error("broken");
  expect(listedError(list, error, true)).toBe(error);
});
