import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { Cut, MasterFacts } from "@azulejo/laying/cut.ts";
import { faceOf, SHEET } from "@azulejo/laying/laid-look.ts";
import { boxOf, type Outline } from "@azulejo/laying/outline.ts";
import { variationShown } from "@azulejo/laying/picture-address.ts";
import type { PlacedPiece } from "@azulejo/laying/pieces-within.ts";

/** A material ready to be cut into pieces. */
export interface Material {
  /** Its picture in several brightnesses, from darkest to lightest, at the drawing's scale. */
  shades: readonly HTMLCanvasElement[];
  master: MasterFacts;
  shape: string;
  variation: number;
}

/** Number of brightnesses; more couldn't be distinguished. */
const SHADES = 9;
/** Maximum change of brightness from the original. */
const WIDEST = 0.09;

const sized = (size: { w: number; h: number } | null) => size && { width: size.w, height: size.h };

/** @param scale pixels per millimeter */
export function materialOf(picture: Picture, format: PieceFormat, image: HTMLImageElement, scale: number): Material {
  const extent = sized(picture.extentMm) ?? { width: 1, height: 1 };
  const size = { width: Math.round(extent.width * scale), height: Math.round(extent.height * scale) };
  return {
    shades: Array.from({ length: SHADES }, (_, at) => shaded(image, size, 1 + WIDEST * ((2 * at) / (SHADES - 1) - 1))),
    master: { extent, cell: sized(picture.cellMm), row: picture.rowMm },
    shape: picture.kind === "sheet" ? SHEET : (format.shape ?? "rectangle"),
    variation: variationShown(picture, format),
  };
}

function shaded(image: HTMLImageElement, { width, height }: { width: number; height: number }, shade: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  // Drawing black over a color darkens it by a fraction, and the color-dodge mode lightens it by one.
  context.globalCompositeOperation = shade < 1 ? "source-over" : "color-dodge";
  const gray = Math.round(255 * (1 - 1 / shade));
  context.fillStyle = shade < 1 ? `rgb(0 0 0 / ${1 - shade})` : `rgb(${gray} ${gray} ${gray})`;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** Draws pieces at their positions. @param scale pixels per millimeter */
export function drawPieces(context: CanvasRenderingContext2D, material: Material, pieces: readonly PlacedPiece[], scale: number): void {
  for (const piece of pieces) {
    const { cut, shade } = faceOf(material, piece);
    const level = Math.round(((shade - 1) / WIDEST + 1) * ((SHADES - 1) / 2));
    const image = material.shades[level];
    if (!image) continue;
    if (isRectangle(piece.outline)) {
      drawRectangle(context, image, piece, cut, scale);
      continue;
    }
    context.save();
    trace(context, piece.outline, scale);
    context.clip();
    drawRectangle(context, image, piece, cut, scale);
    context.restore();
  }
}

/** Sets an outline as the canvas's current path. */
export function trace(context: CanvasRenderingContext2D, outline: Outline, scale: number): void {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x * scale, y * scale);
  context.closePath();
}

/** Unrotated pieces are aligned to whole pixels, so that their joints are equally wide. */
function drawRectangle(context: CanvasRenderingContext2D, image: HTMLCanvasElement, piece: PlacedPiece, cut: Cut, scale: number): void {
  const { left, top, width, height } = boxOf(piece.outline);
  const isUpright = piece.angle % 90 === 0;
  const snap = isUpright ? Math.round : (value: number) => value;
  const [l, t, r, b] = [snap(left * scale), snap(top * scale), snap((left + width) * scale), snap((top + height) * scale)];
  const isDown = piece.angle % 180 !== 0;
  const [long, wide] = !isUpright ? [piece.length * scale, piece.width * scale] : isDown ? [b - t, r - l] : [r - l, b - t];
  const angle = ((piece.angle + (cut.isTurned ? 180 : 0)) * Math.PI) / 180;
  const middle = isUpright ? ([(l + r) / 2, (t + b) / 2] as const) : ([piece.center[0] * scale, piece.center[1] * scale] as const);
  context.translate(...middle);
  context.rotate(angle);
  context.drawImage(image, cut.left * scale, cut.top * scale, cut.width * scale, cut.height * scale, -long / 2, -wide / 2, long, wide);
  context.rotate(-angle);
  context.translate(-middle[0], -middle[1]);
}

const isRectangle = (outline: Outline): boolean =>
  outline.length === 4 &&
  outline.every(([x, y], at) => {
    const [ax = 0, ay = 0] = outline[(at + 3) % 4] ?? [];
    const [bx = 0, by = 0] = outline[(at + 1) % 4] ?? [];
    return Math.abs((x - ax) * (bx - x) + (y - ay) * (by - y)) < 1e-3;
  });
