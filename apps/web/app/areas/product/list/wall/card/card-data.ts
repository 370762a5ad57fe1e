// @bundle cards
import type { ProductCard } from "@azulejo/contract/areas/product.ts";

type Lead = ProductCard["lead"];

/** What pages show of a product in a list; the rest would be sent for nothing with every card. */
export type CardData = Pick<ProductCard, "code" | "slug" | "name" | "picture" | "variants" | "isNew" | "onSale"> & {
  lead: Pick<Lead, "itemNo" | "label" | "finishLabel" | "format" | "widthMm" | "heightMm" | "sellUnit" | "sampleItemNo" | "price">;
};

/** The same object for the same card, if the API keeps the card. */
const kept = new WeakMap<ProductCard, CardData>();

export function cardData(card: ProductCard): CardData {
  const known = kept.get(card);
  if (known) return known;
  const { code, slug, name, picture, variants, isNew, onSale } = card;
  const { itemNo, label, finishLabel, format, widthMm, heightMm, sellUnit, sampleItemNo, price } = card.lead;
  const lead = { itemNo, label, finishLabel, format, widthMm, heightMm, sellUnit, sampleItemNo, price };
  const data = { code, slug, name, picture, variants, isNew, onSale, lead };
  if (Object.isFrozen(card)) kept.set(card, Object.freeze(data));
  return data;
}
