import {
  type CarrierAddress,
  type CarrierBooking,
  type CarrierPiece,
  type CarrierRate,
  type CarrierRefusal,
  CarrierRefusedError,
  type CarrierShipment,
} from "@azulejo/extend/carrier.ts";
import { z } from "zod";
import { EasyPostError } from "./easypost-client.ts";

const OUNCES = 16;

export const rateObject = z.object({
  carrier: z.string(),
  service: z.string(),
  rate: z.string(),
  currency: z.string(),
  delivery_days: z.number().nullish(),
});

export const shipmentObject = z.object({
  id: z.string(),
  rates: z.array(rateObject.extend({ id: z.string() })).nullish(),
  status: z.string().nullish(),
  tracking_code: z.string().nullish(),
  tracker: z.object({ public_url: z.string().nullish() }).nullish(),
  postage_label: z.object({ label_url: z.string().nullish(), label_pdf_url: z.string().nullish() }).nullish(),
  refund_status: z.string().nullish(),
});
export type ShipmentObject = z.infer<typeof shipmentObject>;

/** Returns sender and recipient as EasyPost has them. @throws CarrierRefusedError for accessorials, which are for freight */
export function toAddresses({ from, to, accessorials }: CarrierShipment) {
  if (accessorials.some((one) => one !== "residential")) throw new CarrierRefusedError("shipment", "accessorials are for freight");
  const residential = to.residential || accessorials.includes("residential");
  return { to_address: toAddress({ ...to, residential }), from_address: toAddress(from) };
}

/** Returns a parcel as EasyPost has it, with the order's number on its label. @throws CarrierRefusedError for a pallet */
export function toParcel({ kind, length, width, height, weight }: CarrierPiece, reference: string) {
  if (kind !== "parcel") throw new CarrierRefusedError("shipment", "it isn't a parcel");
  return {
    parcel: { length: length / 100, width: width / 100, height: height / 100, weight: (weight * OUNCES) / 100 },
    reference,
    options: { label_format: "PDF", label_size: "4x6", print_custom_1: reference },
  };
}

const toAddress = ({ name, company, line1, line2, city, province, postalCode, country, phone, residential }: CarrierAddress) => ({
  name,
  ...(company && { company }),
  street1: line1,
  ...(line2 && { street2: line2 }),
  city,
  state: province,
  zip: postalCode,
  country,
  phone,
  residential,
});

export const toRate = (
  offer: string,
  rate: string,
  { carrier, service, rate: dollars, currency, delivery_days: days }: z.infer<typeof rateObject>,
): CarrierRate => ({
  ...{ offer, rate, carrier, service, currency },
  cents: Math.round(Number(dollars) * 100),
  days: days ?? null,
});

/** Returns the booking of a shipment, which is one parcel. */
export function bookingOf({ id, tracking_code: trackingNumber, tracker }: ShipmentObject): CarrierBooking {
  if (!trackingNumber) throw new Error("a bought shipment has no tracking number");
  return { ref: id, trackingNumber, trackingUrl: tracker?.public_url || null };
}

export const refused =
  (refusal: CarrierRefusal) =>
  (error: unknown): never => {
    throw error instanceof EasyPostError && error.isRefusal ? refusalOf(error, refusal) : error;
  };

export const refusalOf = (error: EasyPostError, refusal: CarrierRefusal): CarrierRefusedError =>
  new CarrierRefusedError(error.code.startsWith("ADDRESS.") ? "address" : refusal, error.code, { cause: error });
