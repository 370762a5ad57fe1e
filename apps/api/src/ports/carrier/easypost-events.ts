import { createHmac, timingSafeEqual } from "node:crypto";
import { CarrierSignatureError, type TrackingEvent, type TrackingStatus } from "@azulejo/extend/carrier.ts";
import { z } from "zod";

const moment = z.iso.datetime({ offset: true });

const tracker = z.object({
  object: z.literal("Tracker"),
  status: z.string(),
  shipment_id: z.string().nullish(),
  updated_at: moment,
  est_delivery_date: moment.nullish(),
  signed_by: z.string().max(200).nullish(),
  tracking_details: z.array(z.object({ status: z.string().nullish(), datetime: moment.nullish() })).nullish(),
  carrier_detail: z.object({ est_delivery_date_local: z.iso.date().nullish() }).nullish(),
});
const event = z.object({ id: z.string().min(1).max(100), object: z.literal("Event"), description: z.string(), result: z.unknown() });

const STATUSES: Record<string, TrackingStatus> = {
  unknown: "announced",
  pre_transit: "announced",
  in_transit: "moving",
  available_for_pickup: "moving",
  out_for_delivery: "outForDelivery",
  delivered: "delivered",
  return_to_sender: "returned",
  failure: "failed",
  cancelled: "failed",
  error: "failed",
};

/** Reads an event about a parcel; null for any other. @throws CarrierSignatureError */
export function readEasyPostEvent(body: string, headers: Headers, webhookSecret: string): TrackingEvent | null {
  if (!isSigned(body, headers.get("x-hmac-signature") ?? "", webhookSecret)) throw new CarrierSignatureError();
  const { id, description, result } = event.parse(JSON.parse(body));
  if (!description.startsWith("tracker.")) return null;
  const { shipment_id: bookingRef, ...tracked } = tracker.parse(result);
  // Trackers of parcels that were booked elsewhere belong to no shipment.
  if (!bookingRef) return null;
  const at = new Date(tracked.updated_at);
  const status = STATUSES[tracked.status] ?? "announced";
  const estimatedOn = tracked.carrier_detail?.est_delivery_date_local ?? tracked.est_delivery_date?.slice(0, 10) ?? null;
  const delivered = tracked.tracking_details?.findLast((one) => one.status === "delivered")?.datetime;
  const proof = status === "delivered" ? { at: delivered ? new Date(delivered) : at, signedBy: tracked.signed_by || null } : null;
  return { id, bookingRef, at, status, estimatedOn, proof };
}

/** Returns the signature of a webhook. @param secret normalized, because one with accents may be written in two ways */
export const easyPostSignature = (body: string, secret: string): string =>
  `hmac-sha256-hex=${createHmac("sha256", secret.normalize("NFKD")).update(body, "utf8").digest("hex")}`;

/** EasyPost signs weights as floats, also where the body that arrives has whole numbers. */
const withFloats = (body: string): string => body.replace(/("weight":\s*)(\d+)(?=\s*[,}])/g, "$1$2.0");

const isSigned = (body: string, signature: string, secret: string): boolean =>
  [body, withFloats(body)].some((one) => {
    const [wanted, given] = [Buffer.from(easyPostSignature(one, secret)), Buffer.from(signature)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
