import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { StoredBooking } from "./booking.repository.ts";
import { type ReportedOn, selectLabel, selectPieces, storeLabel } from "./piece.repository.ts";
import { requireBooking, requireCarrier, requireOrder } from "./read-bookings.ts";

/** Returns the label of a booking or of one of its parcels, which is fetched from the service once. */
export const carrierLabel: Verb<typeof office.carrierLabel> = async (context, { orderNo, bookingNo, pieceNo: number = 1 }) => {
  const order = await requireOrder(context, orderNo);
  const booking = await requireBooking(context, order.id, bookingNo);
  const pieces = await selectPieces(context.query, [booking.id]);
  const piece = pieces.find(({ pieceNo }) => pieceNo === number);
  if (!piece && (pieces.length > 0 || number > 1)) throw new ShopError("office_booking_not_found", { bookingNo: String(bookingNo) });
  const of = { bookingId: booking.id, pieceNo: piece?.pieceNo ?? null };
  const label = (await selectLabel(context.query, of)) ?? (await fetchLabel(context, booking, of, piece?.ref ?? booking.ref));
  const name = ["label", orderNo, bookingNo, ...(piece ? [number] : [])].join("-");
  return { name: `${name}.pdf`, type: "application/pdf" as const, data: Buffer.from(label).toString("base64") };
};

/** @throws office_booking_state, office_carrier_off, office_carrier_unavailable */
async function fetchLabel(
  context: Context,
  { id, state, provider }: StoredBooking,
  of: ReportedOn,
  ref: string | null,
): Promise<Uint8Array> {
  if (state !== "booked" || ref === null) throw new ShopError("office_booking_state", { bookingNo: String(id) });
  const label = await requireCarrier(context, provider).label(ref);
  await storeLabel(context.query, of, label);
  return label;
}
