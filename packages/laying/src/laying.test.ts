import { chipLayouts } from "@azulejo/contract/vocabulary.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutFor } from "./cut.ts";
import { layChips, layPieces } from "./lattice.ts";
import { areaOf, boxOf } from "./outline.ts";
import { patterns } from "./piece-format.ts";
import { piecesWithin } from "./pieces-within.ts";

const shapes = ["rectangle", "square", "plank", "hexagon", "picket", "penny", "arabesque", "fan"] as const;
const side = fc.integer({ min: 40, max: 1200 });

describe("a laid area", () => {
  it("is covered by pieces and joints, without gaps or overlaps, for every shape and pattern", () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.constantFrom(...patterns), side, side, (shape, pattern, a, b) => {
        const piece = regular(shape, a, b);
        const { across, down, pieces } = layPieces(shape, piece, pattern, 0);
        const repeat = Math.abs(across[0] * down[1] - across[1] * down[0]);
        const covered = pieces.reduce((sum, { outline }) => sum + areaOf(outline), 0);
        expect(covered / repeat).toBeGreaterThan(shape === "penny" ? 0.88 : 0.96);
        expect(covered / repeat).toBeLessThan(1.04);
      }),
    );
  });

  it.each(chipLayouts)("is covered by the chips of %s", (layout) => {
    const size = { hexagon: [50, 58], penny: [19, 19], fan: [60, 60], diamond: [48, 75], picket: [25, 100] }[layout as string] ?? [25, 75];
    const { across, down, pieces } = layChips({ layout, widthMm: size[0] ?? 0, heightMm: size[1] ?? 0 }, 2);
    const repeat = Math.abs(across[0] * down[1] - across[1] * down[0]);
    const covered = pieces.reduce((sum, { outline }) => sum + areaOf(outline), 0);
    expect(covered / repeat).toBeGreaterThan(0.6);
    expect(covered / repeat).toBeLessThan(1);
  });

  it("shows no hole: each point is in a piece or within a joint's width of one", () => {
    fc.assert(
      fc.property(fc.constantFrom(...patterns), side, side, fc.double({ min: 0, max: 1, noNaN: true }), (pattern, a, b, share) => {
        const area = { width: 1500, height: 1000 };
        const placed = piecesWithin(layPieces("rectangle", { widthMm: a, heightMm: b }, pattern, 3), area);
        const x = share * area.width;
        const y = ((share * 7) % 1) * area.height;
        const hits = placed.filter(({ center, length, width, angle }) => {
          const turn = (-angle * Math.PI) / 180;
          const dx = x - center[0];
          const dy = y - center[1];
          const along = dx * Math.cos(turn) - dy * Math.sin(turn);
          const beside = dx * Math.sin(turn) + dy * Math.cos(turn);
          return Math.abs(along) <= length / 2 + 3 && Math.abs(beside) <= width / 2 + 3;
        });
        expect(hits.length).toBeGreaterThan(0);
      }),
    );
  });

  it("begins with a whole piece in the corner", () => {
    const placed = piecesWithin(layPieces("square", { widthMm: 300, heightMm: 300 }, "stack", 3), { width: 100, height: 100 });
    expect(placed.map(({ outline }) => boxOf(outline))).toContainEqual({ left: 0, top: 0, width: 300, height: 300 });
  });
});

describe("the cut of a piece", () => {
  const place = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 9 }));
  const extent = { width: 1300, height: 1100 };

  it("is never beside the same part the same way up", () => {
    fc.assert(
      fc.property(place, fc.boolean(), side, side, ([across, down, number], isRight, length, width) => {
        const master = { extent, cell: null, row: null };
        const one = cutFor(master, { length, width }, [across, down, number]);
        const next = cutFor(master, { length, width }, isRight ? [across + 1, down, number] : [across, down + 1, number]);
        expect(next.isTurned).toBe(!one.isTurned);
      }),
    );
  });

  it("stays inside the master and is the same for the same place", () => {
    const masters = fc.constantFrom(
      { extent, cell: null, row: null },
      { extent, cell: null, row: 200 },
      { extent: { width: 800, height: 750 }, cell: { width: 100, height: 75 }, row: null },
    );
    fc.assert(
      fc.property(masters, side, side, place, (master, length, width, at) => {
        const cut = cutFor(master, { length, width }, at);
        expect(cut).toEqual(cutFor(master, { length, width }, at));
        expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0);
        expect(cut.left + cut.width).toBeLessThanOrEqual(master.extent.width + 1e-6);
        expect(cut.top + cut.height).toBeLessThanOrEqual(master.extent.height + 1e-6);
      }),
    );
  });

  it("differs from piece to piece", () => {
    const cuts = Array.from({ length: 40 }, (_, at) =>
      JSON.stringify(cutFor({ extent, cell: null, row: null }, { length: 600, width: 300 }, [at, 0, 0])),
    );
    expect(new Set(cuts).size).toBe(40);
  });

  it("continues a pattern that spans several tiles", () => {
    const master = { extent: { width: 400, height: 400 }, cell: { width: 200, height: 200 }, row: null };
    const left = [0, 1, 2, 3].map((across) => cutFor(master, { length: 200, width: 200 }, [across, 0, 0]).left);
    expect(left).toEqual([0, 200, 0, 200]);
  });
});

/** Hexagons, pennies and fans only fit themselves at their own proportions; a picket is longer than wide. */
function regular(shape: string, a: number, b: number) {
  if (shape === "hexagon") return { widthMm: a, heightMm: a * 1.1547 };
  if (shape === "picket") return { widthMm: Math.min(a, b), heightMm: Math.max(a, b) * 2 };
  return { widthMm: a, heightMm: b };
}
