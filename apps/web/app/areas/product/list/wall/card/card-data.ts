import type { ProductCard } from "@azulejo/contract/areas/product.ts";

type Lead = ProductCard["lead"];

/** What pages show of a product in a list; the rest would be sent for nothing with every card. */
export type CardData = Pick<ProductCard, "code" | "slug" | "name" | "picture" | "variants" | "isNew" | "onSale"> & {
  lead: Pick<Lead, "itemNo" | "label" | "finishLabel" | "format" | "widthMm" | "heightMm" | "sellUnit" | "sampleItemNo" | "price">;
};

export const cardData = ({ code, slug, name, picture, variants, isNew, onSale, lead }: ProductCard): CardData => {
  const { itemNo, label, finishLabel, format, widthMm, heightMm, sellUnit, sampleItemNo, price } = lead;
  return {
    code,
    slug,
    name,
    picture,
    variants,
    isNew,
    onSale,
    lead: { itemNo, label, finishLabel, format, widthMm, heightMm, sellUnit, sampleItemNo, price },
  };
};
