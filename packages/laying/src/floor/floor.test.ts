import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latticeOf } from "../laid-look.ts";
import { areaOf } from "../outline.ts";
import { directions, patterns } from "../piece-format.ts";
import { borderedFloor } from "./bordered-floor.ts";
import { countOf, floorPieces } from "./floor-pieces.ts";
import { outlineOfRoom, type Room } from "./room.ts";
import { isOfCourses, sliversOf, startWithoutSlivers } from "./slivers.ts";

const side = fc.integer({ min: 100, max: 1200 });
const rooms = fc
  .record({
    width: fc.integer({ min: 1200, max: 4000 }),
    height: fc.integer({ min: 1200, max: 4000 }),
    w: side,
    h: side,
    isL: fc.boolean(),
  })
  .map(
    ({ width, height, w, h, isL }): Room => ({
      width,
      height,
      notch: isL ? { width: Math.min(w, width / 2), height: Math.min(h, height / 2) } : null,
    }),
  );
const starts = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
const lattices = (joint: number) =>
  fc
    .record({ widthMm: side, heightMm: side, pattern: fc.constantFrom(...patterns), direction: fc.constantFrom(...directions) })
    .map(({ widthMm, heightMm, pattern, direction }) =>
      latticeOf({ shape: "rectangle", piece: { widthMm, heightMm }, chips: null, pattern, direction }, joint),
    );
const square = (size: number) =>
  latticeOf({ shape: "square", piece: { widthMm: size, heightMm: size }, chips: null, pattern: "stack", direction: "across" }, 0);
const of = (width: number, height: number): Room => ({ width, height, notch: null });

describe("a floor", () => {
  it("has pieces whose area is the room's, in every pattern and direction, wherever it starts", () => {
    fc.assert(
      fc.property(lattices(0), rooms, starts, (lattice, room, start) => {
        const covered = floorPieces(lattice, room, start).reduce((sum, { area }) => sum + area, 0);
        expect(covered / areaOf(outlineOfRoom(room))).toBeCloseTo(1, 4);
      }),
      { numRuns: 60 },
    );
  });

  it("takes no fewer pieces than its area, and no more than one for each that is seen", () => {
    fc.assert(
      fc.property(lattices(3), rooms, starts, (lattice, room, start) => {
        const pieces = floorPieces(lattice, room, start);
        const { whole, cut, needed } = countOf(pieces);
        const area = pieces.reduce((sum, one) => sum + one.area, 0);
        expect(whole + cut).toBe(pieces.length);
        expect(needed).toBeLessThanOrEqual(pieces.length);
        expect(needed).toBeGreaterThanOrEqual(Math.ceil(area / areaOf(lattice.pieces[0]?.outline ?? []) - 1e-6));
      }),
      { numRuns: 60 },
    );
  });

  it("has no cuts where pieces fit", () => {
    expect(countOf(floorPieces(square(300), of(1200, 900)))).toEqual({ whole: 12, cut: 0, needed: 12 });
  });

  it("uses the rest of a cut piece again", () => {
    // Three rows end with a 100 mm cut of a 300 mm piece: one piece yields only two such cuts, because the saw removes some material.
    expect(countOf(floorPieces(square(300), of(1000, 900)))).toEqual({ whole: 9, cut: 3, needed: 11 });
  });

  it("goes around the corner of an L", () => {
    const room = { width: 900, height: 900, notch: { width: 300, height: 300 } };
    expect(countOf(floorPieces(square(300), room))).toEqual({ whole: 8, cut: 0, needed: 8 });
    const [corner] = floorPieces(square(900), room);
    expect(corner?.area).toBe(720_000);
  });
});

describe("a floor with a border", () => {
  const piece = { widthMm: 300, heightMm: 150 };
  const laid = (room: Room, joint = 0) =>
    borderedFloor(
      latticeOf({ shape: "rectangle", piece, chips: null, pattern: "half", direction: "across" }, joint),
      room,
      { x: 0, y: 0 },
      piece,
      joint,
    );
  const areaOfPieces = (pieces: readonly { area: number }[]) => pieces.reduce((sum, { area }) => sum + area, 0);

  it("covers the room without a gap, with and without a corner", () => {
    for (const notch of [null, { width: 900, height: 700 }]) {
      const room = { width: 4000, height: 3400, notch };
      const { outside, band, inside } = laid(room) ?? expect.fail();
      const covered = areaOfPieces([...outside.pieces, ...band.pieces, ...inside.pieces]);
      expect(covered).toBeCloseTo(areaOf(outlineOfRoom(room)), 0);
    }
  });

  it("has a band as long as the line around the room at its distance", () => {
    const { band } = laid(of(4000, 3400)) ?? expect.fail();
    expect(areaOfPieces(band.pieces)).toBeCloseTo(150 * (2 * 3200 + 2 * (2600 - 300)), 0);
    // Twice ten whole pieces across and seven down, and a cut one at the end of each.
    expect(countOf(band.pieces).needed).toBe(38);
  });

  it("rips its pieces of wide tiles, two of one where that is wide enough", () => {
    const strips = (widthMm: number) =>
      borderedFloor(square(widthMm), of(6000, 6000), { x: 0, y: 0 }, { widthMm, heightMm: widthMm }, 3)?.strips;
    expect(strips(150)).toEqual({ ofPiece: 1, width: 150, isRipped: false });
    expect(strips(300)).toEqual({ ofPiece: 1, width: 200, isRipped: true });
    expect(strips(600)).toEqual({ ofPiece: 2, width: 200, isRipped: true });
  });

  it("is none in a room that is too small for it", () => {
    expect(laid(of(1300, 3400))).toBeNull();
    expect(laid({ width: 4000, height: 3400, notch: { width: 900, height: 2200 } })).toBeNull();
  });
});

describe("slivers", () => {
  it("are named by their wall and width", () => {
    const room = of(1230, 900);
    expect(sliversOf(floorPieces(square(300), room), room)).toEqual([{ wall: "right", width: 30 }]);
    const notched = { ...of(1200, 900), notch: { width: 280, height: 330 } };
    expect(sliversOf(floorPieces(square(300), notched), notched).map(({ wall }) => wall)).toEqual(["notchSide"]);
  });

  it("end with the shift that is offered", () => {
    fc.assert(
      fc.property(lattices(3), rooms, starts, (lattice, room, start) => {
        fc.pre(isOfCourses(lattice));
        const shift = startWithoutSlivers(lattice, room, start);
        fc.pre(shift !== null);
        expect(sliversOf(floorPieces(lattice, room, shift ?? start), room)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("end with half a piece and more at both walls, as a setter lays it out", () => {
    const shift = startWithoutSlivers(square(300), of(1230, 900), { x: 0, y: 0 });
    const widths = floorPieces(square(300), of(1230, 900), shift ?? undefined).flatMap(({ isCut, left }) => (isCut ? [left.width] : []));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(150);
  });

  it("need no shift where there are none", () => {
    expect(startWithoutSlivers(square(300), of(1200, 900), { x: 0, y: 0 })).toBeNull();
  });
});
