import type { Picture } from "@azulejo/contract";
import type { StoredItem } from "../../domain/product.ts";

/** Returns the picture that shows a variant: one of its size, else one of every size, else whatever there is. */
export function pictureFor(pictures: Picture[], { size }: Pick<StoredItem, "size">): Picture | null {
  const shown = pictures.filter((picture) => picture.kind !== "scene");
  return shown.find((picture) => size !== null && picture.size === size) ?? shown.find((picture) => !picture.size) ?? pictures[0] ?? null;
}

/**
 * Returns the picture of one piece as it is sold: a slab whole, and not a part of its stone; a trim by its surface, of which its own profile
 * is drawn, and not with the other profiles of its color.
 */
export function pieceFor(pictures: Picture[], item: Pick<StoredItem, "size" | "sellUnit" | "shape">): Picture | null {
  const slab = item.sellUnit === "slab" ? pictures.find(({ kind }) => kind === "slab") : undefined;
  return slab ?? (item.shape === "trim" ? swatchFor : pictureFor)(pictures, item);
}

/** Returns the picture that a color is chosen by: of a thing, such as a bag of grout, the surface in its color if there is a picture of it. */
export function swatchFor(pictures: Picture[], item: Pick<StoredItem, "size">): Picture | null {
  const shown = pictureFor(pictures, item);
  return shown?.kind === "object" ? (pictures.find(({ kind }) => kind === "face") ?? shown) : shown;
}
