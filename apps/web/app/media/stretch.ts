import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { pieceCrop, variantAddress } from "./picture-rules.ts";

interface Stretch {
  /** Feet of material that the width shows. */
  acrossFeet: number;
  /** Width divided by height. */
  aspect: number;
  /** In pixels. */
  width: number;
}

const MM_PER_FOOT = 304.8;

/** Returns the address of one small picture of a stretch of material, for menus and swatches that need no choice of sizes. */
export function stretchAddress(swatch: { picture: Picture; format: PieceFormat | null }, { acrossFeet, aspect, width }: Stretch): string {
  const { picture } = swatch;
  const across = acrossFeet * MM_PER_FOOT;
  return variantAddress(picture, pieceCrop(picture, { widthMm: across, heightMm: across / aspect }), width, "webp");
}
