import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { type StoredBooking, selectLabel, storeLabel } from "./booking.repository.ts";
import { requireBooking, requireCarrier, requireOrder } from "./read-bookings.ts";

/** Returns a booking's label, which is fetched from the service once. */
export const carrierLabel: Verb<typeof office.carrierLabel> = async (context, { orderNo, bookingNo }) => {
  const order = await requireOrder(context, orderNo);
  const booking = await requireBooking(context, order.id, bookingNo);
  const label = (await selectLabel(context.query, booking.id)) ?? (await fetchLabel(context, booking));
  return { name: `label-${orderNo}-${bookingNo}.pdf`, type: "application/pdf" as const, data: Buffer.from(label).toString("base64") };
};

/** @throws office_booking_state, office_carrier_off, office_carrier_unavailable */
async function fetchLabel(context: Context, { id, state, ref, provider }: StoredBooking): Promise<Uint8Array> {
  if (state !== "booked" || ref === null) throw new ShopError("office_booking_state", { bookingNo: String(id) });
  const carrier = requireCarrier(context);
  if (carrier.name !== provider) throw new ShopError("office_carrier_off");
  const label = await carrier.label(ref);
  await storeLabel(context.query, id, label);
  return label;
}
