// @bundle cards
import type { ProductCard } from "@azulejo/contract/areas/product.ts";

type Lead = ProductCard["lead"];

/** The fields of a product that cards show; other fields would be sent needlessly with every card. */
export type CardData = Pick<ProductCard, "code" | "slug" | "name" | "picture" | "variants" | "isNew" | "onSale"> & {
  lead: Pick<Lead, "itemNo" | "label" | "finishLabel" | "format" | "widthMm" | "heightMm" | "sampleItemNo" | "price"> & {
    /** The name of the sell unit, or that it is a gift card. */
    sellUnit: string;
  };
  /** Facts defined by the supplier that cards show, in words. */
  facts?: string;
  /** The units needed for the area, including waste, in words. */
  need?: { units: number; text: string };
};

export function cardData(card: ProductCard): CardData {
  const { code, slug, name, picture, variants, isNew, onSale } = card;
  const { itemNo, kind, label, finishLabel, format, widthMm, heightMm, sampleItemNo, price } = card.lead;
  const sellUnit = kind === "item" ? card.lead.sellUnit : kind;
  const lead = { itemNo, label, finishLabel, format, widthMm, heightMm, sellUnit, sampleItemNo, price };
  const facts = (card.lead.facts ?? []).map((fact) => `${fact.label}: ${fact.text}`).join(" · ");
  return { code, slug, name, picture, variants, isNew, onSale, lead, ...(facts && { facts }) };
}
