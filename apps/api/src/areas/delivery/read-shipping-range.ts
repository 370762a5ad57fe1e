import type { Context } from "../../context.ts";
import type { StoredItem } from "../../domain/product.ts";
import { selectServedZones } from "./delivery.repository.ts";
import { shippingTermsOf } from "./delivery.rules.ts";
import { readRates } from "./read-tables.ts";
import { type ShippingRange, shippingRange } from "./shipping-range.rules.ts";

/**
 * Returns the price and days of delivering one sell unit to a residence, from the nearest zone to the farthest; null if it isn't delivered.
 */
export async function readShippingRange(context: Context, item: StoredItem, today: string): Promise<ShippingRange | null> {
  if (item.kind === "electronic") return null;
  const { query, referenceData, storefront } = context;
  const zones = await referenceData.read(query, `served-zones:${storefront.id}:${today}`, () =>
    selectServedZones(query, storefront.id, storefront.settings.countries, today),
  );
  const served = await Promise.all(
    zones.map(async ({ zone, transitDays }) => ({ transitDays, rates: await readRates(context, zone, today) })),
  );
  const shipment = {
    group: item.kind === "sample" ? ("samples" as const) : ("goods" as const),
    weight: item.weightPerUnit,
    hasSlabs: item.sellUnit === "slab",
    residential: true,
    toPoBox: false,
  };
  return shippingRange(shipment, served, shippingTermsOf(storefront.settings));
}
