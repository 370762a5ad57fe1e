import { type Carrier, CarrierRefusedError } from "@azulejo/extend/carrier.ts";
import { download } from "./download.ts";
import { createEasyPostClient, type EasyPostClient, EasyPostError, type EasyPostOptions } from "./easypost-client.ts";
import { readEasyPostEvent } from "./easypost-events.ts";
import { bookingOf, refusalOf, refused, type ShipmentObject, shipmentObject, toAddresses, toParcel, toRate } from "./easypost-objects.ts";
import { createEasyPostOrders, isOrder } from "./easypost-orders.ts";

/**
 * Books parcels with EasyPost. A shipment is one parcel, an order several; either can be bought once, so its id is the offer, and a repeat
 * finds what was bought. Freight and its accessorials aren't offered.
 */
export function createEasyPostCarrier(options: EasyPostOptions): Carrier {
  const client = createEasyPostClient(options);
  const read = async (id: string, signal: AbortSignal): Promise<ShipmentObject> =>
    shipmentObject.parse(await client.call("GET", `shipments/${encodeURIComponent(id)}`, signal));
  const refund = async (id: string, signal: AbortSignal): Promise<void> => {
    const path = `shipments/${encodeURIComponent(id)}/refund`;
    const answer = await client.call("POST", path, signal).catch(async (error: unknown) => {
      if (!(error instanceof EasyPostError && error.isRefusal)) throw error;
      // A repeat is refused, because the refund has been requested already.
      const asked = await read(id, signal);
      if (!asked.refund_status) throw refusalOf(error, "taken");
      return asked;
    });
    // Carriers that bill when they scan a label have nothing to refund.
    if (shipmentObject.parse(answer).refund_status === "rejected") throw new CarrierRefusedError("taken", "the refund was rejected");
  };
  const orders = createEasyPostOrders(client, refund);
  return {
    name: "easypost",
    takes: ["parcel"],
    async rates(asked, signal) {
      const [piece, ...others] = asked.pieces;
      if (others.length > 0) return orders.rates(asked, signal);
      if (!piece) throw new CarrierRefusedError("shipment", "it has no parcel");
      const shipment = { ...toAddresses(asked), ...toParcel(piece, asked.reference) };
      const answer = await client.call("POST", "shipments", signal, { shipment }).catch(refused("shipment"));
      const { id, rates } = shipmentObject.parse(answer);
      return (rates ?? []).map((one) => toRate(id, one.id, one));
    },
    async book({ offer, rate: id }, signal) {
      if (isOrder(offer)) return orders.book(offer, id, signal);
      const path = `shipments/${encodeURIComponent(offer)}/buy`;
      try {
        return bookingOf(shipmentObject.parse(await client.call("POST", path, signal, { rate: { id } })));
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
      const file = url && (await download(labelUrl(url, client), {}, signal));
      if (!file) throw new Error("the label isn't ready");
      return file;
    },
    cancel: (ref, signal) => (isOrder(ref) ? orders.cancel(ref, signal) : refund(ref, signal)),
    readEvent: (body, headers) => readEasyPostEvent(body, headers, options.webhookSecret),
  };
}

/** EasyPost's files and its bucket; a stand-in serves its own. */
const LABEL_HOSTS = /^(?:[\w-]+\.)*easypost\.com$|^easypost-files\.s3[\w.-]*\.amazonaws\.com$/;

/** Returns the address of a label, which is only ever fetched from the service. @throws for an address elsewhere */
function labelUrl(address: string, { origin }: EasyPostClient): URL {
  const url = new URL(address);
  if (url.origin !== origin && !(url.protocol === "https:" && LABEL_HOSTS.test(url.hostname)))
    throw new Error(`a label is at ${url.hostname}, which isn't EasyPost's`);
  return url;
}
