import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawLaid, type Pixels } from "./draw-laid.ts";
import { type LaidRequest, parseLaidRequest } from "./laid-request.ts";

/** A black material, so that white joints can be counted. */
const black: Pixels = { data: new Uint8Array(130 * 130 * 3), width: 130, height: 130 };
const look = (text: string): LaidRequest => parseLaidRequest(`/e1300x1300${text}`);
const isJoint = ({ data, width }: Pixels, x: number, y: number) => (data[(y * width + x) * 3] ?? 0) > 200;
const jointsAlong = (drawn: Pixels, y: number) =>
  Array.from({ length: drawn.width }, (_, x) => x).filter((x) => isJoint(drawn, x, y) && !(x > 0 && isJoint(drawn, x - 1, y))).length;

describe("a laid picture", () => {
  it("shows pieces at true scale: twice the area, twice the joints", () => {
    const near = drawLaid(black, look("/square.300x300/stack.ffffff.3.v1/1250/400x100.webp"));
    const far = drawLaid(black, look("/square.300x300/stack.ffffff.3.v1/2500/400x100.webp"));
    expect([jointsAlong(near, 50), jointsAlong(far, 30)]).toEqual([4, 8]);
  });

  it("never loses a joint, however small the pieces are shown", () => {
    const side = fc.integer({ min: 40, max: 600 });
    fc.assert(
      fc.property(side, fc.integer({ min: 600, max: 6000 }), (piece, across) => {
        const pixels = (piece * 240) / across;
        fc.pre(pixels > 4 && across / (piece + 3) > 1.5);
        const drawn = drawLaid(black, look(`/square.${piece}x${piece}/stack.ffffff.3.v0/${across}/240x60.webp`));
        const expected = across / (piece + Math.max(3, across / 240));
        expect(jointsAlong(drawn, 2)).toBeGreaterThanOrEqual(Math.floor(expected) - 1);
        expect(jointsAlong(drawn, 2)).toBeLessThanOrEqual(Math.ceil(expected));
      }),
      { numRuns: 60 },
    );
  });

  it("cuts every piece from another part of the material", () => {
    const ramp: Pixels = { data: new Uint8Array(130 * 130 * 3).map((_, at) => (Math.floor(at / 3) % 130) + 60), width: 130, height: 130 };
    const drawn = drawLaid(ramp, look("/square.300x300/stack.000000.3.v0/1212/404x101.webp"));
    const starts = [1, 102, 203, 304].map((x) => drawn.data[(20 * 404 + x + 20) * 3]);
    expect(new Set(starts).size).toBeGreaterThan(2);
  });

  it("ends the tile with a bullnose below the paint, and runs a liner through the tile", () => {
    const rows = (text: string) => {
      const drawn = drawLaid(black, look(text));
      return Array.from({ length: 120 }, (_, y) => isJoint(drawn, 33, y));
    };
    const bullnose = rows("/trim.75x600.tile.300x300/stack.ffffff.3.v0/1200/240x120.webp");
    expect(bullnose.slice(0, 42).every(Boolean)).toBe(true);
    expect(bullnose.slice(45).filter(Boolean).length).toBeLessThan(6);
    const liner = rows("/trim.20x300.tile.300x300/stack.ffffff.3.v0/1200/240x120.webp");
    expect(liner.filter(Boolean).length).toBeLessThan(8);
    expect([liner[42], liner[44]]).toEqual([true, false]);
  });

  it("lays a trim in one line", () => {
    const drawn = drawLaid(black, look("/trim.75x600/stack.ffffff.3.v0/1200/240x120.webp"));
    const dark = Array.from({ length: 120 }, (_, y) => y).filter((y) => !isJoint(drawn, 10, y));
    expect(dark.length).toBe(15);
    expect(dark[0]).toBeGreaterThan(45);
  });
});

describe("a piece by itself", () => {
  const covered = ({ data, width }: Pixels, x: number, y: number) => (data[(y * width + x) * 3] ?? 0) < 100;

  it("fills its picture if it is a rectangle, and is oriented by its sides", () => {
    const drawn = drawLaid(black, look("/rectangle.300x600/single.ffffff.0.v0/300/50x100.jpeg"));
    expect([covered(drawn, 0, 0), covered(drawn, 49, 99)]).toEqual([true, true]);
  });

  it("leaves the corners of a hexagon open, without a neighbor in them", () => {
    const drawn = drawLaid(black, look("/hexagon.200x230/single.ffffff.0.v0/200/100x115.jpeg"));
    const corners = [covered(drawn, 2, 2), covered(drawn, 97, 2), covered(drawn, 2, 112), covered(drawn, 97, 112)];
    expect([covered(drawn, 50, 57), ...corners]).toEqual([true, false, false, false, false]);
  });
});

describe("the address of a laid picture", () => {
  it.each([
    "/square.300x300/stack.ffffff.3.v1/1212/400x100.gif",
    "/square.300x300/spiral.ffffff.3.v1/1212/400x100.webp",
    "/square.300x300/stack.white.3.v1/1212/400x100.webp",
    "/square.300x300.spiral.50x50/stack.ffffff.3.v1/1212/400x100.webp",
    "/square.1x1/stack.ffffff.3.v1/1212/400x100.webp",
    "/square.10x10/stack.ffffff.3.v1/20000/400x400.webp",
    "/square.300x300/stack.ffffff.3.v1/1212/4000x400.webp",
  ])("is refused: %s", (text) => {
    expect(() => look(text)).toThrow(/laid|layout|piece/);
  });
});
