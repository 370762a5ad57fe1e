import { describe, expect, it } from "vitest";
import { rowScale, sizeInCell } from "./row-scale.ts";

const card = (widthMm: number | null, heightMm: number | null) =>
  ({ lead: { widthMm, heightMm }, picture: null }) as Parameters<typeof sizeInCell>[0];
const cards = [card(298, 598), card(76, 152), card(148, 898), card(300, 300), card(50, 50), card(3200, 1600)];

describe("pieces in their actual shape", () => {
  it("share one scale within a row, that of its longest piece", () => {
    expect([0, 1, 2, 3].map((index) => rowScale(cards, index))).toEqual([898, 898, 898, 898]);
    expect(sizeInCell(cards[2] as never, 898)).toEqual({ width: 148 / 898, height: 1 });
    expect(sizeInCell(cards[1] as never, 898).height).toBeCloseTo(152 / 898);
  });

  it("lie along the grain if they are boards", () => {
    const board = { ...(cards[2] as object), picture: { kind: "face", rowMm: 148 } };
    expect(sizeInCell(board as never, 898)).toEqual({ width: 1, height: 148 / 898 });
  });

  it("fill the cell if they are things in a pack", () => {
    expect(sizeInCell({ ...card(50, 150), picture: { kind: "object" } } as never, 898)).toEqual({ width: 1, height: 1 });
  });

  it("beside a slab stay large enough to be seen, and the slab keeps its proportions", () => {
    expect(rowScale(cards, 5)).toBe(1500);
    const slab = sizeInCell(cards[5] as never, 1500);
    expect(slab.width / slab.height).toBeCloseTo(2);
    expect(slab.width).toBe(1);
  });

  it("have a usual size if none is known", () => {
    expect(rowScale([card(null, null)], 0)).toBe(600);
  });
});
