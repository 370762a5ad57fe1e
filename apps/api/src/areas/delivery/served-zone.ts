import type { Address } from "@azulejo/contract";
import { isPostalCode } from "@azulejo/contract/places/postal-code.ts";
import { isInProvince } from "@azulejo/contract/places/postal-ranges.ts";
import type { Context } from "../../context.ts";
import { readProvinces } from "./check-address.ts";
import { postalKey, type Zone } from "./delivery.rules.ts";
import { readPostalRanges, readZone } from "./read-tables.ts";

/** A destination. Without a state, the postal code may belong to any state of the country. */
export type Place = Pick<Address, "country" | "postalCode"> & { province?: string | undefined };

/** Why a place isn't served: its country isn't, or its postal code belongs to no served state. */
export type Unserved = "country" | "no_zone";

/**
 * Returns the delivery zone of a place. Places outside all served states aren't served, whatever the zone of their country: codes of
 * territories, of armed forces abroad, and unassigned ones.
 */
export async function readServedZone(context: Context, { country, postalCode, province }: Place, today: string): Promise<Zone | Unserved> {
  if (!context.storefront.settings.countries.includes(country)) return "country";
  if (!isPostalCode(country, postalCode)) return "no_zone";
  const ranges = await readPostalRanges(context, country);
  const provinces = province === undefined ? (await readProvinces(context, country)).map(({ code }) => code) : [province];
  if (!provinces.some((one) => isInProvince(ranges, one, postalCode))) return "no_zone";
  return (await readZone(context, country, postalKey(postalCode), today)) ?? "no_zone";
}
