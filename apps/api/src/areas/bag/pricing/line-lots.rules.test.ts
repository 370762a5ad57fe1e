import { expect, it } from "vitest";
import { sameLots, unitsByLot } from "./line-lots.rules.ts";

type Lots = Parameters<typeof unitsByLot>[0];
const lots = [
  { lotId: 1, code: "A" },
  { lotId: 2, code: "B" },
  { lotId: 3, code: "B" },
] as Lots;
const part = (lotId: number, quantity: number) => ({ lotId, quantity, placeId: 1 });

it("adds up the units of each production lot, most first", () => {
  const parts = [part(1, 2), part(2, 3), part(3, 4), part(9, 1)];
  expect(unitsByLot(lots, { parts, missing: 0 } as never)).toEqual([
    { code: "B", quantity: 7 },
    { code: "A", quantity: 2 },
    { code: "", quantity: 1 },
  ]);
  expect(unitsByLot(lots, { parts, missing: 1 } as never)).toEqual([]);
});

it("compares splits in any order", () => {
  const [a, b] = [
    { code: "A", quantity: 2 },
    { code: "B", quantity: 3 },
  ] as [{ code: string; quantity: number }, { code: string; quantity: number }];
  expect(sameLots([a, b], [b, a])).toBe(true);
  expect([sameLots([a, b], [a]), sameLots([a], [a, b]), sameLots([a], [b]), sameLots([a], [{ ...a, quantity: 3 }])]).toEqual([
    ...[false, false, false, false],
  ]);
});

it("finds a difference in one lot", () => {
  const split = (units: number) => [
    { code: "A", quantity: 2 },
    { code: "B", quantity: units },
  ];
  expect(sameLots(split(3), split(3))).toBe(true);
  expect(sameLots(split(3), split(4))).toBe(false);
});
