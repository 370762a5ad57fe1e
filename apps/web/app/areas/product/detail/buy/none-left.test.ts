import { expect, it } from "vitest";
import { isNoneLeft } from "./none-left.ts";

const option = (fulfilment: "DLVR" | "PKUP" | "ELTR", available: number) => ({ fulfilment, available });

it("goods are sold out if no way of receiving has any", () => {
  expect(isNoneLeft({ options: [option("DLVR", 0), option("PKUP", 0)] })).toBe(true);
});

it("goods are for sale if one way has some, or it isn't known", () => {
  expect(isNoneLeft({ options: [option("DLVR", 0), option("PKUP", 2)] })).toBe(false);
  expect(isNoneLeft({ options: [option("ELTR", 0)] })).toBe(false);
  expect(isNoneLeft({ options: [] })).toBe(false);
  expect(isNoneLeft(null)).toBe(false);
});
