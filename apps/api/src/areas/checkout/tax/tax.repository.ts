import type { Query } from "@azulejo/database";
import type { DatedTaxRate } from "./tax.rules.ts";

/** Returns the rates of a destination on a day: for each tax, the row with the longest postal prefix. */
export async function selectTaxRates(
  query: Query,
  storefrontId: number,
  place: { country: string; province: string; postalCode: string },
  today: string,
): Promise<DatedTaxRate[]> {
  const postal = place.postalCode.replace(/\s+/g, "").toUpperCase();
  const rows = await query
    .selectFrom("taxRate")
    .select(["name", "ratePpm", "taxesDelivery", "country", "province", "postalPrefix", "validFrom as from"])
    .where("storefrontId", "=", storefrontId)
    .where("country", "=", place.country)
    .where("province", "=", place.province)
    .where("validFrom", "<=", today)
    .where((of) => of.or([of("validUntil", "is", null), of("validUntil", ">=", today)]))
    .where((of) => of.fn<boolean>("starts_with", [of.val(postal), "postalPrefix"]))
    .execute();
  return [...Map.groupBy(rows, (row) => row.name).values()].flatMap((same) => {
    const [best] = same.sort((a, b) => b.postalPrefix.length - a.postalPrefix.length);
    return best ? [best] : [];
  });
}
