import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";

/** Shapes of pieces that are laid side by side, unlike buckets or rolls. */
const laidShapes = new Set(["rectangle", "square", "plank", "hexagon", "picket", "penny", "arabesque", "fan", "herringbone", "trim"]);

/** A sample is cut from a piece. */
const SAMPLE_SHAPE = "square";

/** Returns how an item is laid, or null for slabs and goods that are not laid. */
export function toFormat(item: StoredItem, { facts }: Pick<StoredProduct, "facts">): PieceFormat | null {
  const { widthMm, heightMm, chips, sellUnit } = item;
  const shape = item.kind === "sample" ? SAMPLE_SHAPE : item.shape;
  const isLaid = laidShapes.has(shape ?? "") || sellUnit === "sheet";
  if (!widthMm || !heightMm || !isLaid || sellUnit === "slab") return null;
  const grade = /^V([1-4])$/.exec(String(facts.shadeVariation ?? ""));
  return { shape, widthMm, heightMm, chips, variation: grade ? Number(grade[1]) : null };
}
