import { type Carrier, type CarrierBooking, CarrierRefusedError, CarrierSignatureError } from "@azulejo/extend/carrier.ts";
import type { z } from "zod";
import { download } from "./download.ts";
import { createShipStationClient, type ShipStationClient, ShipStationError, type ShipStationOptions } from "./shipstation-client.ts";
import {
  documentsObject,
  offerOf,
  quotesObject,
  shipmentObject,
  shipmentsObject,
  toEvents,
  toFreight,
  toRate,
  trackingObject,
} from "./shipstation-objects.ts";

/** The newest bookings, among which one whose answer was lost is looked for. */
const NEWEST = 100;
/** Documents that drivers sign, the best first. */
const BILLS = ["bol_pallet_label_combined", "bill_of_lading"];
/** Documents that recipients sign. */
const RECEIPTS = ["proof_of_delivery"];

/**
 * Books freight on pallets with a broker that is connected to ShipStation (formerly ShipEngine). An answer with quotes is one offer; the
 * service books a quote again if it is asked twice, so its newest bookings are read first. It sends no webhooks and is asked where goods are.
 *
 * Follows version 2 of ShipStation's API (docs.shipstation.com/freight and /apis/openapi/freight, 2.0.0), in which a booking repeats the
 * quote's id, carrier and end; version 1 needs the offer alone. Names of requests, bookings and documents, and the codes of tracking, were
 * compared with it in November 2026. Three weren't in the parts that could be read: `offer_id` of a listed booking, `reference_number`, and
 * `residential` and `limited_access` of `location_type`.
 */
export function createShipStationFreight(options: ShipStationOptions): Carrier {
  const client = createShipStationClient(options);
  const account = { freight_provider_account_id: options.accountId };
  return {
    name: "shipstation",
    takes: ["pallet"],
    async rates(asked, signal) {
      const { reference_number: _, ...freight } = toFreight(asked);
      const shipmentDate = new Date().toISOString();
      const answer = await client
        .call("POST", "quotes", signal, { ...account, ...freight, shipment_date: shipmentDate })
        .catch(refused("shipment"));
      const { quote_request_id: quote, offers } = quotesObject.parse(answer);
      return offers.map((one) => toRate(quote, one));
    },
    async book({ offer: quote, rate, shipment }, signal) {
      if (!shipment) throw new CarrierRefusedError("rate", "its shipment is unknown");
      const offer = offerOf(rate);
      const booked = await bookedOffer(client, offer.offer_id, signal);
      if (booked) return bookingOf(booked);
      const body = { ...account, quote_request_id: quote, ...offer, ...toFreight(shipment) };
      return bookingOf(shipmentObject.parse(await client.call("POST", "shipments", signal, body).catch(refused("rate"))));
    },
    async label(ref, signal) {
      const file = await readDocument(client, ref, BILLS, signal);
      if (!file) throw new Error("the bill of lading isn't ready");
      return file;
    },
    async cancel(ref, signal) {
      await client.call("DELETE", pathOf(ref), signal).catch(async (error: unknown) => {
        if (!(error instanceof ShipStationError && error.isRefusal)) throw error;
        // A repeat is refused, because it is canceled already.
        if (shipmentObject.parse(await client.call("GET", pathOf(ref), signal)).status !== "cancelled")
          throw new CarrierRefusedError("taken", error.code, { cause: error });
      });
    },
    async track(ref, signal) {
      const answer = await client.call("GET", `${pathOf(ref)}/tracking`, signal).catch((error: unknown) => {
        // The carrier hasn't given it a number yet.
        if (error instanceof ShipStationError && error.code === "freight_tracking_not_available") return { events: [] };
        throw error;
      });
      return toEvents(ref, trackingObject.parse(answer));
    },
    async proof(ref, signal) {
      const { events } = trackingObject.parse(await client.call("GET", `${pathOf(ref)}/tracking`, signal));
      const url = events.findLast((one) => one.proof_of_delivery_url)?.proof_of_delivery_url;
      const proof = url ? await download(proofUrl(url, client), {}, signal) : null;
      return proof ?? readDocument(client, ref, RECEIPTS, signal);
    },
    readEvent() {
      throw new CarrierSignatureError();
    },
  };
}

/** Returns the first document of these types; null if there is none yet. */
async function readDocument(client: ShipStationClient, ref: string, types: readonly string[], signal: AbortSignal) {
  const { documents } = documentsObject.parse(await client.call("GET", `${pathOf(ref)}/documents`, signal));
  const [found] = types.flatMap((type) => documents.find((one) => one.type === type && one.url) ?? []);
  return found?.url ? download(fileUrl(found.url, client), client.headers, signal) : null;
}

const pathOf = (id: string): string => `shipments/${encodeURIComponent(id)}`;

type Shipment = z.infer<typeof shipmentObject>;

/** Returns the booking of an offer whose answer was lost; null if nothing was booked. */
async function bookedOffer(client: ShipStationClient, offerId: string, signal: AbortSignal): Promise<Shipment | null> {
  const { shipments } = shipmentsObject.parse(await client.call("GET", `shipments?page=1&page_size=${NEWEST}`, signal));
  return shipments.find((one) => one.offer_id === offerId && one.status !== "cancelled") ?? null;
}

/** The carrier's number is often given at the pickup; until then the bill of lading's is good for tracking. */
function bookingOf({ freight_shipment_id: ref, pro_number: pro, bol_number: bol, confirmation_number: pickup }: Shipment): CarrierBooking {
  const trackingNumber = pro || bol || pickup;
  if (!trackingNumber) throw new Error("booked freight has no number");
  return { ref, trackingNumber, trackingUrl: null };
}

const refused =
  (refusal: "shipment" | "rate") =>
  (error: unknown): never => {
    if (!(error instanceof ShipStationError && error.isRefusal)) throw error;
    throw new CarrierRefusedError(error.code.includes("address") ? "address" : refusal, error.code, { cause: error });
  };

/** Where ShipStation keeps proofs of deliveries; a stand-in serves its own. */
const PROOF_HOSTS = /^(?:[\w-]+\.)*(?:shipstation|shipengine)\.com$|^tracking-service-[\w-]+\.s3[\w.-]*\.amazonaws\.com$/;

/** Returns the address of a proof, which is only ever read from the service. @throws for an address elsewhere */
function proofUrl(address: string, { base }: ShipStationClient): URL {
  const url = new URL(address);
  if (url.origin !== base.origin && !(url.protocol === "https:" && PROOF_HOSTS.test(url.hostname)))
    throw new Error(`a proof is at ${url.hostname}, which isn't ShipStation's`);
  return url;
}

/** Returns the address of a document, which is only ever read from the API. @throws for an address elsewhere */
function fileUrl(path: string, { base }: ShipStationClient): URL {
  const url = new URL(path.startsWith("/") ? base.href.replace(/\/$/, "") + path : path);
  if (url.origin !== base.origin) throw new Error(`a document is at ${url.hostname}, which isn't ShipStation's API`);
  return url;
}
