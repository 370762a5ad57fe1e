import type { Address } from "@azulejo/contract";
import { isPostalCode } from "@azulejo/contract/places/postal-code.ts";
import { isInProvince } from "@azulejo/contract/places/postal-ranges.ts";
import type { Context } from "../../context.ts";
import { readProvinces } from "./check-address.ts";
import { postalKey, type Zone } from "./delivery.rules.ts";
import { readPostalRanges, readZone } from "./read-tables.ts";

/** A destination; without its state, any state of the country may have the code. */
export type Place = Pick<Address, "country" | "postalCode"> & { province?: string | undefined };

/** Why nothing is delivered to a place: its country isn't served, or no state of it that is served has the code. */
export type Unserved = "country" | "no_zone";

/**
 * Returns the delivery zone of a place. This alone decides where the shop delivers: a code of a territory or of the armed forces abroad,
 * or one that nobody has, is in no state and therefore not served, whatever the zones say of the rest of the country.
 */
export async function readServedZone(context: Context, { country, postalCode, province }: Place, today: string): Promise<Zone | Unserved> {
  if (!context.storefront.settings.countries.includes(country)) return "country";
  if (!isPostalCode(country, postalCode)) return "no_zone";
  const ranges = await readPostalRanges(context, country);
  const provinces = province === undefined ? (await readProvinces(context, country)).map(({ code }) => code) : [province];
  if (!provinces.some((one) => isInProvince(ranges, one, postalCode))) return "no_zone";
  return (await readZone(context, country, postalKey(postalCode), today)) ?? "no_zone";
}
