import type { PostalRange } from "@azulejo/contract/places/postal-ranges.ts";
import type { Work } from "../../context.ts";
import { selectPostalRanges } from "../storefront/index.ts";
import { selectCharges, selectRates, selectZone } from "./delivery.repository.ts";
import type { DatedRate, DeliveryCharge, Zone } from "./delivery.rules.ts";

type Reader = Pick<Work, "referenceData" | "query" | "storefront">;

/** Returns the delivery zone of a postal prefix on a day. */
export async function readZone(
  { referenceData, query, storefront }: Reader,
  country: string,
  prefix: string,
  today: string,
): Promise<Zone | null> {
  const key = `zone:${storefront.id}:${country}:${prefix}:${today}`;
  const { zone } = await referenceData.read(query, key, async () => ({
    zone: await selectZone(query, storefront.id, country, prefix, today),
  }));
  return zone;
}

export const readRates = ({ referenceData, query, storefront }: Reader, zone: number, today: string): Promise<DatedRate[]> =>
  referenceData.read(query, `rates:${storefront.id}:${zone}:${today}`, () => selectRates(query, storefront.id, zone, today));

export const readCharges = ({ referenceData, query, storefront }: Reader, today: string): Promise<DeliveryCharge[]> =>
  referenceData.read(query, `charges:${storefront.id}:${today}`, () => selectCharges(query, storefront.id, today));

/** Returns the postal code ranges of a country's provinces. */
export const readPostalRanges = ({ referenceData, query }: Reader, country: string): Promise<PostalRange[]> =>
  referenceData.read(query, `postal:${country}`, () => selectPostalRanges(query, country));
