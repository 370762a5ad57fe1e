import type { PieceFormat, ProductCard } from "@azulejo/contract/areas/product.ts";

interface Laying {
  format: PieceFormat | null;
  /** In millimeters; missing for the usual one. */
  jointMm?: number;
}

/** Returns how a product is laid on a surface. A slab has no joints; its pieces have the size of the part that its picture shows. */
export function layingOn({
  lead,
  picture,
}: Pick<ProductCard, "picture"> & { lead: Pick<ProductCard["lead"], "format" | "sellUnit"> }): Laying {
  const extent = picture?.extentMm;
  if (lead.sellUnit !== "slab" || !extent) return { format: lead.format };
  return { format: { shape: "rectangle", widthMm: extent.w, heightMm: extent.h, chips: null, variation: null }, jointMm: 0 };
}
