import type { Picture } from "@azulejo/contract";
import type { StoredItem } from "../../domain/product.ts";

/** Returns the picture that shows a variant: one of its size, else one of every size, else whatever there is. */
export function pictureFor(pictures: Picture[], { size }: Pick<StoredItem, "size">): Picture | null {
  const shown = pictures.filter((picture) => picture.kind !== "scene");
  return shown.find((picture) => size !== null && picture.size === size) ?? shown.find((picture) => !picture.size) ?? pictures[0] ?? null;
}

/**
 * Returns the picture for choosing a color. For a pack, such as a bag of grout, that is a picture of the color's surface if there is one.
 */
export function swatchFor(pictures: Picture[], item: Pick<StoredItem, "size">): Picture | null {
  const shown = pictureFor(pictures, item);
  return shown?.kind === "object" ? (pictures.find(({ kind }) => kind === "face") ?? shown) : shown;
}
