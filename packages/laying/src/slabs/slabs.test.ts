import type { CounterPiece, CounterShape } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { turns } from "@azulejo/contract/areas/slabs/slab-layout-limits.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOf, cornersOf, coverOf, crossesItself, holdsCutouts, type Point, sizeOf, turnPoint } from "./counter-piece.ts";
import { checkPieces, yieldOf } from "./layout-check.ts";
import { mirrorPiece } from "./mirror-piece.ts";
import { nestPieces } from "./nest-pieces.ts";
import { fitsSlab, seamPiece, seamsOf } from "./seams.ts";

const MM = 1_000;
const INCH = 25_400;
const slab = { width: 3_200 * MM, height: 1_905 * MM };
const sawing = { edge: 25 * MM, kerf: 4 * MM };

const mm = (min: number, max: number) => fc.integer({ min, max }).map((value) => value * MM);
const rectangle = fc.record({ kind: fc.constant("rectangle" as const), length: mm(100, 2_900), depth: mm(100, 1_200) });
const ell = fc
  .record({ length: mm(700, 2_800), depth: mm(200, 600), returnLength: mm(650, 1_800), returnDepth: mm(200, 650) })
  .chain((sizes) => fc.constantFrom("left" as const, "right" as const).map((hand) => ({ kind: "ell" as const, ...sizes, hand })));
const triangle = fc.tuple(mm(200, 1_200), mm(200, 1_200), mm(0, 200)).map(([width, height, lean]) => ({
  kind: "outline" as const,
  points: [
    [lean, 0],
    [width, height],
    [0, height],
  ] as [number, number][],
}));
const shape: fc.Arbitrary<CounterShape> = fc.oneof(rectangle, ell, triangle);
const piece = (of: CounterShape, more: Partial<CounterPiece> = {}): CounterPiece => ({
  name: "",
  shape: of,
  cutouts: [],
  place: null,
  part: null,
  ...more,
});
const several = fc.array(shape, { minLength: 1, maxLength: 7 }).map((shapes) => shapes.map((one) => piece(one)));

/** The corners of a laid piece, found without the rectangles that the rules compare. */
function laidCorners({ shape: of, place }: CounterPiece): Point[] {
  if (!place) return [];
  return cornersOf(of).map((corner) => {
    const [x, y] = turnPoint(corner, sizeOf(of), place.turn);
    return [x + place.x, y + place.y] as const;
  });
}

function contains(corners: Point[], [x, y]: Point): boolean {
  return corners.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length] as Point;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}

