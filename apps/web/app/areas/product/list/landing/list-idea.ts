import type { ProductCard } from "@azulejo/contract/areas/product.ts";

/** The theme of a list across departments: reduced prices, new products, or best sellers. */
export type ListIdea = "sale" | "new" | "best";

/** Listings with products of several departments. */
const gathered = new Set(["sale", "new-arrivals", "featured"]);

type Card = Pick<ProductCard, "onSale" | "isNew">;

/** Returns the theme of a list by what most of its products have in common; null for a department. */
export function ideaOf(path: string, cards: readonly Card[]): ListIdea | null {
  if (!gathered.has(path.split("/")[0] ?? "") || cards.length === 0) return null;
  const most = (has: (card: Card) => boolean) => cards.filter(has).length * 2 > cards.length;
  if (most((card) => card.onSale)) return "sale";
  return most((card) => card.isNew) || path.includes("new-arrivals") ? "new" : "best";
}

/** Returns the reduction of a price in percent, rounded down; 0 without a reduction. */
export function reductionOf({ lead: { price } }: { lead: Pick<ProductCard["lead"], "price"> }): number {
  if (!price?.onSale || price.listCents <= 0) return 0;
  return Math.floor(((price.listCents - price.cents) * 100) / price.listCents);
}
