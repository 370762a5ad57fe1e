import { type CarrierBooking, type CarrierRate, CarrierRefusedError, type CarrierShipment } from "@azulejo/extend/carrier.ts";
import { z } from "zod";
import { type EasyPostClient, EasyPostError } from "./easypost-client.ts";
import {
  bookingOf,
  rateObject,
  refusalOf,
  refused,
  type ShipmentObject,
  shipmentObject,
  toAddresses,
  toParcel,
  toRate,
} from "./easypost-objects.ts";

const orderObject = z.object({ id: z.string(), rates: z.array(rateObject).nullish(), shipments: z.array(shipmentObject) });
type OrderObject = z.infer<typeof orderObject>;

/** An order's rates have no ids: carrier and service name them. */
const rateName = z.tuple([z.string(), z.string()]);

/** Whether an id is that of an order. */
export const isOrder = (id: string): boolean => id.startsWith("order_");

/** States of a parcel that the carrier hasn't scanned. */
const UNSCANNED = ["unknown", "pre_transit", "cancelled"];

/**
 * Several parcels to one address. EasyPost calls them an order, with a shipment for each parcel: all are rated and bought together, and each
 * is labeled, tracked and refunded by itself.
 */
export function createEasyPostOrders(client: EasyPostClient, refund: (shipmentId: string, signal: AbortSignal) => Promise<void>) {
  const pathOf = (id: string): string => `orders/${encodeURIComponent(id)}`;
  const read = async (id: string, signal: AbortSignal): Promise<OrderObject> =>
    orderObject.parse(await client.call("GET", pathOf(id), signal));
  const refundAll = async (shipments: ShipmentObject[], signal: AbortSignal) => {
    for (const { id, tracking_code: bought, refund_status: asked } of shipments) if (bought && !asked) await refund(id, signal);
  };
  return {
    async rates(asked: CarrierShipment, signal: AbortSignal): Promise<CarrierRate[]> {
      const shipments = asked.pieces.map((piece) => toParcel(piece, asked.reference));
      const order = { ...toAddresses(asked), reference: asked.reference, shipments };
      const answer = await client.call("POST", "orders", signal, { order }).catch(refused("shipment"));
      const { id, rates, shipments: made } = orderObject.parse(answer);
      const pieces = made.map((one) => one.id);
      return (rates ?? []).map((one) => ({ ...toRate(id, JSON.stringify([one.carrier, one.service]), one), pieces }));
    },
    async book(id: string, rate: string, signal: AbortSignal): Promise<CarrierBooking> {
      const [carrier, service] = rateName.parse(JSON.parse(rate));
      try {
        return orderBooking(orderObject.parse(await client.call("POST", `${pathOf(id)}/buy`, signal, { carrier, service })));
      } catch (error) {
        if (!(error instanceof EasyPostError && error.isRefusal)) throw error;
        // A repeat is refused, because the order has been bought already.
        const order = error.status === 404 ? null : await read(id, signal);
        if (order?.shipments.every((one) => one.tracking_code)) return orderBooking(order);
        // Parcels of an order that isn't bought whole are given back.
        if (order) await refundAll(order.shipments, signal);
        throw refusalOf(error, "rate");
      }
    },
    async cancel(id: string, signal: AbortSignal): Promise<void> {
      const { shipments } = await read(id, signal);
      // None is given back unless all can be.
      if (shipments.some(({ status, refund_status: asked }) => !asked && !UNSCANNED.includes(status ?? "unknown")))
        throw new CarrierRefusedError("taken", "a parcel of it has been scanned");
      await refundAll(shipments, signal);
    },
  };
}

function orderBooking({ id, shipments }: OrderObject): CarrierBooking {
  const pieces = shipments.map(bookingOf);
  const [first] = pieces;
  if (!first) throw new Error("a bought order has no parcels");
  return { ...first, ref: id, pieces };
}
