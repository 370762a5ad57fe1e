import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { MasterFacts } from "@azulejo/laying/cut.ts";
import { type Face, faceOf, SHEET } from "@azulejo/laying/laid-look.ts";
import { boxOf, type Outline } from "@azulejo/laying/outline.ts";
import type { PlacedPiece } from "@azulejo/laying/pieces-within.ts";

/** A material with its picture, ready to be cut into pieces. */
export interface Material {
  image: HTMLImageElement;
  master: MasterFacts;
  shape: string;
  variation: number;
}

const sized = (size: { w: number; h: number } | null) => size && { width: size.w, height: size.h };

export const materialOf = (picture: Picture, format: PieceFormat, image: HTMLImageElement): Material => ({
  image,
  master: { extent: sized(picture.extentMm) ?? { width: 1, height: 1 }, cell: sized(picture.cellMm), row: picture.rowMm },
  shape: picture.kind === "sheet" ? SHEET : (format.shape ?? "rectangle"),
  variation: format.variation ?? 0,
});

/** Draws pieces where they are placed. @param scale pixels per millimeter */
export function drawPieces(context: CanvasRenderingContext2D, material: Material, pieces: readonly PlacedPiece[], scale: number): void {
  const before = context.getTransform();
  for (const piece of pieces) {
    const face = faceOf(material, piece);
    if (isRectangle(piece.outline)) {
      drawRectangle(context, material, piece, face, scale);
      context.setTransform(before);
      continue;
    }
    context.save();
    trace(context, piece.outline, scale);
    context.clip();
    drawRectangle(context, material, piece, face, scale);
    context.restore();
  }
}

/** Adds an outline to the path. */
export function trace(context: CanvasRenderingContext2D, outline: Outline, scale: number): void {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x * scale, y * scale);
  context.closePath();
}

/** Upright pieces snap to whole pixels, so that their joints are even. */
function drawRectangle(
  context: CanvasRenderingContext2D,
  { image, master }: Material,
  piece: PlacedPiece,
  face: Face,
  scale: number,
): void {
  const { cut, shade } = face;
  const { left, top, width, height } = boxOf(piece.outline);
  const isUpright = piece.angle % 90 === 0;
  const snap = isUpright ? Math.round : (value: number) => value;
  const [l, t, r, b] = [snap(left * scale), snap(top * scale), snap((left + width) * scale), snap((top + height) * scale)];
  const isDown = piece.angle % 180 !== 0;
  const [long, wide] = !isUpright ? [piece.length * scale, piece.width * scale] : isDown ? [b - t, r - l] : [r - l, b - t];
  const angle = ((piece.angle + (cut.isTurned ? 180 : 0)) * Math.PI) / 180;
  context.translate(...(isUpright ? ([(l + r) / 2, (t + b) / 2] as const) : ([piece.center[0] * scale, piece.center[1] * scale] as const)));
  context.rotate(angle);
  const perMm = image.naturalWidth / master.extent.width;
  const box = [-long / 2, -wide / 2, long, wide] as const;
  context.drawImage(image, cut.left * perMm, cut.top * perMm, cut.width * perMm, cut.height * perMm, ...box);
  if (shade === 1) return;
  // Black over a color darkens it by a part, and dodging lightens it by one.
  context.globalCompositeOperation = shade < 1 ? "source-over" : "color-dodge";
  const gray = Math.round(255 * (1 - 1 / shade));
  context.fillStyle = shade < 1 ? `rgb(0 0 0 / ${1 - shade})` : `rgb(${gray} ${gray} ${gray})`;
  context.fillRect(...box);
  context.globalCompositeOperation = "source-over";
}

const isRectangle = (outline: Outline): boolean =>
  outline.length === 4 &&
  outline.every(([x, y], at) => {
    const [ax = 0, ay = 0] = outline[(at + 3) % 4] ?? [];
    const [bx = 0, by = 0] = outline[(at + 1) % 4] ?? [];
    return Math.abs((x - ax) * (bx - x) + (y - ay) * (by - y)) < 1e-3;
  });
