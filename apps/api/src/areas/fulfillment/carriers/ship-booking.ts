import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { LineUnits } from "../../order/index.ts";
import { shipUnits } from "../progress/advance-lines.ts";
import { type Change, changeOrder } from "../progress/change-order.ts";
import { trackingUrlOf } from "../progress/progress.rules.ts";
import { type StoredBooking, selectBookedLines, storeShipped } from "./booking.repository.ts";
import { requireBooking } from "./read-bookings.ts";

/** Records that the carrier has taken a booking's goods. */
export const shipBooking: Verb<typeof office.shipBooking> = (context, { orderNo, bookingNo }) =>
  changeOrder(context, orderNo, async (change) => {
    const booking = await requireBooking(change.inside, change.order.id, bookingNo);
    if (booking.state !== "booked" || booking.shippedEventId !== null)
      throw new ShopError("office_booking_state", { bookingNo: String(bookingNo) });
    await shipBooked(change, booking, await selectBookedLines(change.inside.query, [booking.id]));
  });

/** Ships units of a booking with its carrier and tracking number, as staff do by hand. */
export async function shipBooked(change: Change, booking: StoredBooking, lines: LineUnits[]): Promise<void> {
  const { id, carrier } = booking;
  const trackingNumber = booking.trackingNumber ?? undefined;
  const trackingUrl = trackingUrlOf(carrier, trackingNumber) ?? booking.trackingUrl ?? undefined;
  await storeShipped(change.inside.query, id, await shipUnits(change, lines, { carrier, trackingNumber, trackingUrl }));
}
