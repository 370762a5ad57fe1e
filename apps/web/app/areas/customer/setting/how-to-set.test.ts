import { expect, it } from "vitest";
import { howToSet } from "./how-to-set.ts";

const feet = (count: number) => count * 10_000;

it.each([
  ["a mosaic of 1 in chips", { widthMm: 300, heightMm: 300, chips: { layout: "grid" as const, widthMm: 25, heightMm: 25 } }, "v", 2],
  ["3 × 6 in", { widthMm: 75, heightMm: 150, chips: null }, "quarter", 2],
  ["12 × 12 in", { widthMm: 300, heightMm: 300, chips: null }, "threeEighths", 2],
  ["12 × 24 in", { widthMm: 300, heightMm: 600, chips: null }, "half", 3],
])("names trowel and bags for 100 sq ft of %s", (_, format, trowel, bags) => {
  expect(howToSet(format, feet(100))).toMatchObject({ trowel, bags });
});

it("counts an opened bag whole, and limits the offset of long pieces", () => {
  const plank = { widthMm: 150, heightMm: 900, chips: null };
  expect(howToSet(plank, feet(1))).toEqual({ trowel: "half", bags: 1, isBackButtered: true, isLong: true });
  expect(howToSet({ widthMm: 300, heightMm: 300, chips: null }, feet(1))).toMatchObject({ isLong: false });
});
