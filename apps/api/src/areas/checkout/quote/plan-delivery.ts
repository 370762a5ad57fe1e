import type { Address } from "@azulejo/contract";
import type { DeliveryChargeKind, DeliverySource } from "@azulejo/database";
import type { Context } from "../../../context.ts";
import type { PricedLine } from "../../bag/index.ts";
import {
  type DeliveryCharge,
  type DeliveryGroup,
  type DeliveryOption,
  deliveryOptions,
  deliverySource,
  isPoBox,
  readCharges,
  readRates,
  readServedZone,
  type Shipment,
  shippingTermsOf,
  type Unserved,
} from "../../delivery/index.ts";
import { todayAt } from "../../product/index.ts";
import { specialDelivery } from "./special-delivery.ts";

/** An optional charge of a delivery, such as an appointment. */
export interface OfferedCharge extends DeliveryCharge {
  isChosen: boolean;
}

/** A group of goods shipped together, with its options and the chosen one. */
export interface PlannedDelivery {
  group: DeliveryGroup;
  /** In 1e-2 pounds. */
  weight: number;
  options: DeliveryOption[];
  chosen: DeliveryOption | null;
  /** Charges for choices that its services offer. Samples have none. */
  charges: OfferedCharge[];
  /** The source of the chosen option's price. */
  source: DeliverySource | null;
  /** The source of each option's price, without optional charges. */
  sources: DeliverySource[];
}

/** Why a bag cannot be delivered to its address. */
export type NotDeliverable = Unserved | "po_box" | "no_rates" | "no_tax" | "tax_unavailable" | "tax_address" | "weight";

export interface DeliveryPlan {
  deliveries: PlannedDelivery[];
  zone: number | null;
  /** Whether the address is a PO box, which freight can't reach. */
  toPoBox: boolean;
  notDeliverable: NotDeliverable | null;
}

const groups: readonly DeliveryGroup[] = ["goods", "samples"];

/** Returns the group that a line ships with, by its item's kind. */
export const groupOf = (kind: string): DeliveryGroup => (kind === "sample" ? "samples" : "goods");

type ShippedLine = Pick<PricedLine, "item" | "weight"> & { line: Pick<PricedLine["line"], "fulfilment"> };
type Destination = Pick<Address, "country" | "postalCode" | "kind"> & Partial<Pick<Address, "province" | "line1" | "line2">>;

/** The buyer's choices for the delivery of the goods. */
export interface DeliveryWishes {
  service?: DeliveryOption["service"] | undefined;
  charges?: readonly DeliveryChargeKind[] | undefined;
}

/** Returns the deliveries of a bag's lines with prices and dates. */
export async function planDelivery(
  context: Context,
  lines: ShippedLine[],
  address: Destination | undefined,
  { service, charges: wanted = [] }: DeliveryWishes,
): Promise<DeliveryPlan> {
  const toPoBox = isPoBox(address?.line1, address?.line2);
  const shipments = shipmentsOf(lines, { residential: address?.kind !== "commercial", toPoBox });
  const waiting = shipments.map(({ group, weight }) => ({
    group,
    weight,
    options: [],
    chosen: null,
    charges: [],
    source: null,
    sources: [],
  }));
  const undelivered = (notDeliverable: NotDeliverable | null): DeliveryPlan => ({
    deliveries: waiting,
    zone: null,
    toPoBox,
    notDeliverable,
  });
  if (!address || shipments.length === 0) return undelivered(null);
  const today = todayAt(context);
  const zone = await readServedZone(context, address, today);
  if (typeof zone === "string") return undelivered(zone);
  const rates = await readRates(context, zone.zone, today);
  if (rates.length === 0) return undelivered("no_rates");
  const charges = await readCharges(context, today);
  const terms = shippingTermsOf(context.storefront.settings);
  const deliveries = shipments.map((shipment) => {
    const special = specialDelivery(context, shipment, address, zone, terms);
    const options = [...deliveryOptions(shipment, rates, zone.transitDays, today, terms), ...(special ? [special.option] : [])];
    const chosen = options.find((one) => one.service === service) ?? (options.length === 1 ? (options[0] ?? null) : null);
    const offered = shipment.group === "goods" ? charges.filter((one) => options.some((option) => option.service === one.service)) : [];
    const own = offered.map((one) => ({ ...one, isChosen: one.service === chosen?.service && wanted.includes(one.kind) }));
    const priced = options.flatMap(({ service }) =>
      service === "special" ? [] : (deliverySource(shipment, service, rates, zone, terms) ?? []),
    );
    const sources = [...priced, ...(special ? [special.source] : [])];
    const source = sourceWithCharges(sources, chosen, own);
    return { group: shipment.group, weight: shipment.weight, options, chosen, charges: own, source, sources };
  });
  const isWithout = deliveries.some(({ options }) => options.length === 0);
  return { deliveries, zone: zone.zone, toPoBox, notDeliverable: isWithout ? (toPoBox ? "po_box" : "weight") : null };
}

/** Returns the source of the price of the chosen option and its chosen charges. */
export function sourceWithCharges(
  sources: DeliverySource[],
  chosen: DeliveryOption | null,
  charges: OfferedCharge[],
): DeliverySource | null {
  const source = sources.find((one) => one.service === chosen?.service);
  if (!source) return null;
  return { ...source, charges: charges.filter((one) => one.isChosen).map(({ kind, cents, from }) => ({ kind, cents, from })) };
}

function shipmentsOf(lines: ShippedLine[], to: Pick<Shipment, "residential" | "toPoBox">): Shipment[] {
  const delivered = lines.filter(({ line }) => line.fulfilment === "DLVR");
  return groups.flatMap((group) => {
    const own = delivered.filter(({ item }) => groupOf(item?.kind ?? "item") === group);
    if (own.length === 0) return [];
    const weight = own.reduce((sum, line) => sum + line.weight, 0);
    return [{ group, weight, hasSlabs: own.some(({ item }) => item?.sellUnit === "slab"), ...to }];
  });
}
