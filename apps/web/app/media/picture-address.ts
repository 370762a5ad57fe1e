import type { Picture } from "@azulejo/contract";

/** Which part of a picture is wanted: one real piece of this size; another `face`, another part of the master. */
export interface Piece {
  widthMm: number;
  heightMm: number;
  face?: number;
}

export interface Crop {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const widths = [320, 480, 640, 960, 1280, 1600] as const;
const QUALITY = { avif: 55, webp: 72 } as const;

/** Spreads face numbers over 0..1 without repeating soon (golden ratio). */
const spread = (face: number, salt: number): number => (0.5 + face * 0.618_033_988_75 + salt * face * 0.377) % 1;

/** The start of a crop: anywhere in the free room, or at the start of a cell or row. */
function start(free: number, step: number | null, turn: number): number {
  if (free <= 0) return 0;
  if (step === null || step <= 0) return free * turn;
  const steps = Math.floor(free / step + 1e-6);
  return Math.round(turn * steps) * step;
}

/**
 * The pixels of a master that show one real piece of a tile; null when the master itself is the piece.
 * A piece larger than the master is its largest part of the same proportions.
 */
export function cropOf(picture: Pick<Picture, "width" | "height" | "extentMm" | "cellMm" | "rowMm">, piece: Piece): Crop | null {
  const { extentMm, cellMm, rowMm, width, height } = picture;
  if (!extentMm || piece.widthMm <= 0 || piece.heightMm <= 0) return null;
  const shrink = Math.min(1, extentMm.w / piece.widthMm, extentMm.h / piece.heightMm);
  const [w, h] = [piece.widthMm * shrink, piece.heightMm * shrink];
  const face = piece.face ?? 0;
  const x = start(extentMm.w - w, cellMm?.w ?? null, spread(face, 0));
  const y = start(extentMm.h - h, rowMm ?? cellMm?.h ?? null, spread(face, 1));
  const [perX, perY] = [width / extentMm.w, height / extentMm.h];
  const crop = {
    x1: Math.round(x * perX),
    y1: Math.round(y * perY),
    x2: Math.min(width, Math.round((x + w) * perX)),
    y2: Math.min(height, Math.round((y + h) * perY)),
  };
  return crop.x1 === 0 && crop.y1 === 0 && crop.x2 === width && crop.y2 === height ? null : crop;
}

/** The address of a picture, or a part of it, at a width in a format. */
export function pictureAddress(address: string, crop: Crop | null, width: number, format: "avif" | "webp" | "jpeg"): string {
  const part = crop ? `/${crop.x1}x${crop.y1}:${crop.x2}x${crop.y2}` : "";
  const quality = format === "jpeg" ? 80 : QUALITY[format];
  return `${address}/m${part}/${width}x0/filters:quality(${quality}):format(${format})`;
}

/** Width and height of what is shown, in pixels of the master. */
export function shownSize(picture: Pick<Picture, "width" | "height">, crop: Crop | null): { width: number; height: number } {
  return crop ? { width: crop.x2 - crop.x1, height: crop.y2 - crop.y1 } : { width: picture.width, height: picture.height };
}

/** The widths worth offering: none far beyond what the master has. */
export function widthsFor(available: number): number[] {
  const fitting = widths.filter((width) => width <= available);
  return fitting.length > 0 ? fitting : [widths[0]];
}
