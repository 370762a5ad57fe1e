// @bundle laid
export { canLay, isLight, type JointColor, jointColors, jointFor, laidAddress } from "@azulejo/laying/picture-address.ts";
export { usualPattern } from "@azulejo/laying/piece-format.ts";

/** Widths of laid pictures; the picture service makes these in advance. */
export const LAID_WIDTHS = [120, 320, 480, 640, 960, 1280, 1600];
