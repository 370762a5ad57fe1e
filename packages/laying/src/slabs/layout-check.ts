import type { CounterPiece, CounterShape, Place } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { areaOf, type Box, holdsCutouts, placedCover } from "./counter-piece.ts";

/** A slab's size in micrometers. */
export interface SlabSize {
  width: number;
  height: number;
}

/** The clearances that the fabricator's saw needs, in micrometers. */
export interface Sawing {
  /** Distance of pieces from the slab's edges. */
  edge: number;
  /** Width of the cut between two pieces. */
  kerf: number;
}

export type Fault = "unplaced" | "outside" | "overlap" | "cutout";

/** Whether rectangles keep the distance from the slab's edges. */
export function isInside(cover: readonly Box[], { width, height }: SlabSize, { edge }: Sawing): boolean {
  return cover.every((box) => box.x >= edge && box.y >= edge && box.x + box.width <= width - edge && box.y + box.height <= height - edge);
}

/** Whether two covers are closer than the saw's cut. */
export function doCollide(one: readonly Box[], other: readonly Box[], { kerf }: Sawing): boolean {
  return one.some((a) =>
    other.some(
      (b) => a.x < b.x + b.width + kerf && b.x < a.x + a.width + kerf && a.y < b.y + b.height + kerf && b.y < a.y + a.height + kerf,
    ),
  );
}

/** Returns each piece's fault; null for one that can be cut as placed. */
export function checkPieces(pieces: readonly CounterPiece[], slabs: readonly SlabSize[], sawing: Sawing): (Fault | null)[] {
  const covers = pieces.map(({ shape, place }) => (place && slabs[place.slab] ? placedCover(shape, place) : null));
  return pieces.map((piece, at) => {
    const cover = covers[at];
    const slab = piece.place && slabs[piece.place.slab];
    if (!holdsCutouts(piece)) return "cutout";
    if (!cover || !slab) return "unplaced";
    if (!isInside(cover, slab, sawing)) return "outside";
    const hits = covers.some(
      (other, index) => index !== at && other && pieces[index]?.place?.slab === piece.place?.slab && doCollide(cover, other, sawing),
    );
    return hits ? "overlap" : null;
  });
}

/** Returns the percentage (whole number) of the used slabs that becomes counter, and the number of these slabs. */
export function yieldOf(
  pieces: readonly { shape: CounterShape; place: Place | null }[],
  slabs: readonly SlabSize[],
): { percent: number; used: number[] } {
  const laid = pieces.filter(({ place }) => place && slabs[place.slab]);
  const used = [...new Set(laid.map(({ place }) => (place as Place).slab))].toSorted((a, b) => a - b);
  const stone = used.reduce((sum, at) => sum + (slabs[at] as SlabSize).width * (slabs[at] as SlabSize).height, 0);
  const counter = laid.reduce((sum, { shape }) => sum + areaOf(shape), 0);
  return { percent: stone === 0 ? 0 : Math.round((counter / stone) * 100), used };
}
