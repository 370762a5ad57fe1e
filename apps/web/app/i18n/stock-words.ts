import type { StockOutlook } from "@azulejo/contract/areas/product.ts";
import { shortDay } from "./formats.ts";
import type { Language } from "./language.ts";
import { text } from "./text.ts";

/** Whether an item can't be ordered: nothing is in stock, and nothing is expected. */
export const isSoldOut = ({ inStock, expectedOn }: StockOutlook): boolean => !inStock && expectedOn === null;

/** Returns that an item is sold out, or when it is expected, in the same words everywhere; null if it is in stock. */
export function stockWords({ inStock, expectedOn }: StockOutlook, language: Language): string | null {
  if (inStock) return null;
  return expectedOn === null ? text(language, "stock.soldOut") : text(language, "stock.expected", { day: shortDay(expectedOn, language) });
}
