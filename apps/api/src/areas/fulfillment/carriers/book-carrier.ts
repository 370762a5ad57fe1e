import { randomUUID } from "node:crypto";
import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { refuseUnpaid } from "../progress/advance-lines.ts";
import { insertBooking, selectBookingOfOffer, startCanceling } from "./booking.repository.ts";
import { finishBooking, finishCancellation } from "./finish-booking.ts";
import { openQuote } from "./quote.ts";
import { readBookings, requireBooking, requireCarrier, requireOrder } from "./read-bookings.ts";
import { refuseUnitsNotLeft } from "./read-rates.ts";

/**
 * Books a rate in three phases: the booking is noted, then made at the service outside any transaction, then stored. A rate that was booked
 * before is found, so that a repeat books nothing more.
 */
export const bookCarrier: Verb<typeof office.bookCarrier> = async (context, { orderNo, quote: sealed }) => {
  if (context.carriers.length === 0) throw new ShopError("office_carrier_off");
  await finishBooking(context, await inTransaction(context, (inside) => noteBooking(inside, orderNo, sealed)));
  return readBookings(context, orderNo);
};

async function noteBooking(inside: Context, orderNo: number, sealed: string): Promise<number> {
  const order = await requireOrder(inside, orderNo, true);
  const { provider, offered, lines, shipment } = openQuote(inside, orderNo, sealed);
  const { offer, rate, carrier, service, cents: costCents, currency, pieces = [] } = offered;
  const known = await selectBookingOfOffer(inside.query, provider, offer);
  if (known && known.orderId === order.id && known.rate === rate) return known.id;
  if (known) throw new ShopError("office_carrier_rate");
  if (order.canceledAt) throw new ShopError("office_canceled", { orderNo: String(orderNo) });
  await refuseUnpaid({ inside, order });
  await refuseUnitsNotLeft(inside, order, lines);
  const { staffId } = requireStaff(inside);
  const chosen = { offer, rate, carrier, service, costCents, currency };
  const booking = { ...chosen, orderId: order.id, key: randomUUID(), provider, shipment, staffId, startedAt: inside.now() };
  return insertBooking(inside.query, booking, lines, pieces);
}

/** Cancels a booking whose goods haven't left, in three phases like a booking. */
export const cancelBooking: Verb<typeof office.cancelBooking> = async (context, { orderNo, bookingNo }) => {
  if (context.carriers.length === 0) throw new ShopError("office_carrier_off");
  await inTransaction(context, async (inside) => {
    const order = await requireOrder(inside, orderNo, true);
    const { id, state, shippedEventId, provider } = await requireBooking(inside, order.id, bookingNo);
    requireCarrier(inside, provider);
    if (state === "canceling" || state === "canceled") return;
    if (shippedEventId !== null) throw new ShopError("office_carrier_taken");
    if (!(await startCanceling(inside.query, id, requireStaff(inside).staffId)))
      throw new ShopError("office_booking_state", { bookingNo: String(bookingNo) });
  });
  await finishCancellation(context, bookingNo, true);
  return readBookings(context, orderNo);
};
