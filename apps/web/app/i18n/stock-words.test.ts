import { expect, it } from "vitest";
import { isSoldOut, stockWords } from "./stock-words.ts";

it("says of an item that it is sold out, or when it is expected, and nothing while it is in stock", () => {
  // Without messages, a text is its key.
  expect(stockWords({ inStock: true, expectedOn: "2026-12-08" }, "en")).toBeNull();
  expect(stockWords({ inStock: false, expectedOn: null }, "en")).toBe("stock.soldOut");
  expect(stockWords({ inStock: false, expectedOn: "2026-12-08" }, "en")).toBe("stock.expected");
});

it("an expected item isn't sold out", () => {
  expect(isSoldOut({ inStock: false, expectedOn: null })).toBe(true);
  expect(isSoldOut({ inStock: false, expectedOn: "2026-12-08" })).toBe(false);
  expect(isSoldOut({ inStock: true, expectedOn: null })).toBe(false);
});
