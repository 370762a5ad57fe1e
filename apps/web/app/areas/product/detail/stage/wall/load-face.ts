import type { Picture } from "@azulejo/contract";
import { servedAddress, WIDTHS } from "../../../../../media/picture-rules.ts";

const loaded = new Map<string, Promise<HTMLImageElement>>();

/**
 * Returns the whole picture of a material, from memory if it was loaded before.
 * @param pixelsPerMm how large it is drawn
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

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
