import type { Bag } from "@azulejo/contract/areas/bag.ts";
import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";
import { expect, it } from "vitest";
import { atQuotedPrices } from "./at-quoted-prices.ts";

const bag = {
  goodsCents: 2400,
  discountCents: 0,
  lines: [
    { itemNo: "A", unitPriceCents: 1200, goodsCents: 2400, discountCents: 0, problems: [{ code: "price_changed" }, { code: "short" }] },
  ],
} as unknown as Bag;
const price = (itemNo: string, unitPriceCents: number, quote: object | null = {}) =>
  ({
    quote,
    goodsCents: unitPriceCents * 2 - 100,
    discountCents: 100,
    lines: [{ itemNo, unitPriceCents, goodsCents: unitPriceCents * 2 - 100, discountCents: 100 }],
  }) as unknown as DeliveredPrice;

it("shows the prices that a quote holds, which are no changed prices", () => {
  const shown = atQuotedPrices(bag, price("A", 1000));
  expect(shown).toMatchObject({ goodsCents: 1900, discountCents: 100, lines: [{ unitPriceCents: 1000, goodsCents: 1900 }] });
  expect(shown.lines[0]?.problems).toEqual([{ code: "short" }]);
});

it("leaves a changed price to be accepted when the quote has it too", () => {
  expect(atQuotedPrices(bag, price("A", 1200)).lines[0]).toEqual(bag.lines[0]);
});

it.each([
  ["without a quote", price("A", 1000, null)],
  ["with hidden prices or no ZIP code", null],
])("leaves the bag as it is %s", (_, quoted) => {
  expect(atQuotedPrices(bag, quoted)).toBe(bag);
});

it("leaves a line alone that the quote doesn't list", () => {
  expect(atQuotedPrices(bag, price("B", 1000)).lines[0]).toEqual(bag.lines[0]);
});
