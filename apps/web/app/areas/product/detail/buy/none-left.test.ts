import { expect, it } from "vitest";
import { isNoneLeft } from "./none-left.ts";

const option = (fulfilment: "DLVR" | "PKUP" | "ELTR", available: number, on: string | null) => ({ fulfilment, available, on });

it("goods are sold out if no way of receiving has any or expects any", () => {
  expect(isNoneLeft({ options: [option("DLVR", 0, null), option("PKUP", 0, null)] })).toBe(true);
});

it("goods are for sale if one way has some, or some are on their way, or it isn't known", () => {
  expect(isNoneLeft({ options: [option("DLVR", 0, null), option("PKUP", 2, null)] })).toBe(false);
  expect(isNoneLeft({ options: [option("DLVR", 0, "2026-12-08"), option("PKUP", 0, null)] })).toBe(false);
  expect(isNoneLeft({ options: [option("ELTR", 0, null)] })).toBe(false);
  expect(isNoneLeft({ options: [] })).toBe(false);
  expect(isNoneLeft(null)).toBe(false);
});
