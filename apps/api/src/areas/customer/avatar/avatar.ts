import sharp from "sharp";
import { pictureKind } from "./picture-kind.rules.ts";

/** The side of the displayed picture, in pixels. */
const SIDE = 256;
const QUALITY = 82;
export const MOST_MEGAPIXELS = 40;
export const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;

/**
 * Returns the center of a photo, upright, as WebP. Only pixels are kept: camera metadata such as places, names and thumbnails is not.
 * @returns null when it is not a picture, is broken, or has too many pixels
 */
export async function makeAvatar(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!pictureKind(bytes)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "cover" })
      .toColourspace("srgb")
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
