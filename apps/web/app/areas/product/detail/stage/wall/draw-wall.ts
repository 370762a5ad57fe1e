import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { borderOf, movedTo, turnedOver } from "@azulejo/laying/border.ts";
import type { Rectangle } from "@azulejo/laying/floor/room.ts";
import { latticeOf, SHEET } from "@azulejo/laying/laid-look.ts";
import { type Lattice, layPieces } from "@azulejo/laying/lattice.ts";
import { CHIP_JOINT_MM } from "@azulejo/laying/picture-address.ts";
import { type PlacedPiece, type Point, piecesWithin } from "@azulejo/laying/pieces-within.ts";
import type { Laying } from "../laying.ts";
import { drawPieces, type Material } from "./draw-pieces.ts";

/** Lengths in millimeters. */
interface WallLook {
  picture: Picture;
  format: PieceFormat;
  laying: Laying;
  start: Point;
  /** The size of the whole picture, and the part of it that is visible. */
  area: { width: number; height: number };
  inSight: { width: number; height: number };
}

/** Returns the grid in which a material's pieces are laid, with joints at least a pixel wide. @param scale pixels per millimeter */
export function latticeOfMaterial({ picture, format, laying }: Pick<WallLook, "picture" | "format" | "laying">, scale: number): Lattice {
  const isSheet = picture.kind === "sheet";
  const piece = isSheet ? { widthMm: picture.extentMm?.w ?? 1, heightMm: picture.extentMm?.h ?? 1 } : format;
  const { pattern, direction = "across" } = laying;
  const shape = isSheet ? SHEET : (format.shape ?? "rectangle");
  return latticeOf({ shape, piece, chips: format.chips, pattern, direction }, jointOf(format, laying, scale));
}

const jointOf = (format: PieceFormat, laying: Laying, scale: number): number =>
  Math.max(format.chips ? CHIP_JOINT_MM : laying.jointMm, 1 / scale);

/** Draws a wall's pieces; the joints are the background between them. @param border the second color, if there is a border */
export function drawWall(context: CanvasRenderingContext2D, look: WallLook, scale: number, field: Material, border: Material | null): void {
  const { area, inSight, start } = look;
  const lattice = latticeOfMaterial(look, scale);
  // A rotated grid starts in the middle of the picture.
  const all = seen(piecesWithin(lattice, lattice.angle === 0 ? inSight : area, start), inSight);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  if (!border) {
    drawPieces(context, field, all, scale);
    return;
  }
  const joint = jointOf(look.format, look.laying, scale);
  const { outside, band, inside, piece } = borderOf(area, look.format, joint);
  for (const part of outside) within(context, part, scale, () => drawPieces(context, field, all, scale));
  within(context, inside, scale, () =>
    drawPieces(
      context,
      field,
      seen(
        piecesWithin(lattice, inside, start).map((piece) => movedTo(piece, inside)),
        inSight,
      ),
      scale,
    ),
  );
  const course = layPieces("rectangle", piece, "stack", joint);
  band.forEach((part, at) => {
    const isDown = at === 1;
    const length = { width: Math.max(part.width, part.height), height: piece.heightMm };
    const pieces = piecesWithin(course, length).map((one) => movedTo(isDown ? turnedOver(one) : one, part));
    within(context, part, scale, () => drawPieces(context, border, seen(pieces, inSight), scale));
  });
}

/** Returns only the pieces in the visible part. */
function seen(pieces: PlacedPiece[], { width, height }: WallLook["inSight"]): PlacedPiece[] {
  return pieces.filter(({ center: [x, y], length, width: wide }) => {
    const reach = Math.hypot(length, wide) / 2;
    return x > -reach && y > -reach && x < width + reach && y < height + reach;
  });
}

function within(context: CanvasRenderingContext2D, { left, top, width, height }: Rectangle, scale: number, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(Math.round(left * scale), Math.round(top * scale), Math.round(width * scale), Math.round(height * scale));
  context.clip();
  draw();
  context.restore();
}
