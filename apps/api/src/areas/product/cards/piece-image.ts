import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { PieceImage } from "@azulejo/contract/fields.ts";
import { canLay, pieceAddress } from "@azulejo/laying/picture-address.ts";

/** The longer side of a file, in pixels. */
const SIDE = 144;
/** The back office's color around a piece that is no rectangle. */
const GROUND = "faf8f4";

/** Returns a small picture with real proportions: one piece or sheet as it is cut, or the whole picture of anything else. */
export function pieceImage(picture: Picture, format: PieceFormat | null): PieceImage {
  if (canLay(picture, format)) return pieceAddress(picture, format, SIDE, GROUND);
  const scale = SIDE / Math.max(picture.width, picture.height, 1);
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const isOurs = picture.address.startsWith("/assets/f/");
  const address = isOurs ? `${picture.address}/m/${width}x${height}/filters:quality(72):format(jpeg)` : picture.address;
  return { address, width, height };
}
