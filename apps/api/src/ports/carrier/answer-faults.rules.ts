import type { BookedPiece, CarrierBooking, CarrierRate, TrackingEvent } from "@azulejo/extend/carrier.ts";
import { isPdf } from "../../domain/pictures/picture-kind.ts";

/** Above any shipment of tile. */
const MAX_CENTS = 5_000_000;
/** Above any label, bill of lading or proof of a delivery. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_CHARACTERS = 200;

/** Returns the fault of an answer with rates; null for plausible ones. */
export function rateFault(rates: readonly CarrierRate[]): string | null {
  for (const { offer, rate, carrier, service, cents, currency, days, pieces = [] } of rates) {
    if (!pieces.every(isShort) || new Set(pieces).size < pieces.length) return "a piece lacks a name of its own";
    if (![offer, rate, carrier, service].every(isShort)) return "a rate lacks a name";
    if (!Number.isSafeInteger(cents) || cents < 0 || cents > MAX_CENTS) return `${cents} cents are no price`;
    if (!/^[A-Z]{3}$/.test(currency)) return `${currency} is no currency`;
    if (days !== null && !(Number.isSafeInteger(days) && days >= 0 && days <= 365)) return `${days} days are no time`;
  }
  return null;
}

/** Returns the fault of a booking; null for a plausible one. */
export function bookingFault({ pieces = [], ...booking }: CarrierBooking): string | null {
  if (new Set(pieces.map(({ ref }) => ref)).size < pieces.length) return "two pieces have one name";
  return [booking, ...pieces].map(numberFault).find((fault) => fault !== null) ?? null;
}

function numberFault({ ref, trackingNumber, trackingUrl }: BookedPiece): string | null {
  if (!isShort(ref) || !isShort(trackingNumber)) return "a booking lacks its number";
  if (trackingUrl === null) return null;
  return URL.canParse(trackingUrl) && new URL(trackingUrl).protocol === "https:" ? null : "the address of the tracking page isn't HTTPS";
}

/** Returns the fault of a label; null for a PDF file. */
export const labelFault = (label: Uint8Array): string | null =>
  !isPdf(label) ? "the label is no PDF file" : label.byteLength > MAX_FILE_BYTES ? "the label is too large" : null;

/** Returns the fault of reports about a booking; null for plausible ones. */
export const trackingFault = (events: readonly TrackingEvent[]): string | null =>
  events.every(({ id, at }) => isShort(id) && !Number.isNaN(at.getTime())) ? null : "a report lacks its id or its time";

const isShort = (text: string): boolean => typeof text === "string" && text !== "" && text.length <= MAX_CHARACTERS;
