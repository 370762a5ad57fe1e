import type { Picture } from "@azulejo/contract";
import { servedAddress, WIDTHS } from "../../../../../media/picture-rules.ts";

const loaded = new Map<string, Promise<HTMLImageElement>>();

/**
 * Returns the whole picture of a material, from memory if it was loaded before.
 * @param pixelsPerMm the scale of the drawing
 * @throws if it can't be loaded
 */
export function loadFace(picture: Picture, pixelsPerMm: number): Promise<HTMLImageElement> {
  const needed = (picture.extentMm?.w ?? 0) * pixelsPerMm;
  const width = Math.min(picture.width, WIDTHS.find((one) => one >= needed) ?? picture.width);
  const address = servedAddress(picture, null, width);
  const face = loaded.get(address) ?? decoded(address);
  loaded.set(address, face);
  face.catch(() => loaded.delete(address));
  return face;
}

/**
 * Delays before each retry, because the server may still be drawing the picture; the server itself also waits a moment before it answers
 * with a placeholder.
 */
const WAITS_MS = [300, 1000, 2000, 4000, 8000];
/** A placeholder has fewer bytes than this, far fewer than a real picture (`placeholderOf` in `apps/content`). */
const EMPTY_BELOW = 100;

async function decoded(address: string): Promise<HTMLImageElement> {
  for (const [attempt, wait] of [0, ...WAITS_MS].entries()) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const image = new Image();
    image.src = attempt === 0 ? address : `${address}?again=${attempt}`;
    await image.decode();
    if (image.naturalWidth >= EMPTY_BELOW) return image;
  }
  throw new Error("The picture isn't drawn yet.");
}
