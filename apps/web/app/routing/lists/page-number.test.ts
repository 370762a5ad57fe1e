import { expect, it } from "vitest";
import { pageNumber } from "./page-number.ts";

it.each([
  ["", 1],
  ["page=3", 3],
  ["page=10000", 10_000],
  ["page=0", null],
  ["page=-1", null],
  ["page=1.5", null],
  ["page=1e3", null],
  ["page=abc", null],
  ["page=", null],
  ["page=10001", null],
  ["page=%00", null],
])("%j names page %j", (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});
