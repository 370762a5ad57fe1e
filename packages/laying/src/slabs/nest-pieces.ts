import type { CounterPiece, CounterShape, Place, Turn } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { areaOf, type Box, coverOf, placedCover, turnedSize } from "./counter-piece.ts";
import { doCollide, isInside, type Sawing, type SlabSize } from "./layout-check.ts";

interface Nesting {
  slabs: readonly SlabSize[];
  sawing: Sawing;
  /** Whether pieces may also lie across the slab, with the vein in the other direction. */
  across: boolean;
  /** Whether pieces with a position keep it. */
  keeps?: boolean;
}

/**
 * Places pieces on the first slabs with room: largest first, each as high and then as far left as possible. The result is deterministic.
 * Pieces that fit nowhere get no position.
 */
export function nestPieces(pieces: readonly CounterPiece[], nesting: Nesting): CounterPiece[] {
  const taken: Box[][][] = nesting.slabs.map(() => []);
  const isKept = ({ place }: CounterPiece) => nesting.keeps === true && place !== null && nesting.slabs[place.slab] !== undefined;
  for (const { shape, place } of pieces.filter(isKept)) if (place) taken[place.slab]?.push(placedCover(shape, place));
  const loose = pieces.map((_, at) => at).filter((at) => !isKept(pieces[at] as CounterPiece));
  const order = loose.toSorted((a, b) => areaAt(pieces, b) - areaAt(pieces, a) || a - b);
  const places = new Map<number, Place | null>();
  for (const at of order) {
    const { shape } = pieces[at] as CounterPiece;
    const place = firstPlace(shape, taken, nesting);
    if (place) taken[place.slab]?.push(placedCover(shape, place));
    places.set(at, place);
  }
  return pieces.map((piece, at) => ({ ...piece, place: loose.includes(at) ? (places.get(at) ?? null) : piece.place }));
}

const areaAt = (pieces: readonly CounterPiece[], at: number): number => areaOf((pieces[at] as CounterPiece).shape);

function firstPlace(shape: CounterShape, taken: Box[][][], nesting: Nesting): Place | null {
  for (const [slab, covers] of taken.entries()) {
    const places = turnsOf(shape, nesting.across).flatMap((turn) => highestPlace(shape, turn, slab, covers, nesting) ?? []);
    const best = places.toSorted(
      (a, b) => a.y + turnedSize(shape, a.turn).height - (b.y + turnedSize(shape, b.turn).height) || a.x - b.x,
    )[0];
    if (best) return best;
  }
  return null;
}

/** A rectangle is the same from both ends; other shapes may only fit one way. */
function turnsOf(shape: CounterShape, across: boolean): Turn[] {
  if (shape.kind === "rectangle") return across ? [0, 90] : [0];
  return across ? [0, 90, 180, 270] : [0, 180];
}

function highestPlace(shape: CounterShape, turn: Turn, slab: number, covers: Box[][], { slabs, sawing }: Nesting): Place | null {
  const size = slabs[slab] as SlabSize;
  const { width, height } = turnedSize(shape, turn);
  const own = innerStarts(shape, turn);
  const corners = covers.flat();
  const xs = starts(
    [sawing.edge, ...corners.flatMap((box) => own.map(({ x }) => box.x + box.width + sawing.kerf - x))],
    sawing.edge,
    size.width - sawing.edge - width,
  );
  const ys = starts(
    [sawing.edge, ...corners.flatMap((box) => own.map(({ y }) => box.y + box.height + sawing.kerf - y))],
    sawing.edge,
    size.height - sawing.edge - height,
  );
  for (const y of ys)
    for (const x of xs) {
      const cover = placedCover(shape, { x, y, turn });
      if (isInside(cover, size, sawing) && !covers.some((other) => doCollide(cover, other, sawing))) return { slab, x, y, turn };
    }
  return null;
}

const starts = (values: number[], least: number, most: number): number[] =>
  [...new Set(values)].filter((value) => value >= least && value <= most).toSorted((a, b) => a - b);

/** Offsets at which a piece can touch another: its bounding box, and the inner corner of an L. */
function innerStarts(shape: CounterShape, turn: Turn): { x: number; y: number }[] {
  if (shape.kind !== "ell" || coverOf(shape).length > 2) return [{ x: 0, y: 0 }];
  return [{ x: 0, y: 0 }, ...placedCover(shape, { x: 0, y: 0, turn }).map(({ x, y }) => ({ x, y }))];
}
