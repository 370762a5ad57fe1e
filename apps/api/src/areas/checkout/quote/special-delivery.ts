import type { Address } from "@azulejo/contract";
import type { DeliverySource } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import { addDays } from "../../../domain/day.ts";
import type { DeliveryOption, Shipment, ShippingTerms, Zone } from "../../delivery/index.ts";
import { todayAt } from "../../product/index.ts";

type Destination = Pick<Address, "country" | "postalCode"> & Partial<Pick<Address, "province">>;

interface SpecialDelivery {
  option: DeliveryOption;
  source: DeliverySource;
}

/** Returns the delivery that an extension offers for goods; null where it offers none. Samples always go by parcel. */
export function specialDelivery(
  context: Context,
  { group, weight, hasSlabs, residential }: Shipment,
  { country, province, postalCode }: Destination,
  { zone, postalPrefix, from: zoneFrom }: Zone,
  { parcelLimitLb }: ShippingTerms,
): SpecialDelivery | null {
  const { extension } = context;
  if (group !== "goods" || !extension.deliveryName) return null;
  const on = todayAt(context);
  const offer = extension.offerDelivery({ on, country, province, postalCode, residential, weight, hasSlabs });
  if (!offer) return null;
  const { cents, days } = offer;
  const dates = { from: addDays(on, days.from), until: addDays(on, days.until) };
  const priced = { upToLb: Math.ceil(weight / 100), rateCents: cents, rateFrom: on };
  return {
    option: { service: "special", name: extension.deliveryName, cents, ...dates, liftgate: false },
    source: { group, service: "special", why: "choice", weight, parcelLimitLb, zone, postalPrefix, zoneFrom, ...priced, residential },
  };
}
