import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { expect, it } from "vitest";
import { blockedLines, goodsLeft, isLost } from "./blocked-lines.rules.ts";

const line = (lineId: string, ...codes: string[]) =>
  ({ lineId, problems: codes.map((code) => ({ code, values: {} })) }) as unknown as BagLine;

it("a bag waits for lines that can't be sold as they are, and not for what checkout asks", () => {
  const lines = [
    line("1"),
    line("2", "lots_differ"),
    line("3", "short"),
    line("4", "fulfilment_missing"),
    line("5", "gone", "lots_differ"),
  ];
  expect(blockedLines(lines).map(({ lineId }) => lineId)).toEqual(["3", "5"]);
});

it("leaves a line of which nothing is left out of the subtotal, and counts one that is only too long", () => {
  const short = (available: number, goodsCents: number) =>
    ({ problems: [{ code: "short", values: { available } }], goodsCents, discountCents: 100 }) as unknown as BagLine;
  const lines = [short(0, 5000), short(2, 3000), { ...line("7"), goodsCents: 1000, discountCents: 0 }];
  expect(lines.map(isLost)).toEqual([true, false, false]);
  expect(goodsLeft({ goodsCents: 9000, discountCents: 200, lines })).toBe(4100);
  expect(goodsLeft({ goodsCents: null, discountCents: null, lines })).toBeNull();
});

it("keeps the cost of a line that is expected, which holds the bag up but can be quoted", () => {
  const expected = { problems: [{ code: "short", values: { available: 0, on: "2026-12-08" } }] } as unknown as BagLine;
  expect(isLost(expected)).toBe(false);
  expect(blockedLines([expected])).toEqual([expected]);
});
