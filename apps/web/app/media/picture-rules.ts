// @bundle pictures
import type { Picture } from "@azulejo/contract";
import { imageAddress, isForeign } from "./image-address.ts";

export interface Piece {
  widthMm: number;
  heightMm: number;
}

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Widths that pages request; the picture service makes these in advance. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1600];

/** Additional widths for zooming in, up to the picture's own. */
export const ZOOM_WIDTHS = [2400, 3600];

/** Returns a piece's orientation in its picture: wood grain runs along the board, so its length lies along the rows. */
export function laidPiece(picture: Picture, piece: Piece): Piece {
  if (picture.rowMm === null || piece.widthMm >= piece.heightMm) return piece;
  return { widthMm: piece.heightMm, heightMm: piece.widthMm };
}

/**
 * Returns the part of a product's full picture that shows one piece in its real proportions.
 * @param face number of the face; each shows a different part of the material
 * @returns null if the whole picture is the piece (sheets, objects, slabs)
 */
export function pieceCrop(picture: Picture, wanted: Piece, face = 0): Crop | null {
  const piece = laidPiece(picture, wanted);
  if (picture.kind !== "face" || !picture.extentMm) return null;
  const perMm = picture.width / picture.extentMm.w;
  const scale = Math.min(1, picture.extentMm.w / piece.widthMm, picture.extentMm.h / piece.heightMm);
  const w = piece.widthMm * scale;
  const h = piece.heightMm * scale;
  const x = start(picture.extentMm.w - w, picture.cellMm?.w ?? null, face);
  const y = start(picture.extentMm.h - h, picture.cellMm?.h ?? picture.rowMm, face * 3 + 1);
  return { left: Math.round(x * perMm), top: Math.round(y * perMm), width: Math.round(w * perMm), height: Math.round(h * perMm) };
}

/** Returns where a crop starts: at a joint of the material if it has joints, else distributed over the available range. */
function start(room: number, step: number | null, face: number): number {
  if (room <= 0) return 0;
  if (step) return (face % (Math.floor(room / step) + 1)) * step;
  return (face * 0.381966 * room) % room;
}

/** Quality of a picture on a page, and while zooming in, where compression artifacts would be visible. */
const QUALITY = 72;
export const CLOSE_QUALITY = 88;

export function variantAddress(
  picture: Picture,
  crop: Crop | null,
  width: number,
  format: "avif" | "webp",
  quality: number = QUALITY,
): string {
  if (isForeign(picture)) return picture.address;
  const address = imageAddress(picture.address, { crop, width, quality });
  // The specification's helper supports three formats; the picture service has a fourth with the smallest files.
  return `${address}:format(${format})`;
}

/** Returns the address of a variant in the best format that both the service and the browser support. */
export const servedAddress = (picture: Picture, crop: Crop | null, width: number): string =>
  isForeign(picture) ? picture.address : imageAddress(picture.address, { crop, width, quality: QUALITY });

/** Pixels per CSS pixel of the densest screens. */
const DENSEST = 3;

/** The smallest width to offer for a picture as wide as the screen; narrower ones would look coarse on all current screens. */
const LEAST_BROAD = 640;

/** Whether a picture is as wide as the screen on narrow screens. */
export const isBroad = (sizes: string): boolean => sizes.endsWith("100vw");

/**
 * Returns the widths to offer: none wider than the picture or than the densest screen needs.
 * @param sizes display width, in the syntax of the `sizes` attribute
 */
export function widthsOf(picture: Picture, crop: Crop | null, sizes = ""): number[] {
  const most = crop?.width ?? picture.width;
  const widest = Math.min(most, WIDTHS[WIDTHS.length - 1] ?? most);
  const fitting = WIDTHS.filter((width) => width < widest && width >= (isBroad(sizes) ? LEAST_BROAD : 0));
  const widths = [...fitting, widest].slice(0, 6);
  const [, fixed] = /^(\d+)px$/.exec(sizes) ?? [];
  const enough = fixed ? widths.findIndex((width) => width >= Number(fixed) * DENSEST) : -1;
  return enough < 0 ? widths : widths.slice(0, enough + 1);
}

/** Returns widths for zooming in; the last has every pixel of the original. */
export function zoomWidths(picture: Picture, crop: Crop | null): number[] {
  const most = crop?.width ?? picture.width;
  return [...[...WIDTHS, ...ZOOM_WIDTHS].filter((width) => width < most), most];
}

/** Returns the addresses of a picture on a page: the middle width as `src`, and all widths. */
export function sourcesOf(picture: Picture, crop: Crop | null, sizes?: string): { src: string; srcSet: string } {
  const addresses = widthsOf(picture, crop, sizes).map((width) => [width, servedAddress(picture, crop, width)] as const);
  return {
    src: addresses[Math.floor(addresses.length / 2)]?.[1] ?? picture.address,
    srcSet: addresses.map(([width, address]) => `${address} ${width}w`).join(", "),
  };
}
