import type { Picture } from "@azulejo/contract";
import { Img } from "react-email";

/** Side in pixels, and the side of the file for dense screens. */
const SIDE = 64;
const FILE_SIDE = 144;

interface Props {
  picture: Picture | null;
  name: string;
  publicUrl: string;
}

/** Returns the absolute address of a square picture in a format that every mailbox shows. */
export function mailPictureAddress(picture: Picture, publicUrl: string): string {
  const { href, origin } = new URL(picture.address, publicUrl);
  if (origin !== new URL(publicUrl).origin) return href;
  const fit = picture.kind === "object" ? "fit-in/" : "";
  return `${href}/m/${fit}${FILE_SIDE}x${FILE_SIDE}/filters:quality(72):format(jpeg)`;
}

/** A picture of the item; mailboxes that block pictures show its name. */
export function LinePicture({ picture, name, publicUrl }: Props) {
  if (!picture) return null;
  return (
    <Img
      src={mailPictureAddress(picture, publicUrl)}
      width={SIDE}
      height={SIDE}
      alt={name}
      style={{ display: "block", objectFit: "cover", backgroundColor: "#E4DFD6", color: "#5E5A53", fontSize: "11px", lineHeight: "14px" }}
    />
  );
}
