import type { OfficeOrder } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { leftToPick, leftToReady, leftToShip, namedLines, openLines, toUnits } from "./named-lines.ts";

const line = (lineId: number, itemNo: string, more: object = {}) =>
  ({
    lineId,
    itemNo,
    quantity: 5,
    picked: 0,
    ready: 0,
    shipped: 0,
    canceled: 0,
    fulfilment: "DLVR",
    ...more,
  }) as OfficeOrder["lines"][number];
const order = {
  orderNo: 100_042,
  lines: [line(71, "POR-1224"), line(72, "GROUT/2", { picked: 3, canceled: 1, fulfilment: "PKUP" }), line(73, "POR-1224")],
} as OfficeOrder;
const named = (...names: string[]) => toUnits(namedLines(order, names, leftToPick));

describe("a line of an order", () => {
  it("is named by its place or its item number, with a quantity or all that is left", () => {
    expect(named("1", "2=4", "grout/2")).toEqual([
      { lineId: 71, units: 5 },
      { lineId: 72, units: 4 },
      { lineId: 72, units: 1 },
    ]);
  });

  it.each([
    ["9", "Order 100042 has no line 9. Its lines are 1 to 3."],
    ["TILE", "Order 100042 has no line TILE. Its lines are 1 to 3."],
    ["por-1224", "por-1224 is on several lines of order 100042. Name the line by its number."],
    ["1=half", "1=half: the quantity is a whole number, such as 1=2."],
    ["1=0", "1=0: the quantity is a whole number, such as 1=2."],
  ])("is refused as %s", (name, sentence) => {
    expect(() => named(name)).toThrow(sentence);
  });

  it("is refused when nothing of it is left", () => {
    expect(() => namedLines(order, ["1"], leftToReady)).toThrow("Nothing of POR-1224 is left to do.");
  });
});

it("takes all lines that have units left when none are named", () => {
  expect(toUnits(openLines(order, leftToReady))).toEqual([{ lineId: 72, units: 4 }]);
  expect(toUnits(openLines(order, leftToShip))).toEqual([
    { lineId: 71, units: 5 },
    { lineId: 72, units: 4 },
    { lineId: 73, units: 5 },
  ]);
});
