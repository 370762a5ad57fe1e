import { expect, it } from "vitest";
import { readDollars } from "./read-dollars.ts";

it("reads amounts as people type them, to the cent, and nothing else", () => {
  expect(["12,500", "$1,250.50", "0.29", " 7 "].map(readDollars)).toEqual([1_250_000, 125_050, 29, 700]);
  expect(["", "twelve", "1.234", "-5", "1e3"].map(readDollars)).toEqual([null, null, null, null, null]);
});
