import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { canLay, type PiecePicture, pieceAddress } from "@azulejo/laying/picture-address.ts";
import { Img } from "react-email";

/** Side in pixels, and the side of the file for dense screens. */
const SIDE = 64;
const FILE_SIDE = 144;
/** The color of the email around a piece that is no rectangle. */
const GROUND = "ffffff";

export interface LinePictureProps {
  picture: Picture | null;
  format: PieceFormat | null;
  name: string;
  publicUrl: string;
}

/** Returns the absolute address of a picture in a format that every mailbox shows, with the size of the file: one piece, or a square. */
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

/** A picture of the item; mailboxes that block pictures show its name. */
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
