import type { Lattice } from "../lattice.ts";
import { areaOf, boxOf } from "../outline.ts";
import { type PlacedPiece, type Point, piecesWithin } from "../pieces-within.ts";
import { clipped } from "./clip.ts";
import { partsOfRoom, type Rectangle, type Room } from "./room.ts";

/** A piece of a floor, and the part of it within the room. */
export interface FloorPiece extends PlacedPiece {
  /** In square millimeters. */
  area: number;
  isCut: boolean;
  /** The bounding box of the remaining part. */
  left: Rectangle;
}

/** Smaller differences in area don't count as cuts, in square millimeters. */
const NOTHING = 1;

/** Returns the pieces of a room, each with its part within it. @param start offset of the first piece */
export const floorPieces = (lattice: Lattice, room: Room, start?: Point): FloorPiece[] =>
  cutPieces(piecesWithin(lattice, room, start), partsOfRoom(room));

/** Returns the pieces within parts of an area, each with its part there. */
export function cutPieces(pieces: readonly PlacedPiece[], parts: readonly Rectangle[]): FloorPiece[] {
  return pieces.flatMap((piece) => {
    const rests = parts.map((part) => clipped(piece.outline, part)).filter((rest) => rest.length > 2);
    const area = rests.reduce((sum, rest) => sum + areaOf(rest), 0);
    if (area < NOTHING) return [];
    return [{ ...piece, area, isCut: areaOf(piece.outline) - area > NOTHING, left: boxOf(rests.flat()) }];
  });
}

/** The width of a saw cut, in millimeters. */
const KERF = 3;

export interface Count {
  whole: number;
  cut: number;
  /** The number of pieces to buy. Offcuts are used again if they are long enough. */
  needed: number;
}

export function countOf(pieces: readonly FloorPiece[]): Count {
  const cut = pieces.filter(({ isCut }) => isCut);
  const whole = pieces.length - cut.length;
  const straight = cut.map(straightCut);
  const sides = [...new Set(straight.flatMap((one) => (one ? [one.side] : [])))];
  const reused = sides.reduce((sum, side) => sum + boards(straight.flatMap((one) => (one?.side === side ? [one] : []))), 0);
  return { whole, cut: cut.length, needed: whole + reused + straight.filter((one) => one === null).length };
}

interface StraightCut {
  /** The shortened side. An offcut can only replace a piece cut on the same side. */
  side: string;
  kept: number;
  of: number;
}

/** Returns the cut of an upright rectangle through one of its sides; null for other cuts, whose offcuts aren't used. */
function straightCut({ outline, left, angle, area }: FloorPiece): StraightCut | null {
  const whole = boxOf(outline);
  const isUpright = Math.abs(whole.width * whole.height - areaOf(outline)) < NOTHING;
  if (!isUpright || Math.abs(left.width * left.height - area) > NOTHING) return null;
  const isNarrow = whole.width - left.width > 0.1;
  const isLow = whole.height - left.height > 0.1;
  if (isNarrow === isLow) return null;
  const isLength = isNarrow === (angle % 180 === 0);
  return isNarrow
    ? { side: isLength ? "length" : "width", kept: left.width, of: whole.width }
    : { side: isLength ? "length" : "width", kept: left.height, of: whole.height };
}

/** Returns the number of pieces needed for these cuts, longest first, each from the first offcut that is long enough. */
function boards(cuts: StraightCut[]): number {
  const rests: number[] = [];
  for (const { kept, of } of cuts.toSorted((a, b) => b.kept - a.kept)) {
    const at = rests.findIndex((rest) => rest >= kept);
    if (at < 0) rests.push(of - kept - KERF);
    else rests[at] = (rests[at] ?? 0) - kept - KERF;
  }
  return rests.length;
}
