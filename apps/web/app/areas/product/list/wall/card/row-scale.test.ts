import { describe, expect, it } from "vitest";
import { isShrunk, pieceScale, rowHeight, sizeInCell } from "./row-scale.ts";

const card = (widthMm: number | null, heightMm: number | null) =>
  ({ lead: { widthMm, heightMm }, picture: null }) as Parameters<typeof sizeInCell>[0];
const cards = [card(298, 598), card(76, 152), card(148, 898), card(300, 300), card(50, 50), card(610, 610)];

describe("pieces in their actual shape", () => {
  it("share one scale on a page, at which the largest fits into its cell", () => {
    const scale = pieceScale(cards);
    expect(scale).toBeCloseTo(898 / 1.35);
    expect(sizeInCell(cards[2] as never, scale).height).toBeCloseTo(1.35);
    expect(sizeInCell(cards[1] as never, scale).height).toBeCloseTo(152 / scale);
    expect(cards.some((one) => isShrunk(one, scale))).toBe(false);
  });

  it("stand in rows as high as the highest of them", () => {
    const scale = pieceScale(cards);
    expect([0, 3].map((index) => rowHeight(cards, index, scale))).toEqual([1.35, 1.35]);
    expect(rowHeight(cards, 5, scale)).toBeCloseTo(610 / scale);
    expect(rowHeight([card(50, 50)], 0, 900)).toBe(0.3);
  });

  it("lie along the grain if they are boards", () => {
    const board = { ...(cards[2] as object), picture: { kind: "face", rowMm: 148 } };
    expect(sizeInCell(board as never, 898)).toEqual({ width: 1, height: 148 / 898 });
  });

  it("fill a square if they are things in a pack, which have no scale", () => {
    const thing = { ...card(50, 150), picture: { kind: "object" } } as never;
    expect(sizeInCell(thing, 898)).toEqual({ width: 1, height: 1 });
    expect(pieceScale([thing])).toBe(600);
  });

  it("beside a slab stay large enough to be seen, and the slab keeps its proportions", () => {
    const slab = card(3200, 1600);
    expect(pieceScale([...cards, slab])).toBe(1500);
    expect(sizeInCell(slab, 1500)).toEqual({ width: 1, height: 0.5 });
    expect(isShrunk(slab, 1500)).toBe(true);
    expect(pieceScale([slab, card(3000, 1400)])).toBe(3200);
  });

  it("have a usual size if none is known", () => {
    expect(pieceScale([card(null, null)])).toBe(600);
  });
});
