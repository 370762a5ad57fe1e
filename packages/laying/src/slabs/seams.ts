import type { CounterPiece, CounterShape, Cutout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { sizeOf } from "./counter-piece.ts";
import type { Sawing, SlabSize } from "./layout-check.ts";

/** Minimum distance of a seam from a cutout, because stone beside a sink breaks easily: six inches. */
const CLEAR_OF_CUTOUTS = 152_400;
const STEP = 5_000;

type Rectangle = Extract<CounterShape, { kind: "rectangle" }>;
type Ell = Extract<CounterShape, { kind: "ell" }>;

/** Returns the maximum length and depth of a piece from a slab. */
const usable = ({ width, height }: SlabSize, { edge }: Sawing) => ({ length: width - 2 * edge, depth: height - 2 * edge });

/** Whether a shape fits on a slab, along or across it. */
export function fitsSlab(shape: CounterShape, slab: SlabSize, sawing: Sawing): boolean {
  const { length, depth } = sizeOf(shape);
  const most = usable(slab, sawing);
  return (length <= most.length && depth <= most.depth) || (length <= most.depth && depth <= most.length);
}

/**
 * Cuts a counter that is too long for a slab into parts that fit: an L at its inner corner, along the shorter seam; a run between its
 * cutouts, into parts as equal as possible. Returns the piece itself if it fits or can't be cut to fit.
 */
export function seamPiece(piece: CounterPiece, slab: SlabSize, sawing: Sawing, counter: number): CounterPiece[] {
  if (piece.part || fitsSlab(piece.shape, slab, sawing) || piece.shape.kind === "outline") return [piece];
  const most = usable(slab, sawing).length;
  const whole: CounterPiece = { ...piece, place: null, part: { counter, x: 0, y: 0 } };
  const runs = piece.shape.kind === "ell" ? cornerParts(whole, piece.shape) : [whole];
  const parts = runs.flatMap((run) => cutRun(run, most));
  return parts.every((part) => fitsSlab(part.shape, slab, sawing)) ? parts : [piece];
}

function cornerParts(piece: CounterPiece, ell: Ell): CounterPiece[] {
  const { length, depth, returnLength, returnDepth, hand } = ell;
  const isLeft = hand === "left";
  // The seam is as long as the side it crosses.
  const alongReturn = returnDepth <= depth;
  const boxes = alongReturn
    ? [
        { x: 0, y: 0, length, depth },
        { x: isLeft ? 0 : length - returnDepth, y: depth, length: returnDepth, depth: returnLength - depth },
      ]
    : [
        { x: isLeft ? returnDepth : 0, y: 0, length: length - returnDepth, depth },
        { x: isLeft ? 0 : length - returnDepth, y: 0, length: returnDepth, depth: returnLength },
      ];
  return boxes.map((box) => partOf(piece, box));
}

/** Cuts a run perpendicular to its longer side into parts of at most `most`. */
function cutRun(piece: CounterPiece, most: number): CounterPiece[] {
  const shape = piece.shape as Rectangle;
  const isLong = shape.length >= shape.depth;
  const total = isLong ? shape.length : shape.depth;
  const parts = Math.ceil(total / most);
  if (parts === 1) return [piece];
  const cuts = seamPlaces(
    total,
    parts,
    most,
    piece.cutouts.map((cutout) => spanOf(cutout, isLong)),
  );
  const ends = [0, ...cuts, total];
  return ends.slice(1).map((end, at) => {
    const start = ends[at] as number;
    return partOf(
      piece,
      isLong ? { x: start, y: 0, length: end - start, depth: shape.depth } : { x: 0, y: start, length: shape.length, depth: end - start },
    );
  });
}

const spanOf = ({ x, y, length, depth }: Cutout, isLong: boolean): [number, number] => (isLong ? [x, x + length] : [y, y + depth]);

/** Returns the positions of a run's seams, in order. */
function seamPlaces(total: number, parts: number, most: number, spans: [number, number][]): number[] {
  const places: number[] = [];
  for (let seam = 1; seam < parts; seam++) {
    const start = places.at(-1) ?? 0;
    const least = Math.max(start + 1_000, total - (parts - seam) * most);
    const last = Math.min(start + most, total - 1_000);
    places.push(bestPlace(Math.round(start + (total - start) / (parts - seam + 1)), least, last, spans));
  }
  return places;
}

function bestPlace(wish: number, least: number, last: number, spans: [number, number][]): number {
  const isClear = (at: number) => spans.every(([from, to]) => at <= from - CLEAR_OF_CUTOUTS || at >= to + CLEAR_OF_CUTOUTS);
  const within = Math.min(last, Math.max(least, wish));
  for (let away = 0; away <= last - least; away += STEP)
    for (const at of [within - away, within + away]) if (at >= least && at <= last && isClear(at)) return at;
  // In the middle of a cutout the seam is short, and the parts are equal.
  const middles = spans.map(([from, to]) => Math.round((from + to) / 2)).filter((at) => at >= least && at <= last);
  return middles.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? within;
}

/** Returns the part of a piece within a box, with the cutouts there. */
function partOf(piece: CounterPiece, box: { x: number; y: number; length: number; depth: number }): CounterPiece {
  const cutouts = piece.cutouts.flatMap((cutout) => {
    const x = Math.max(cutout.x, box.x);
    const y = Math.max(cutout.y, box.y);
    const length = Math.min(cutout.x + cutout.length, box.x + box.length) - x;
    const depth = Math.min(cutout.y + cutout.depth, box.y + box.depth) - y;
    const isWhole = length === cutout.length && depth === cutout.depth;
    return length >= 1_000 && depth >= 1_000
      ? [{ ...cutout, x: x - box.x, y: y - box.y, length, depth, round: cutout.round && isWhole }]
      : [];
  });
  const { counter, x, y } = piece.part as { counter: number; x: number; y: number };
  return {
    ...piece,
    shape: { kind: "rectangle", length: box.length, depth: box.depth },
    cutouts,
    part: { counter, x: x + box.x, y: y + box.y },
  };
}

/** A seam between two pieces of a layout, by their indexes. */
export interface Seam {
  first: number;
  second: number;
  length: number;
  /** The change of the vein's direction at the seam in degrees; null if a piece has no position. */
  veinTurn: number | null;
}

/** Returns the seams between parts of one counter. @param vein the first slab's, in degrees clockwise from its length */
export function seamsOf(pieces: readonly CounterPiece[], vein: number, mirrors: readonly boolean[]): Seam[] {
  return pieces.flatMap((one, first) =>
    pieces.flatMap((other, second) => {
      const length = second > first && one.part && one.part.counter === other.part?.counter ? touching(one, other) : 0;
      return length > 0 ? [{ first, second, length, veinTurn: veinBetween(one, other, vein, mirrors) }] : [];
    }),
  );
}

function touching(one: CounterPiece, other: CounterPiece): number {
  const [a, b] = [one, other].map(({ part, shape }) => ({ x: part?.x ?? 0, y: part?.y ?? 0, ...sizeOf(shape) })) as [Part, Part];
  const across = Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y);
  const along = Math.min(a.x + a.length, b.x + b.length) - Math.max(a.x, b.x);
  if (a.x + a.length === b.x || b.x + b.length === a.x) return Math.max(0, across);
  if (a.y + a.depth === b.y || b.y + b.depth === a.y) return Math.max(0, along);
  return 0;
}

interface Part {
  x: number;
  y: number;
  length: number;
  depth: number;
}

function veinBetween(one: CounterPiece, other: CounterPiece, vein: number, mirrors: readonly boolean[]): number | null {
  if (!one.place || !other.place) return null;
  const [a, b] = [veinIn(one, vein, mirrors), veinIn(other, vein, mirrors)];
  const turn = Math.abs(a - b) % 180;
  return Math.min(turn, 180 - turn);
}

/** Returns the vein's direction in an installed piece. */
function veinIn({ place }: CounterPiece, vein: number, mirrors: readonly boolean[]): number {
  const onSlab = mirrors[place?.slab ?? 0] ? 180 - vein : vein;
  return (((onSlab - (place?.turn ?? 0)) % 180) + 180) % 180;
}
