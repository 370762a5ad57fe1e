import type { Work } from "../../../context.ts";
import { selectTaxRates } from "./tax.repository.ts";
import type { DatedTaxRate } from "./tax.rules.ts";

/** Returns the tax rates of a destination on a day. */
export function readTaxRates(
  { referenceData, query, storefront }: Pick<Work, "referenceData" | "query" | "storefront">,
  place: { country: string; province: string; postalCode: string },
  today: string,
): Promise<DatedTaxRate[]> {
  const key = `tax:${storefront.id}:${place.country}:${place.province}:${place.postalCode}:${today}`;
  return referenceData.read(query, key, () => selectTaxRates(query, storefront.id, place, today));
}
