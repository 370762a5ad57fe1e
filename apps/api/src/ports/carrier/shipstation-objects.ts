import {
  type Accessorial,
  type CarrierAddress,
  type CarrierPiece,
  type CarrierRate,
  CarrierRefusedError,
  type CarrierShipment,
  type TrackingEvent,
  type TrackingStatus,
} from "@azulejo/extend/carrier.ts";
import { z } from "zod";

const offer = z.object({
  offer_id: z.string(),
  carrier_scac: z.string(),
  carrier_name: z.string().nullish(),
  service_level: z.string().nullish(),
  total_charge: z.object({ amount: z.number(), currency: z.string() }),
  transit_days: z.number().nullish(),
  quote_expiration_date: z.string(),
});
export const quotesObject = z.object({ quote_request_id: z.string(), offers: z.array(offer) });

export const shipmentObject = z.object({
  freight_shipment_id: z.string(),
  offer_id: z.string().nullish(),
  status: z.string().nullish(),
  bol_number: z.string().nullish(),
  pro_number: z.string().nullish(),
  confirmation_number: z.string().nullish(),
});
export const shipmentsObject = z.object({ shipments: z.array(shipmentObject) });

export const documentsObject = z.object({ documents: z.array(z.object({ type: z.string(), url: z.string().nullish() })) });

const moment = z.iso.datetime({ offset: true });
export const trackingObject = z.object({
  estimated_delivery_date: moment.nullish(),
  actual_delivery_date: moment.nullish(),
  events: z.array(
    z.object({
      occurred_at: moment,
      status_code: z.string(),
      signer: z.string().max(200).nullish(),
      proof_of_delivery_url: z.url().nullish(),
    }),
  ),
});
export type TrackingObject = z.infer<typeof trackingObject>;

/** The offer that a rate names, as it has to be copied into the booking. */
const namedOffer = z.tuple([z.string(), z.string(), z.string()]);

export const toRate = (quote: string, one: z.infer<typeof offer>): CarrierRate => ({
  offer: quote,
  rate: JSON.stringify([one.offer_id, one.carrier_scac, one.quote_expiration_date] satisfies z.infer<typeof namedOffer>),
  carrier: one.carrier_name || one.carrier_scac,
  service: one.service_level || "LTL",
  cents: Math.round(one.total_charge.amount * 100),
  currency: one.total_charge.currency.toUpperCase(),
  days: one.transit_days ?? null,
});

export function offerOf(rate: string) {
  const [offer_id, carrier_scac, quote_expiration_date] = namedOffer.parse(JSON.parse(rate));
  return { offer_id, carrier_scac, quote_expiration_date };
}

/** Returns a shipment as ShipStation has it. @throws CarrierRefusedError for parcels, and for pallets without a class */
export function toFreight({ from, to, pieces, accessorials, reference }: CarrierShipment) {
  return {
    ship_from: toAddress(from, []),
    ship_to: toAddress(to, accessorials),
    handling_units: pieces.map(toHandlingUnit),
    accessorials: {
      liftgate_delivery: accessorials.includes("liftgate"),
      appointment_delivery: accessorials.includes("appointment"),
    },
    reference_number: reference,
  };
}

function toHandlingUnit({ kind, weight, length, width, height, freightClass }: CarrierPiece) {
  if (kind !== "pallet") throw new CarrierRefusedError("shipment", "it isn't a pallet");
  if (freightClass === undefined) throw new CarrierRefusedError("shipment", "the freight class is missing");
  const goods = { description: "Tile", quantity: 1, weight: weight / 100, weight_unit: "pound", packaging_type: "pallet" };
  return {
    ...{ type: "pallet", quantity: 1, length: length / 100, width: width / 100, height: height / 100 },
    ...{ dimension_unit: "inch", stackable: false, commodities: [{ ...goods, freight_class: freightClass }] },
  };
}

/** Carriers charge for a residence or limited access by the type of the place. */
const toAddress = (
  { name, company, line1, line2, city, province, postalCode, country, phone, residential }: CarrierAddress,
  accessorials: readonly Accessorial[],
) => ({
  name,
  ...(company && { company_name: company }),
  address_line1: line1,
  ...(line2 && { address_line2: line2 }),
  city_locality: city,
  state_province: province,
  postal_code: postalCode,
  country_code: country,
  phone,
  location_type: accessorials.includes("limitedAccess")
    ? "limited_access"
    : residential || accessorials.includes("residential")
      ? "residential"
      : "commercial",
});

/** ShipStation's `status_code`: after an attempted delivery (AT) the carrier has the goods again; SP is a pickup point. */
const STATUSES: Record<string, TrackingStatus> = {
  AC: "moving",
  IT: "moving",
  AT: "moving",
  DE: "delivered",
  SP: "delivered",
  EX: "failed",
};

/** Returns the reports about a shipment, each with an id of its own, because the service gives them none. */
export const toEvents = (bookingRef: string, { estimated_delivery_date: estimated, events }: TrackingObject): TrackingEvent[] =>
  events.map(({ occurred_at, status_code, signer }) => {
    const status = STATUSES[status_code] ?? "announced";
    const at = new Date(occurred_at);
    return {
      ...{ id: `${bookingRef}:${status_code}:${at.toISOString()}`, bookingRef, at, status },
      estimatedOn: status === "delivered" ? null : (estimated?.slice(0, 10) ?? null),
      proof: status === "delivered" ? { at, signedBy: signer || null } : null,
    };
  });
