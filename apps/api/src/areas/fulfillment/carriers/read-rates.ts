import { type office, ShopError } from "@azulejo/contract";
import type { CarrierAddress, CarrierPiece } from "@azulejo/extend/carrier.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { GuardedCarrier } from "../../../ports/carrier/guarded-carrier.ts";
import { type LineUnits, selectLineProgress } from "../../order/index.ts";
import { readStores } from "../../store/index.ts";
import { type OrderDetails, selectOrderDetails } from "../orders/order-details.repository.ts";
import { selectHeldLots } from "../papers/held-lots.repository.ts";
import { lineOf, mergeUnits } from "../progress/change-order.ts";
import { leftToShip } from "../progress/progress.rules.ts";
import { selectWaitingUnits } from "./booking.repository.ts";
import { sealQuote } from "./quote.ts";
import { requireOrder } from "./read-bookings.ts";

/** Asks the carrier service for rates. They serve the staff's choice; what the customer pays for delivery was promised with the order. */
export const readRates: Verb<typeof office.carrierRates> = async (context, { orderNo, lines: named, pieces, accessorials }) => {
  const carrier = carrierFor(context, pieces);
  const { id, canceledAt } = await requireOrder(context, orderNo);
  if (canceledAt) throw new ShopError("office_canceled", { orderNo: String(orderNo) });
  const lines = mergeUnits(named);
  await refuseUnitsNotLeft(context, { id, orderNo }, lines);
  const details = await selectOrderDetails(context.query, { orderId: id });
  if (!details) throw new ShopError("office_order_not_found");
  const [from, to] = [await senderOf(context, details, lines), recipientOf(details.order)];
  const shipment = { from, to, pieces: eachOf(pieces), accessorials, reference: String(orderNo) };
  const rates = await carrier.rates(shipment);
  return {
    rates: rates
      .toSorted((one, other) => one.cents - other.cents)
      .map((offered) => {
        const { carrier: name, service, cents, currency, days } = offered;
        const quote = sealQuote(context, {
          orderNo,
          storefrontId: context.storefront.id,
          provider: carrier.name,
          offered,
          lines,
          shipment,
        });
        return { quote, carrier: name, service, cents, currency, days };
      }),
  };
};

/** Returns the service that takes these pieces. @throws office_carrier_off, office_carrier_shipment for parcels and pallets together */
function carrierFor({ carriers }: Context, pieces: readonly Pick<CarrierPiece, "kind">[]): GuardedCarrier {
  if (carriers.length === 0) throw new ShopError("office_carrier_off");
  const carrier = carriers.find(({ takes }) => pieces.every(({ kind }) => takes.includes(kind)));
  if (!carrier) throw new ShopError("office_carrier_shipment");
  return carrier;
}

/** Above any order that goes by parcel. */
const MAX_PIECES = 50;

/** Returns every piece on its own. @throws office_carrier_shipment for too many */
function eachOf(pieces: ReadonlyArray<CarrierPiece & { count?: number | undefined }>): CarrierPiece[] {
  const all = pieces.flatMap(({ count = 1, ...piece }) => Array.from({ length: count }, () => ({ ...piece })));
  if (all.length > MAX_PIECES) throw new ShopError("office_carrier_shipment");
  return all;
}

/** Refuses units that are not delivered, have left, or are booked. @throws office_line_not_found, office_not_delivery, office_ship_left */
export async function refuseUnitsNotLeft(inside: Context, order: { id: number; orderNo: number }, lines: LineUnits[]): Promise<void> {
  const progress = await selectLineProgress(inside.query, order.id);
  const waiting = await selectWaitingUnits(inside.query, order.id);
  for (const { lineId, units } of lines) {
    const line = lineOf({ inside, order, progress }, lineId);
    if (line.fulfilment !== "DLVR") throw new ShopError("office_not_delivery", { itemNo: line.itemNo });
    const left = Math.max(0, leftToShip(line) - (waiting.get(lineId) ?? 0));
    if (units > left) throw new ShopError("office_ship_left", { itemNo: line.itemNo, left });
  }
}

/** Returns the place that holds most of these units. @throws office_nothing_to_pick if no place holds any */
async function senderOf(context: Context, { order }: OrderDetails, lines: LineUnits[]): Promise<CarrierAddress> {
  const held = (await selectHeldLots(context.query, order.id)).filter((lot) => lines.some(({ lineId }) => lineId === lot.lineId));
  const units = Map.groupBy(held, ({ placeId }) => placeId);
  const sum = (placeId: number): number => (units.get(placeId) ?? []).reduce((all, lot) => all + lot.units, 0);
  const [placeId] = [...units.keys()].toSorted((one, other) => sum(other) - sum(one));
  const place = (await readStores(context, context.storefront.id)).find(({ id }) => id === placeId);
  if (!place) throw new ShopError("office_nothing_to_pick", { orderNo: String(order.orderNo) });
  const { street, city, state, postalCode, country, phone } = place;
  const name = context.storefront.name;
  return { name, line1: street, city, province: state, postalCode, country, phone, residential: false };
}

/** An address counts as a residence unless its owner has said otherwise. @throws office_carrier_address for an order without an address */
function recipientOf({ deliveryAddress, phone }: OrderDetails["order"]): CarrierAddress {
  if (!deliveryAddress) throw new ShopError("office_carrier_address");
  const { firstName, lastName, kind, ...address } = deliveryAddress;
  return { ...address, name: `${firstName} ${lastName}`, phone, residential: kind !== "commercial" };
}
