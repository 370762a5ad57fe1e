import type { ProductCard } from "@azulejo/contract/areas/product.ts";

/** The idea of a list beyond its department: reduced prices, the newest products, or the most bought. */
export type ListIdea = "sale" | "new" | "best";

/** Listings that gather products across departments. */
const gathered = new Set(["sale", "new-arrivals", "featured"]);

type Card = Pick<ProductCard, "onSale" | "isNew">;

/** Returns the idea of a list by what most of its products have in common; null for a department. */
export function ideaOf(path: string, cards: readonly Card[]): ListIdea | null {
  if (!gathered.has(path.split("/")[0] ?? "") || cards.length === 0) return null;
  const most = (has: (card: Card) => boolean) => cards.filter(has).length * 2 > cards.length;
  if (most((card) => card.onSale)) return "sale";
  return most((card) => card.isNew) || path.includes("new-arrivals") ? "new" : "best";
}

/** Returns by how many percent a price is reduced, rounded down; 0 without a reduction. */
export function reductionOf({ lead: { price } }: { lead: Pick<ProductCard["lead"], "price"> }): number {
  if (!price?.onSale || price.listCents <= 0) return 0;
  return Math.floor(((price.listCents - price.cents) * 100) / price.listCents);
}
