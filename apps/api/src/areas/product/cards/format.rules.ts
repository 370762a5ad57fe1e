import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";

/** Shapes of pieces that are laid beside each other; buckets, rolls and the like are not. */
const laidShapes = new Set(["rectangle", "square", "plank", "hexagon", "picket", "penny", "arabesque", "fan", "herringbone", "trim"]);

/** Returns how an item is laid, or null for slabs and goods that are not laid. */
export function toFormat(item: StoredItem, { facts }: Pick<StoredProduct, "facts">): PieceFormat | null {
  const { shape, widthMm, heightMm, chips, sellUnit } = item;
  const isLaid = laidShapes.has(shape ?? "") || sellUnit === "sheet";
  if (!widthMm || !heightMm || !isLaid || sellUnit === "slab") return null;
  const grade = /^V([1-4])$/.exec(String(facts.shadeVariation ?? ""));
  return { shape, widthMm, heightMm, chips, variation: grade ? Number(grade[1]) : null };
}
