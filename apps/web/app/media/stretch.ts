import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { canLay, jointFor, laidAddress, usualPattern } from "./laid-address.ts";
import { pieceCrop, variantAddress } from "./picture-rules.ts";

interface Stretch {
  /** Feet of material shown across the width. */
  acrossFeet: number;
  /** Width divided by height. */
  aspect: number;
  /** In pixels; one of the widths that the picture service makes in advance. */
  width: number;
}

const MM_PER_FOOT = 304.8;
const JOINT_MM = 3;

/** Returns the address of one small picture of laid material, for menus and swatches that need only one size. */
export function stretchAddress(swatch: { picture: Picture; format: PieceFormat | null }, { acrossFeet, aspect, width }: Stretch): string {
  const { picture, format } = swatch;
  if (format && canLay(picture, format)) {
    const laying = { pattern: usualPattern(format), joint: jointFor(picture), jointMm: JOINT_MM, acrossFeet, aspect };
    return laidAddress(picture, format, laying, width);
  }
  const across = acrossFeet * MM_PER_FOOT;
  const crop = picture.kind === "face" ? pieceCrop(picture, { widthMm: across, heightMm: across / aspect }) : null;
  return variantAddress(picture, crop, width, "webp");
}
