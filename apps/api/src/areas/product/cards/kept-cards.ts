import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { frozen } from "../../../domain/frozen.ts";
import type { StoredProduct, Terms } from "../../../domain/product.ts";
import { toCard, type View } from "./card.rules.ts";

/** Of one product; a shopper sees it in one language, with the variant and the lowest price that the filters select. */
const MOST_CARDS = 8;

interface KeptCard {
  terms: Terms;
  card: ProductCard | null;
}

/** Cards by the product that they show, which is another object after each change. */
const cards = new WeakMap<StoredProduct, Map<string, KeptCard>>();

/**
 * Returns a product's card. Products come from a cache, and so do their cards. The card is shared, and frozen so that nobody changes it.
 * @param leadItemNo the variant to show; the product's first if undefined
 */
export function cardOf(
  product: StoredProduct,
  view: View,
  leadItemNo: string | undefined,
  fromCents: number | undefined,
): ProductCard | null {
  const kept = cards.get(product) ?? new Map<string, KeptCard>();
  cards.set(product, kept);
  const key = `${leadItemNo} ${view.language} ${view.today} ${view.newForDays} ${view.pricesHidden} ${view.hasSamples} ${fromCents}`;
  let known = kept.get(key);
  if (known?.terms !== view.terms) {
    if (kept.size >= MOST_CARDS) kept.clear();
    kept.set(key, (known = { terms: view.terms, card: frozen(toCard(product, view, leadItemNo, fromCents)) }));
  }
  return known.card;
}
