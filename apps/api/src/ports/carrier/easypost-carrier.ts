import {
  type Carrier,
  type CarrierAddress,
  type CarrierBooking,
  type CarrierRate,
  type CarrierRefusal,
  CarrierRefusedError,
  type CarrierShipment,
} from "@azulejo/extend/carrier.ts";
import { z } from "zod";
import { createEasyPostClient, type EasyPostClient, EasyPostError, type EasyPostOptions } from "./easypost-client.ts";
import { readEasyPostEvent } from "./easypost-events.ts";

const OUNCES = 16;
const MAX_LABEL_BYTES = 5 * 1024 * 1024;

const rate = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  rate: z.string(),
  currency: z.string(),
  delivery_days: z.number().nullish(),
});
const shipment = z.object({
  id: z.string(),
  rates: z.array(rate).nullish(),
  tracking_code: z.string().nullish(),
  tracker: z.object({ public_url: z.string().nullish() }).nullish(),
  postage_label: z.object({ label_url: z.string().nullish(), label_pdf_url: z.string().nullish() }).nullish(),
  refund_status: z.string().nullish(),
});
type Shipment = z.infer<typeof shipment>;

/**
 * Books parcels with EasyPost. An EasyPost shipment is one parcel and can be bought once, so its id is the offer, and a repeat finds what
 * was bought. Freight and its accessorials aren't offered.
 */
export function createEasyPostCarrier(options: EasyPostOptions): Carrier {
  const client = createEasyPostClient(options);
  const read = async (id: string, signal: AbortSignal): Promise<Shipment> =>
    shipment.parse(await client.call("GET", `shipments/${encodeURIComponent(id)}`, signal));
  return {
    name: "easypost",
    takes: ["parcel"],
    async rates(asked, signal) {
      const answer = await client.call("POST", "shipments", signal, { shipment: toShipment(asked) }).catch(refused("shipment"));
      const { id, rates } = shipment.parse(answer);
      return (rates ?? []).map((one) => toRate(id, one));
    },
    async book({ offer, rate: id }, signal) {
      const path = `shipments/${encodeURIComponent(offer)}/buy`;
      try {
        return bookingOf(shipment.parse(await client.call("POST", path, signal, { rate: { id } })));
      } catch (error) {
        if (!(error instanceof EasyPostError && error.isRefusal)) throw error;
        // A repeat is refused, because the shipment has been bought already.
        const bought = error.status === 404 ? null : await read(offer, signal);
        if (bought?.tracking_code) return bookingOf(bought);
        throw refusalOf(error, "rate");
      }
    },
    async label(ref, signal) {
      const { postage_label: label } = await read(ref, signal);
      const url = label?.label_pdf_url || label?.label_url;
      if (!url) throw new Error("the label isn't ready");
      return download(labelUrl(url, client), signal);
    },
    async cancel(ref, signal) {
      const path = `shipments/${encodeURIComponent(ref)}/refund`;
      const answer = await client.call("POST", path, signal).catch(async (error: unknown) => {
        if (!(error instanceof EasyPostError && error.isRefusal)) throw error;
        // A repeat is refused, because the refund has been requested already.
        const asked = await read(ref, signal);
        if (!asked.refund_status) throw refusalOf(error, "taken");
        return asked;
      });
      // Carriers that bill when they scan a label have nothing to refund.
      if (shipment.parse(answer).refund_status === "rejected") throw new CarrierRefusedError("taken", "the refund was rejected");
    },
    readEvent: (body, headers) => readEasyPostEvent(body, headers, options.webhookSecret),
  };
}

function toShipment({ from, to, pieces, accessorials, reference }: CarrierShipment) {
  const [piece, ...others] = pieces;
  if (piece?.kind !== "parcel" || others.length > 0) throw new CarrierRefusedError("shipment", "it isn't one parcel");
  if (accessorials.some((one) => one !== "residential")) throw new CarrierRefusedError("shipment", "accessorials are for freight");
  const residential = to.residential || accessorials.includes("residential");
  return {
    to_address: toAddress({ ...to, residential }),
    from_address: toAddress(from),
    parcel: {
      length: piece.length / 100,
      width: piece.width / 100,
      height: piece.height / 100,
      weight: (piece.weight * OUNCES) / 100,
    },
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

const toRate = (
  offer: string,
  { id, carrier, service, rate: dollars, currency, delivery_days: days }: z.infer<typeof rate>,
): CarrierRate => ({
  offer,
  rate: id,
  carrier,
  service,
  cents: Math.round(Number(dollars) * 100),
  currency,
  days: days ?? null,
});

function bookingOf({ id, tracking_code: trackingNumber, tracker }: Shipment): CarrierBooking {
  if (!trackingNumber) throw new Error("a bought shipment has no tracking number");
  return { ref: id, trackingNumber, trackingUrl: tracker?.public_url || null };
}

const refused =
  (refusal: CarrierRefusal) =>
  (error: unknown): never => {
    throw error instanceof EasyPostError && error.isRefusal ? refusalOf(error, refusal) : error;
  };

const refusalOf = (error: EasyPostError, refusal: CarrierRefusal): CarrierRefusedError =>
  new CarrierRefusedError(error.code.startsWith("ADDRESS.") ? "address" : refusal, error.code, { cause: error });

/** EasyPost's files and its bucket; a stand-in serves its own. */
const LABEL_HOSTS = /^(?:[\w-]+\.)*easypost\.com$|^easypost-files\.s3[\w.-]*\.amazonaws\.com$/;

/** Returns the address of a label, which is only ever fetched from the service. @throws for an address elsewhere */
function labelUrl(address: string, { origin }: EasyPostClient): URL {
  const url = new URL(address);
  if (url.origin !== origin && !(url.protocol === "https:" && LABEL_HOSTS.test(url.hostname)))
    throw new Error(`a label is at ${url.hostname}, which isn't EasyPost's`);
  return url;
}

async function download(url: URL, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { redirect: "error", signal });
  if (!response.ok || !response.body) throw new Error(`the label could not be read: ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_LABEL_BYTES) throw new Error("the label is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
