import type { StoredPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import type { PictureKind } from "./picture-kind.ts";

const LONGEST = 60;

/** Returns the name to store a file under: its own without special characters, with the extension of its kind. */
export function nameOf(name: string, kind: PictureKind | "pdf" | "mp4"): string {
  const stem = (name.split(/[/\\]/).at(-1) ?? "")
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return `${stem || (kind === "pdf" || kind === "mp4" ? "file" : "picture")}.${kind === "jpeg" ? "jpg" : kind}`;
}

/** Matches stored addresses of pictures: those of the shop without an origin, or those of the vendor's hosts. */
const storedAddress =
  /^(?:\/assets|https:\/\/a(?:-[a-z]{2})?\.storyblok\.com)\/f\/\d{1,15}\/(\d{1,5})x(\d{1,5})\/[\w-]{3,64}\/[\w.-]{1,120}$/;

/** Returns the size that an address of the picture service states; null for any other address. */
export function sizeOfAddress(address: string): { width: number; height: number } | null {
  const [, width, height] = storedAddress.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Returns a picture by its asset's address, without the shop's own origin; null if the address states no size. */
export function pictureOfAsset(filename: string, filesUrl: string, color: string | null): StoredPicture | null {
  const { origin } = new URL(filesUrl);
  const address = filename.startsWith(`${origin}/`) ? filename.slice(origin.length) : filename.replace(/^\/\//, "https://");
  const size = sizeOfAddress(address);
  return size && { address, ...size, color: color !== null && /^#[0-9a-f]{6}$/.test(color) ? color : null };
}

/** A part of a picture, in its own pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The cropped copy is the source of all later sizes, so it keeps almost the original's quality. */
const QUALITY = 95;

/** Returns the picture service's address of a cropped area; null if the area isn't inside the picture, or is all of it. */
export function cutAddress(address: string, { left, top, width, height }: Area): string | null {
  const size = sizeOfAddress(address);
  if (!size || left + width > size.width || top + height > size.height) return null;
  if (width === size.width && height === size.height) return null;
  return `${address}/m/${left}x${top}:${left + width}x${top + height}/filters:quality(${QUALITY}):format(webp)`;
}
