import type { CounterPiece, Place, Turn } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { sizeOf, turnedSize } from "./counter-piece.ts";
import type { SlabSize } from "./layout-check.ts";

/** Returns the position on the next slab at which a piece's vein is mirrored (bookmatched). */
export function mirrorPlace({ shape, place }: CounterPiece, to: number, slab: SlabSize): Place | null {
  if (!place) return null;
  const { width } = turnedSize(shape, place.turn);
  return { slab: to, x: slab.width - place.x - width, y: place.y, turn: place.turn };
}

/** Returns the mirrored piece: an L changes its side, cutouts change ends. */
export function mirrorPiece(piece: CounterPiece, to: number, slab: SlabSize): CounterPiece {
  const { shape } = piece;
  const { length } = sizeOf(shape);
  const isAcross = piece.place ? piece.place.turn % 180 !== 0 : false;
  const place = mirrorPlace(piece, to, slab);
  const mirrored =
    shape.kind === "ell"
      ? { ...shape, hand: shape.hand === "left" ? ("right" as const) : ("left" as const) }
      : shape.kind === "outline"
        ? { ...shape, points: shape.points.map(([x, y]) => [length - x, y] as [number, number]).toReversed() }
        : shape;
  return {
    ...piece,
    shape: mirrored,
    cutouts: piece.cutouts.map((cutout) => ({ ...cutout, x: length - cutout.x - cutout.length })),
    // A mirrored piece that lies across the slab is rotated the other way.
    place: place && isAcross ? { ...place, turn: ((place.turn + 180) % 360) as Turn } : place,
    part: null,
  };
}
