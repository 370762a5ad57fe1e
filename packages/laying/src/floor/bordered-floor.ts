import { bandOf, movedTo, turnedOver } from "../border.ts";
import { type Lattice, layPieces } from "../lattice.ts";
import type { PieceSize } from "../piece-format.ts";
import { type Point, piecesWithin } from "../pieces-within.ts";
import { cutPieces, type FloorPiece } from "./floor-pieces.ts";
import { insetRoom, partsOfRoom, type Rectangle, type Room, without } from "./room.ts";

/** A part of a floor with its pieces. */
export interface FloorPart {
  area: readonly Rectangle[];
  pieces: FloorPiece[];
}

/** A floor with a border of one course around it. */
export interface BorderedFloor {
  outside: FloorPart;
  band: FloorPart;
  inside: FloorPart;
  /** The number of border strips that can be cut from one piece, and their width in millimeters. */
  strips: { ofPiece: number; width: number; isRipped: boolean };
}

/** The width of a saw cut, in millimeters. */
const KERF = 3;

/**
 * Lays a room with a border at an equal distance from all walls; null if the room is too small.
 * @param joint between pieces, in millimeters
 */
export function borderedFloor(lattice: Lattice, room: Room, start: Point, format: PieceSize, joint: number): BorderedFloor | null {
  const { inset, piece } = bandOf(format);
  const from = inset + joint;
  const to = from + piece.heightMm;
  const inner = insetRoom(room, to + joint);
  const least = Math.min(inner.width - (inner.notch?.width ?? 0), inner.height - (inner.notch?.height ?? 0));
  if (least < piece.widthMm) return null;
  const outside = without(partsOfRoom(room), partsAt(room, inset));
  const inside = partsAt(room, to + joint);
  const strips = without(partsAt(room, from), partsAt(room, to));
  const course = layPieces("rectangle", piece, "stack", joint);
  const corner = { left: to + joint, top: to + joint };
  const shorter = Math.min(format.widthMm, format.heightMm);
  return {
    outside: { area: outside, pieces: cutPieces(piecesWithin(lattice, room, start), outside) },
    band: { area: strips, pieces: strips.flatMap((strip) => stripPieces(course, strip)) },
    inside: {
      area: inside,
      pieces: cutPieces(
        piecesWithin(lattice, inner, start).map((one) => movedTo(one, corner)),
        inside,
      ),
    },
    strips: {
      ofPiece: Math.max(1, Math.floor((shorter + KERF) / (piece.heightMm + KERF))),
      width: piece.heightMm,
      isRipped: piece.heightMm < shorter,
    },
  };
}

const partsAt = (room: Room, by: number): Rectangle[] =>
  partsOfRoom(insetRoom(room, by)).map((part) => ({ ...part, left: part.left + by, top: part.top + by }));

function stripPieces(course: Lattice, strip: Rectangle): FloorPiece[] {
  const isDown = strip.height > strip.width;
  const length = { width: Math.max(strip.width, strip.height), height: Math.min(strip.width, strip.height) };
  const pieces = piecesWithin(course, length).map((one) => movedTo(isDown ? turnedOver(one) : one, strip));
  return cutPieces(pieces, [strip]);
}
