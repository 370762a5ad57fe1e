import type { Query } from "@azulejo/database";
import type { TaxRate } from "./tax.rules.ts";

/** Returns the rates of a destination on a day: for each tax, the row with the longest postal prefix. */
export async function selectTaxRates(
  query: Query,
  storefrontId: number,
  place: { country: string; province: string; postalCode: string },
  today: string,
): Promise<TaxRate[]> {
  const rows = await query
    .selectFrom("tax_rate")
    .select(["name", "rate_ppm", "taxes_delivery", "postal_prefix"])
    .where("storefront_id", "=", storefrontId)
    .where("country", "=", place.country)
    .where("province", "=", place.province)
    .where("valid_from", "<=", today)
    .where((of) => of.or([of("valid_until", "is", null), of("valid_until", ">=", today)]))
    .execute();
  const postal = place.postalCode.replace(/\s+/g, "").toUpperCase();
  const fitting = rows.filter((row) => postal.startsWith(row.postal_prefix));
  return [...Map.groupBy(fitting, (row) => row.name).values()].flatMap((same) => {
    const [best] = same.sort((a, b) => b.postal_prefix.length - a.postal_prefix.length);
    return best ? [{ name: best.name, ratePpm: best.rate_ppm, taxesDelivery: best.taxes_delivery }] : [];
  });
}
