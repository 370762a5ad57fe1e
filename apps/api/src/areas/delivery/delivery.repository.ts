import type { Query } from "@azulejo/database";
import type { RateRow } from "./delivery.rules.ts";
import type { PostalRange } from "./postal.rules.ts";

/** Returns the zone of a postal prefix on a day; the longest prefix wins. */
export async function selectZone(query: Query, storefrontId: number, country: string, prefix: string, today: string) {
  const prefixes = [prefix, prefix.slice(0, 2), prefix.slice(0, 1)].filter(Boolean);
  const rows = await query
    .selectFrom("delivery_zone")
    .select(["zone", "transit_days", "postal_prefix"])
    .where("storefront_id", "=", storefrontId)
    .where("country", "=", country)
    .where("postal_prefix", "in", prefixes)
    .where("valid_from", "<=", today)
    .where((of) => of.or([of("valid_until", "is", null), of("valid_until", ">=", today)]))
    .execute();
  const [best] = rows.sort((a, b) => b.postal_prefix.length - a.postal_prefix.length);
  return best ? { zone: best.zone, transitDays: best.transit_days } : null;
}

export async function selectRates(query: Query, storefrontId: number, zone: number, today: string): Promise<RateRow[]> {
  const rows = await query
    .selectFrom("delivery_rate")
    .select(["service", "up_to_lb", "price_cents"])
    .where("storefront_id", "=", storefrontId)
    .where("zone", "=", zone)
    .where("valid_from", "<=", today)
    .where((of) => of.or([of("valid_until", "is", null), of("valid_until", ">=", today)]))
    .execute();
  return rows.map((row) => ({ service: row.service, upToLb: row.up_to_lb, cents: row.price_cents }));
}

export async function selectPostalRanges(query: Query, country: string): Promise<PostalRange[]> {
  const rows = await query.selectFrom("postal_range").selectAll().where("country", "=", country).execute();
  return rows.map((row) => ({ province: row.province, first: row.first_prefix, last: row.last_prefix }));
}