describe("pieces laid automatically", () => {
  it("stay on the slab, share no point with each other, and keep their shape", () => {
    fc.assert(
      fc.property(several, fc.boolean(), (pieces, across) => {
        const laid = nestPieces(pieces, { slabs: [slab, slab], sawing, across });
        expect(laid.map((one) => one.shape)).toEqual(pieces.map((one) => one.shape));
        expect(checkPieces(laid, [slab, slab], sawing).every((fault) => fault === null || fault === "unplaced")).toBe(true);
        for (const at of [0, 1]) {
          const outlines = laid.filter((one) => one.place?.slab === at).map(laidCorners);
          for (const [x, y] of outlines.flat()) {
            expect(Math.min(x, y, slab.width - x, slab.height - y)).toBeGreaterThanOrEqual(sawing.edge);
          }
          for (let x = 7_001; x < slab.width; x += 61 * MM)
            for (let y = 7_001; y < slab.height; y += 61 * MM)
              expect(outlines.filter((corners) => contains(corners, [x, y])).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are laid the same way each time, and only along the vein unless they may lie across", () => {
    fc.assert(
      fc.property(several, (pieces) => {
        const nesting = { slabs: [slab, slab], sawing, across: false };
        const laid = nestPieces(pieces, nesting);
        expect(nestPieces(pieces, nesting)).toEqual(laid);
        expect(laid.every(({ place }) => !place || place.turn % 180 === 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("put a kitchen on two slabs, and a run into the bend of an L", () => {
    const inches = (length: number, depth: number) => piece({ kind: "rectangle", length: length * INCH, depth: depth * INCH });
    const kitchen = [inches(108, 25.5), inches(62, 25.5), inches(48, 42), inches(48, 42), inches(61, 22)];
    const laid = nestPieces(kitchen, { slabs: [slab, slab, slab], sawing, across: true });
    expect(yieldOf(laid, [slab, slab, slab]).used).toEqual([0, 1]);
    const bend = piece({ kind: "ell", length: 3_000 * MM, depth: 600 * MM, returnLength: 1_800 * MM, returnDepth: 600 * MM, hand: "left" });
    const nested = nestPieces([bend, inches(80, 40)], { slabs: [slab, slab], sawing, across: false });
    expect(nested.map(({ place }) => place?.slab)).toEqual([0, 0]);
  });

  it("leave those that have a place where they are", () => {
    const top = piece({ kind: "rectangle", length: 2_000 * MM, depth: 600 * MM }, { place: { slab: 0, x: 30 * MM, y: 30 * MM, turn: 0 } });
    const [kept, added] = nestPieces([top, piece(top.shape)], { slabs: [slab], sawing, across: false, keeps: true });
    expect(kept).toEqual(top);
    expect(added?.place).toEqual({ slab: 0, x: 25 * MM, y: 634 * MM, turn: 0 });
  });

  it("take well under a second for a whole house", () => {
    const pieces = Array.from({ length: 40 }, (_, at) =>
      piece({ kind: "rectangle", length: (400 + at * 31) * MM, depth: (200 + at * 9) * MM }),
    );
    const started = performance.now();
    nestPieces(pieces, { slabs: Array.from({ length: 6 }, () => slab), sawing, across: true });
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

describe("a cover", () => {
  it("is exact for square sides, and never smaller than the piece", () => {
    fc.assert(
      fc.property(shape, (of) => {
        const covered = coverOf(of).reduce((sum, box) => sum + box.width * box.height, 0);
        if (of.kind === "outline") expect(covered).toBeGreaterThanOrEqual(areaOf(of) - 1);
        else expect(covered).toBe(areaOf(of));
      }),
    );
  });

  it("of an outline that crosses itself is its whole box", () => {
    const bow: CounterShape = {
      kind: "outline",
      points: [
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 100],
      ],
    };
    expect(crossesItself(bow.points)).toBe(true);
    expect(coverOf(bow)).toEqual([{ x: 0, y: 0, width: 100, height: 100 }]);
  });

  it("notices a cutout that leaves its piece", () => {
    const sink = { kind: "sink" as const, round: false, x: 0, y: 0, length: 762 * MM, depth: 394 * MM };
    const top = { kind: "rectangle" as const, length: 2_000 * MM, depth: 600 * MM };
    expect(holdsCutouts({ shape: top, cutouts: [{ ...sink, x: 500 * MM, y: 100 * MM }] })).toBe(true);
    expect(holdsCutouts({ shape: top, cutouts: [{ ...sink, x: 1_500 * MM, y: 100 * MM }] })).toBe(false);
  });
});

describe("a check", () => {
  const top = { kind: "rectangle" as const, length: 1_000 * MM, depth: 600 * MM };
  const at = (x: number, y: number, on = 0) => piece(top, { place: { slab: on, x: x * MM, y: y * MM, turn: 0 } });

  it("says which pieces are off the slab, too near, or not laid", () => {
    const check = (...pieces: CounterPiece[]) => checkPieces(pieces, [slab, slab], sawing);
    expect(check(at(25, 25), at(1_029, 25))).toEqual([null, null]);
    expect(check(at(25, 25), at(1_028, 25))).toEqual(["overlap", "overlap"]);
    expect(check(at(25, 25), at(25, 25, 1))).toEqual([null, null]);
    expect(check(at(24, 25), piece(top), at(25, 25, 5))).toEqual(["outside", "unplaced", "unplaced"]);
  });

  it("counts the yield of the slabs in use", () => {
    expect(yieldOf([at(25, 25)], [slab, slab])).toEqual({ percent: 10, used: [0] });
    expect(yieldOf([], [slab])).toEqual({ percent: 0, used: [] });
  });
});

/** Where a part is in its counter, as a cutout of that counter. */
const asCutout = ({ shape: of, part }: CounterPiece) => ({
  kind: "opening" as const,
  round: false,
  x: part?.x ?? 0,
  y: part?.y ?? 0,
  ...sizeOf(of),
});

describe("a counter longer than the slab", () => {
  const long = (length: number, cutouts: CounterPiece["cutouts"] = []) =>
    piece({ kind: "rectangle", length: length * MM, depth: 640 * MM }, { cutouts });

  it("becomes parts that fit, with the same area in all", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mm(3_151, 9_000).map((length) => ({ kind: "rectangle" as const, length, depth: 640 * MM })),
          longEll,
        ),
        (of) => {
          const parts = seamPiece(piece(of), slab, sawing, 0);
          expect(parts.reduce((sum, one) => sum + areaOf(one.shape), 0)).toBe(areaOf(of));
          expect(parts.length).toBeGreaterThan(1);
          expect(parts.every((one) => fitsSlab(one.shape, slab, sawing))).toBe(true);
          expect(seamsOf(parts, 60, []).length).toBe(parts.length - 1);
          expect(holdsCutouts({ shape: of, cutouts: parts.map(asCutout) })).toBe(true);
        },
      ),
    );
  });

  const longEll = fc
    .tuple(mm(3_200, 6_000), mm(2_000, 6_000), fc.constantFrom("left" as const, "right" as const))
    .map(([length, returnLength, hand]) => ({
      kind: "ell" as const,
      length,
      depth: 640 * MM,
      returnLength,
      returnDepth: 600 * MM,
      hand,
    }));

  it("is cut in the middle, or beside a sink that is there", () => {
    const cuts = (one: CounterPiece) => seamPiece(one, slab, sawing, 0).map(({ part }) => part?.x);
    expect(cuts(long(4_000))).toEqual([0, 2_000 * MM]);
    const sink = { kind: "sink" as const, round: false, x: 1_800 * MM, y: 100 * MM, length: 762 * MM, depth: 394 * MM };
    const [, cut = 0] = cuts(long(4_000, [sink]));
    expect(cut).toBeLessThanOrEqual((1_800 - 152) * MM);
    expect(seamPiece(long(4_000, [sink]), slab, sawing, 0).flatMap((one) => one.cutouts).length).toBe(1);
  });

  it("keeps its vein between two slabs that lie the same way, and turns it between mirrors", () => {
    const parts = seamPiece(long(4_000), slab, sawing, 0);
    const laid = parts.map((one, index) => ({ ...one, place: { slab: index, x: 25 * MM, y: 25 * MM, turn: turns[0] } }));
    expect(seamsOf(laid, 60, [false, false])[0]?.veinTurn).toBe(0);
    expect(seamsOf(laid, 60, [false, true])[0]?.veinTurn).toBe(60);
  });
});

describe("a mirrored piece", () => {
  it("covers on the neighbor what the piece covers on its own slab, mirrored", () => {
    fc.assert(
      fc.property(shape, fc.constantFrom(...turns), (of, turn) => {
        const one = piece(of, { place: { slab: 0, x: 40 * MM, y: 60 * MM, turn } });
        const other = mirrorPiece(one, 1, slab);
        const sorted = (corners: Point[]) => corners.map(String).toSorted();
        expect(sorted(laidCorners(other))).toEqual(sorted(laidCorners(one).map(([x, y]) => [slab.width - x, y] as const)));
      }),
    );
  });
});
