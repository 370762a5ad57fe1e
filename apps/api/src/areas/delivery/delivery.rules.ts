import type { DeliveryChargeKind, DeliveryService, DeliverySource, Localized } from "@azulejo/database";
import { addBusinessDays } from "../../domain/business-day.ts";
import type { StorefrontSettings } from "../../domain/storefront.ts";

/** A storefront's shipping rules. */
export interface ShippingTerms {
  /** Business days to pack a delivery. */
  handlingDays: number;
  /** Business days between the first and the last promised day. */
  windowDays: number;
  /** The heaviest shipment that goes by parcel, in pounds. */
  parcelLimitLb: number;
  /** Days on which nothing ships or arrives. */
  holidays: string[];
}

export const shippingTermsOf = ({ delivery, holidays }: Pick<StorefrontSettings, "delivery" | "holidays">): ShippingTerms => ({
  ...delivery,
  holidays: holidays.map((one) => one.date),
});

/** Returns the day on which an order placed today leaves. */
export const leavesOn = (today: string, { handlingDays, holidays }: ShippingTerms): string =>
  addBusinessDays(today, handlingDays, holidays);

/** Returns the part of a postal code that zones use: the first three digits of a ZIP, or characters of a Canadian code. */
export const postalKey = (postalCode: string): string => postalCode.replace(/\s+/g, "").toUpperCase().slice(0, 3);

export interface RateRow {
  service: "parcel" | "freight";
  upToLb: number;
  cents: number;
}

/** A bracket with the first day on which it applies. */
export interface DatedRate extends RateRow {
  from: string;
}

/** An optional charge of a delivery, from the tariff tables. */
export interface DeliveryCharge {
  kind: DeliveryChargeKind;
  service: RateRow["service"];
  cents: number;
  /** The first day on which it applies. */
  from: string;
}

/** A destination's zone, with the table row that assigns it. */
export interface Zone {
  zone: number;
  transitDays: number;
  postalPrefix: string;
  from: string;
}

export type DeliveryGroup = "goods" | "samples";
type Service = RateRow["service"];

export interface Shipment {
  group: DeliveryGroup;
  /** In 1e-2 pounds. */
  weight: number;
  hasSlabs: boolean;
  residential: boolean;
  /** Freight carriers don't deliver to PO boxes. */
  toPoBox: boolean;
}

export interface DeliveryOption {
  service: DeliveryService;
  /** The name of the `special` service. */
  name?: Localized;
  cents: number;
  from: string;
  until: string;
  liftgate: boolean;
}

/**
 * Returns the delivery options of a shipment, cheapest first. Freight to a residence includes the liftgate; nothing is added later.
 * @param rates the brackets of the destination's zone
 */
export function deliveryOptions(
  shipment: Shipment,
  rates: RateRow[],
  transitDays: number,
  today: string,
  terms: ShippingTerms,
): DeliveryOption[] {
  const from = addBusinessDays(leavesOn(today, terms), transitDays, terms.holidays);
  const until = addBusinessDays(from, terms.windowDays, terms.holidays);
  return pricedServices(shipment, rates, terms).map(({ service, cents }) => ({
    service,
    cents,
    from,
    until,
    liftgate: service === "freight" && shipment.residential,
  }));
}

/** Returns the services that carry a shipment with their prices, cheapest first. @param rates the brackets of the destination's zone */
export function pricedServices(shipment: Shipment, rates: RateRow[], terms: ShippingTerms): { service: Service; cents: number }[] {
  const pounds = poundsOf(shipment);
  return servicesFor(shipment, terms)
    .flatMap((service) => {
      const bracket = bracketOf(rates, service, pounds);
      return bracket ? [{ service, cents: bracket.cents }] : [];
    })
    .sort((a, b) => a.cents - b.cents);
}

const poundsOf = ({ weight }: Pick<Shipment, "weight">): number => Math.ceil(weight / 100);

function bracketOf<R extends RateRow>(rates: R[], service: Service, pounds: number): R | undefined {
  return rates.filter((rate) => rate.service === service && pounds <= rate.upToLb).sort((a, b) => a.upToLb - b.upToLb)[0];
}

/** Returns the table rows and rules behind an option's price. */
export function deliverySource(
  shipment: Shipment,
  service: Service,
  rates: DatedRate[],
  zone: Zone,
  terms: ShippingTerms,
): DeliverySource | null {
  const bracket = bracketOf(rates, service, poundsOf(shipment));
  if (!bracket) return null;
  const { group, weight, hasSlabs, residential } = shipment;
  const { parcelLimitLb } = terms;
  const isFree = servicesFor(shipment, terms).length > 1;
  return {
    group,
    service,
    why: isFree ? "choice" : group === "samples" ? "samples" : hasSlabs ? "slabs" : "weight",
    weight,
    parcelLimitLb,
    zone: zone.zone,
    postalPrefix: zone.postalPrefix,
    zoneFrom: zone.from,
    upToLb: bracket.upToLb,
    rateCents: bracket.cents,
    rateFrom: bracket.from,
    residential,
  };
}

/** Samples never go by freight; slabs and heavy goods always do. */
function servicesFor({ group, hasSlabs, weight, toPoBox }: Shipment, { parcelLimitLb }: ShippingTerms): Service[] {
  if (group === "samples") return ["parcel"];
  const services: Service[] = hasSlabs || weight > parcelLimitLb * 100 ? ["freight"] : ["parcel", "freight"];
  return toPoBox ? services.filter((service) => service !== "freight") : services;
}
