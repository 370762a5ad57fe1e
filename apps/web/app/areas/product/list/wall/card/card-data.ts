import type { ProductCard } from "@azulejo/contract/areas/product.ts";

type Lead = ProductCard["lead"];

/** What pages show of a product in a list; the rest would be sent for nothing with every card. */
export type CardData = Pick<ProductCard, "code" | "slug" | "name" | "picture" | "variants" | "isNew" | "onSale"> & {
  lead: Pick<Lead, "itemNo" | "label" | "finishLabel" | "format" | "widthMm" | "heightMm" | "sellUnit" | "sampleItemNo" | "price">;
};

/** The same object for the same item, if the API keeps the item. */
const kept = new WeakMap<Lead, CardData["lead"]>();

function leadData(lead: Lead): CardData["lead"] {
  const known = kept.get(lead);
  if (known) return known;
  const { itemNo, label, finishLabel, format, widthMm, heightMm, sellUnit, sampleItemNo, price } = lead;
  const data = { itemNo, label, finishLabel, format, widthMm, heightMm, sellUnit, sampleItemNo, price };
  if (Object.isFrozen(lead)) kept.set(lead, Object.freeze(data));
  return data;
}

export const cardData = ({ code, slug, name, picture, variants, isNew, onSale, lead }: ProductCard): CardData => ({
  code,
  slug,
  name,
  picture,
  variants,
  isNew,
  onSale,
  lead: leadData(lead),
});
