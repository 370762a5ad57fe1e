import type { Query } from "@azulejo/database";
import type { DatedRate, DeliveryCharge, Zone } from "./delivery.rules.ts";

/** Returns the zone of a postal prefix on a day; the longest prefix wins, and the empty one is the whole country. */
export async function selectZone(query: Query, storefrontId: number, country: string, prefix: string, today: string): Promise<Zone | null> {
  const prefixes = [prefix, prefix.slice(0, 2), prefix.slice(0, 1), ""];
  const rows = await query
    .selectFrom("deliveryZone")
    .select(["zone", "transitDays", "postalPrefix", "validFrom as from"])
    .where("storefrontId", "=", storefrontId)
    .where("country", "=", country)
    .where("postalPrefix", "in", prefixes)
    .where("validFrom", "<=", today)
    .where((of) => of.or([of("validUntil", "is", null), of("validUntil", ">=", today)]))
    .execute();
  const [best] = rows.sort((a, b) => b.postalPrefix.length - a.postalPrefix.length);
  return best ?? null;
}

/** Returns the zones of some countries on a day. */
export async function selectServedZones(query: Query, storefrontId: number, countries: readonly string[], today: string) {
  return query
    .selectFrom("deliveryZone")
    .select(["zone", "transitDays"])
    .distinct()
    .where("storefrontId", "=", storefrontId)
    .where("country", "in", [...countries])
    .where("validFrom", "<=", today)
    .where((of) => of.or([of("validUntil", "is", null), of("validUntil", ">=", today)]))
    .execute();
}

export async function selectRates(query: Query, storefrontId: number, zone: number, today: string): Promise<DatedRate[]> {
  return query
    .selectFrom("deliveryRate")
    .select(["service", "upToLb", "priceCents as cents", "validFrom as from"])
    .where("storefrontId", "=", storefrontId)
    .where("zone", "=", zone)
    .where("validFrom", "<=", today)
    .where((of) => of.or([of("validUntil", "is", null), of("validUntil", ">=", today)]))
    .execute();
}

/** Returns the optional charges of deliveries on a day. */
export async function selectCharges(query: Query, storefrontId: number, today: string): Promise<DeliveryCharge[]> {
  return query
    .selectFrom("deliveryCharge")
    .select(["kind", "service", "priceCents as cents", "validFrom as from"])
    .where("storefrontId", "=", storefrontId)
    .where("validFrom", "<=", today)
    .where((of) => of.or([of("validUntil", "is", null), of("validUntil", ">=", today)]))
    .orderBy("kind")
    .execute();
}
