import type { Lattice } from "../lattice.ts";
import { boxOf } from "../outline.ts";
import type { Point } from "../pieces-within.ts";
import type { FloorPiece } from "./floor-pieces.ts";
import { placesOfWalls, type Room, type Wall } from "./room.ts";

/** Narrower cuts break and look bad: two inches, or a third of a small piece. */
const NARROW_MM = 50;
const NARROW_SHARE = 1 / 3;
const leastOf = (side: number): number => Math.min(NARROW_MM, side * NARROW_SHARE);

interface Sliver {
  wall: Wall;
  /** The width of the narrowest piece along the wall, in millimeters. */
  width: number;
}

const CLOSE = 0.5;
const NOTHING = 1e-6;

/**
 * Returns the walls along which pieces are cut to slivers. Only floors of upright rectangles are checked, because other shapes always end
 * in points.
 */
export function sliversOf(pieces: readonly FloorPiece[], room: Room): Sliver[] {
  return placesOfWalls(room).flatMap(({ wall, axis, at, isEnd }) => {
    const widths = pieces.flatMap((piece) => {
      if (!piece.isCut) return [];
      const { left, top, width, height } = piece.left;
      const [from, size] = axis === "x" ? [left, width] : [top, height];
      const whole = boxOf(piece.outline)[axis === "x" ? "width" : "height"];
      const isAtWall = Math.abs((isEnd ? from + size : from) - at) < CLOSE;
      return isAtWall && whole - size > CLOSE && size < leastOf(whole) ? [size] : [];
    });
    return widths.length > 0 ? [{ wall, width: Math.min(...widths) }] : [];
  });
}

/** Whether a floor consists of courses of upright rectangles, so that moving its start can avoid slivers. */
export const isOfCourses = ({ pieces, angle, across }: Lattice): boolean =>
  angle === 0 && pieces.length === 1 && pieces[0]?.outline.length === 4 && (across[0] === 0 || across[1] === 0);

/** Number of positions to try along one piece. */
const STEPS = 48;

/**
 * Returns the smallest move of the start that avoids slivers; null if there are none, or no move avoids them.
 * @param lattice one for which `isOfCourses` holds
 */
export function startWithoutSlivers(lattice: Lattice, room: Room, start: Point): Point | null {
  const x = bestAlong("x", lattice, room, start.x);
  const y = bestAlong("y", lattice, room, start.y);
  if (x === null || y === null || (x === start.x && y === start.y)) return null;
  return { x, y };
}

function bestAlong(axis: "x" | "y", lattice: Lattice, room: Room, now: number): number | null {
  const at = axis === "x" ? 0 : 1;
  const { across, down, pieces } = lattice;
  const box = boxOf(pieces[0]?.outline ?? []);
  const side = at === 0 ? box.width : box.height;
  // Along the courses each may begin at another position; across them all are equal.
  const isAlong = across[at] !== 0;
  const pitch = Math.abs(isAlong ? across[at] : down[at]);
  const offsets = isAlong ? [...new Set(Array.from({ length: 12 }, (_, course) => round(modulo(course * down[at], pitch))))] : [0];
  const walls = placesOfWalls(room).filter((one) => one.axis === axis);
  const narrowest = (start: number) =>
    Math.min(...walls.flatMap((wall) => offsets.map((offset) => keptAt(wall, modulo(wall.at - start - offset, pitch), side))));
  const least = leastOf(side);
  if (narrowest(now) >= least) return now;
  const moves = Array.from({ length: STEPS }, (_, step) => Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1) * (pitch / STEPS));
  // Prefers wide cuts even if the start moves further: the trade wants half a piece at both walls.
  const wanted = [side / 2, side / 3, least];
  for (const width of wanted) {
    const move = moves.find((one) => narrowest(now + one) >= width);
    if (move !== undefined) return now + move;
  }
  return null;
}

/**
 * Returns the remaining width of a piece cut by a wall; infinite if none is cut.
 * @param phase distance of the wall from the piece's beginning
 */
function keptAt({ isEnd }: { isEnd: boolean }, phase: number, side: number): number {
  const kept = isEnd ? phase : side - phase;
  return kept < NOTHING || kept > side - CLOSE ? Number.POSITIVE_INFINITY : kept;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
const round = (value: number): number => Math.round(value * 10) / 10;
