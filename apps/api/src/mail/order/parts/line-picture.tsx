import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { canLay, type PiecePicture, pieceAddress } from "@azulejo/laying/picture-address.ts";
import { Img } from "react-email";

/** The picture's side in pixels, and that of the file for high-density screens. */
const SIDE = 64;
const FILE_SIDE = 144;
/** The email's background, around pieces that aren't rectangular. */
const GROUND = "ffffff";

export interface LinePictureProps {
  picture: Picture | null;
  format: PieceFormat | null;
  name: string;
  publicUrl: string;
}

/** Returns a picture's absolute address in a format that all email clients show, with the file's size: one piece, or a square. */
export function mailPicture(picture: Picture, format: PieceFormat | null, publicUrl: string): PiecePicture {
  const square = { width: FILE_SIDE, height: FILE_SIDE };
  const { href, origin } = new URL(picture.address, publicUrl);
  if (origin !== new URL(publicUrl).origin) return { address: href, ...square };
  if (canLay(picture, format)) {
    const piece = pieceAddress(picture, format, FILE_SIDE, GROUND);
    return { ...piece, address: new URL(piece.address, publicUrl).href };
  }
  const fit = picture.kind === "face" ? "" : "fit-in/";
  return { address: `${href}/m/${fit}${FILE_SIDE}x${FILE_SIDE}/filters:quality(72):format(jpeg)`, ...square };
}

/** A picture of the item. Email clients that block pictures show the item's name. */
export function LinePicture({ picture, format, name, publicUrl }: LinePictureProps) {
  if (!picture) return null;
  const { address, width, height } = mailPicture(picture, format, publicUrl);
  const shown = (side: number) => Math.max(1, Math.round((side * SIDE) / FILE_SIDE));
  return (
    <Img
      src={address}
      width={shown(width)}
      height={shown(height)}
      alt={name}
      style={{ display: "block", objectFit: "contain", color: "#5E5A53", fontSize: "11px", lineHeight: "14px" }}
    />
  );
}
