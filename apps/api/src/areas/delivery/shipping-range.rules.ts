import { pricedServices, type RateRow, type Shipment, type ShippingTerms } from "./delivery.rules.ts";

/** A zone that the shop serves. */
export interface ServedZone {
  transitDays: number;
  rates: RateRow[];
}

/** The price and days of a delivery, from the nearest zone to the farthest. */
export interface ShippingRange {
  leastCents: number;
  mostCents: number;
  /** Business days on the way. */
  leastDays: number;
  mostDays: number;
}

/** Returns a shipment's cheapest price in all zones, from lowest to highest; null if none is served. */
export function shippingRange(shipment: Shipment, zones: ServedZone[], terms: ShippingTerms): ShippingRange | null {
  const served = zones.flatMap(({ transitDays, rates }) => {
    const [cheapest] = pricedServices(shipment, rates, terms);
    return cheapest ? [{ cents: cheapest.cents, transitDays }] : [];
  });
  if (served.length === 0) return null;
  const [cents, days] = [served.map((one) => one.cents), served.map((one) => one.transitDays)];
  return { leastCents: Math.min(...cents), mostCents: Math.max(...cents), leastDays: Math.min(...days), mostDays: Math.max(...days) };
}
