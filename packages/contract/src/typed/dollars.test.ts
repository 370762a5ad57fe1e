import fc from "fast-check";
import { expect, it } from "vitest";
import { readDollars } from "./dollars.ts";

it.each([
  ["1250", 125_000],
  ["$1,250.50", 125_050],
  ["1.250,50", 125_050],
  ["12,5", 1250],
  ["US$ 4.29", 429],
  ["4.29 USD", 429],
  ["0.1", 10],
  ["12,500", 1_250_000],
])("%j is %d cents", (typed, cents) => expect(readDollars(typed)).toBe(cents));

it.each(["", "$", "-1", "1.234", "1/2", "ten", "12,50,00", "99999999999", "1e5"])("%j is no amount", (typed) =>
  expect(readDollars(typed)).toBeNull(),
);

it("reads back every amount that the shop writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const written = (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
      expect(readDollars(written)).toBe(cents);
    }),
    { numRuns: 2000 },
  );
});
