import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { borderedFloor } from "@azulejo/laying/floor/bordered-floor.ts";
import { type Count, countOf, type FloorPiece, floorPieces } from "@azulejo/laying/floor/floor-pieces.ts";
import { partsOfRoom, type Rectangle, type Room } from "@azulejo/laying/floor/room.ts";
import { type Lattice, layPieces } from "@azulejo/laying/lattice.ts";
import { CHIP_JOINT_MM } from "@azulejo/laying/picture-address.ts";
import { type PlacedPiece, type Point, piecesWithin } from "@azulejo/laying/pieces-within.ts";
import type { Laying } from "../laying.ts";

/** A part of a floor: the pieces that are drawn, and those that are bought and cut for it. */
interface Part {
  isBorder: boolean;
  area: readonly Rectangle[];
  drawn: readonly PlacedPiece[];
  pieces: readonly FloorPiece[];
}

export interface FloorParts {
  parts: readonly Part[];
  count: Count;
  /** The area of the part, in square millimeters. */
  area: number;
  /**
   * Pieces to buy in the border's color, and the width to which they are cut; null without a border, or if the room is too small for one.
   */
  border: { needed: number; width: number | null } | null;
}

interface Look {
  picture: Pick<Picture, "kind">;
  format: PieceFormat;
  laying: Laying;
  hasBorder: boolean;
}

/** Lays out a room: the field, and the border around it. */
export function floorParts({ picture, format, laying, hasBorder }: Look, lattice: Lattice, room: Room, start: Point): FloorParts {
  const bordered = hasBorder && !format.chips ? borderedFloor(lattice, room, start, format, laying.jointMm) : null;
  if (bordered) {
    const { outside, band, inside, strips } = bordered;
    const part = (isBorder: boolean, { area, pieces }: { area: readonly Rectangle[]; pieces: readonly FloorPiece[] }): Part => ({
      isBorder,
      area,
      pieces,
      drawn: pieces,
    });
    return {
      parts: [part(false, outside), part(true, band), part(false, inside)],
      count: countOf([...outside.pieces, ...inside.pieces]),
      area: areaOfParts([...outside.area, ...inside.area]),
      border: { needed: Math.ceil(countOf(band.pieces).needed / strips.ofPiece), width: strips.isRipped ? strips.width : null },
    };
  }
  const area = partsOfRoom(room);
  // A mosaic is bought and cut by the sheet, even where its single pieces are drawn.
  const isOfChips = format.chips !== null && picture.kind !== "sheet";
  const pieces = floorPieces(isOfChips ? layPieces("rectangle", format, "stack", CHIP_JOINT_MM) : lattice, room, start);
  const drawn = isOfChips ? piecesWithin(lattice, room, start) : pieces;
  return { parts: [{ isBorder: false, area, pieces, drawn }], count: countOf(pieces), area: areaOfParts(area), border: null };
}

const areaOfParts = (parts: readonly Rectangle[]): number => parts.reduce((sum, { width, height }) => sum + width * height, 0);
