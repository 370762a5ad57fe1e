import { sizeOf } from "@azulejo/laying/slabs/counter-piece.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DxfEntity } from "./dxf-outlines.ts";
import { piecesOf } from "./dxf-pieces.ts";

const box = (x: number, y: number, width: number, height: number): DxfEntity => ({
  type: "LWPOLYLINE",
  shape: true,
  vertices: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});
const line = (x1: number, y1: number, x2: number, y2: number): DxfEntity => ({
  type: "LINE",
  vertices: [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ],
});
const inMm = { $INSUNITS: 4 };
const read = (entities: DxfEntity[], header: Record<string, unknown> = inMm) => piecesOf({ header, entities });
const firstSize = (entities: DxfEntity[]) => {
  const found = read(entities);
  const [piece] = "pieces" in found ? found.pieces : [];
  return piece && sizeOf(piece.shape);
};

describe("a drawing", () => {
  it("gives pieces with the outlines in them as cutouts, turned upside down", () => {
    const circle = { type: "CIRCLE", center: { x: 300, y: 200 }, radius: 100 };
    expect(read([box(100, 100, 2_000, 600), circle])).toMatchObject({
      pieces: [{ cutouts: [{ round: true, x: 100_000, y: 400_000, length: 200_000, depth: 200_000 }] }],
    });
  });

  it("joins lines and arcs whose ends meet, in any order and direction", () => {
    const sides = [line(0, 0, 1_000, 0), line(0, 600, 0, 0), line(1_000, 600, 0, 600)];
    const arc = { type: "ARC", center: { x: 1_000, y: 300 }, radius: 300, startAngle: -Math.PI / 2, endAngle: Math.PI / 2 };
    expect(firstSize([sides[1], arc, sides[0], sides[2]] as DxfEntity[])).toEqual({ length: 1_300_000, depth: 600_000 });
  });

  it("rounds the corners of a polyline with bulges", () => {
    const half = {
      type: "LWPOLYLINE",
      shape: true,
      vertices: [
        { x: 0, y: 0 },
        { x: 1_000, y: 0, bulge: 1 },
        { x: 1_000, y: 600 },
        { x: 0, y: 600 },
      ],
    };
    expect(firstSize([half])).toEqual({ length: 1_300_000, depth: 600_000 });
  });

  it("states its unit, or is asked for it", () => {
    expect(read([box(0, 0, 96, 25.5)], { $INSUNITS: 1 })).toMatchObject({
      pieces: [
        {
          shape: {
            points: [
              [0, 647_700],
              [2_438_400, 647_700],
              [2_438_400, 0],
              [0, 0],
            ],
          },
        },
      ],
    });
    expect(read([box(0, 0, 96, 25.5)], {})).toEqual({ asks: "unit" });
    expect(piecesOf({ entities: [box(0, 0, 96, 25.5)] }, "in")).toHaveProperty("pieces");
  });

  it.each([
    ["nothing", null, "unreadable"],
    ["no outline", { header: inMm, entities: [line(0, 0, 5, 5)] }, "empty"],
    ["too many entities", { header: inMm, entities: Array.from({ length: 5_001 }, () => line(0, 0, 1, 1)) }, "many"],
    ["too many pieces", { header: inMm, entities: Array.from({ length: 41 }, (_, at) => box(at * 20, 0, 10, 10)) }, "many"],
    ["a piece of a mile", { header: inMm, entities: [box(0, 0, 1_600_000, 600)] }, "large"],
    ["numbers that are none", { header: inMm, entities: [box(Number.NaN, 0, 10, 10)] }, "empty"],
  ])("with %s is refused in words", (_, drawing, fault) => expect(piecesOf(drawing)).toEqual({ fault }));

  it("never breaks the page, whatever its numbers are", () => {
    const number = fc.double({ noNaN: false });
    const entity = fc.record({
      type: fc.constantFrom("LINE", "ARC", "CIRCLE", "LWPOLYLINE", "TEXT"),
      shape: fc.boolean(),
      vertices: fc.array(fc.record({ x: number, y: number, bulge: number }), { maxLength: 6 }),
      center: fc.record({ x: number, y: number }),
      radius: number,
      startAngle: fc.double({ min: -10, max: 10, noNaN: true }),
      endAngle: fc.double({ min: -10, max: 10, noNaN: true }),
    });
    fc.assert(fc.property(fc.array(entity, { maxLength: 8 }), (entities) => void read(entities)));
  });
});
