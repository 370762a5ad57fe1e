import { type office, ShopError } from "@azulejo/contract";
import type { ValueOf } from "@azulejo/contract/call.ts";
import { pieceKinds } from "@azulejo/contract/staff/carrier-choices.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import type { GuardedCarrier } from "../../../ports/carrier/guarded-carrier.ts";
import { proofLink } from "../../order/index.ts";
import { isStaffOrder } from "../../staff/index.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { type StoredBooking, selectBookedLines, selectBooking, selectBookings, selectCarrierEvents } from "./booking.repository.ts";
import { type ReportedOn, selectPieces } from "./piece.repository.ts";
import { selectProofs } from "./proof.repository.ts";
import { reportsOf, type Whereabouts, whereaboutsOf } from "./reports.rules.ts";

type Bookings = ValueOf<typeof office.carrierBookings>;

export const listBookings: Verb<typeof office.carrierBookings> = (context, { orderNo }) => readBookings(context, orderNo);

/** Returns an order's bookings as staff see them. @throws office_order_not_found */
export async function readBookings(context: Work, orderNo: number): Promise<Bookings> {
  const { query, carriers } = context;
  const { id: orderId } = await requireOrder(context, orderNo);
  const stored = await selectBookings(query, orderId);
  const ids = stored.map(({ id }) => id);
  const [lines, allReports, allPieces, proofs] = await Promise.all([
    selectBookedLines(query, ids),
    selectCarrierEvents(query, ids),
    selectPieces(query, ids),
    selectProofs(query, ids),
  ]);
  const pictureOf = (of: ReportedOn) => {
    const proof = proofs.find(({ bookingId, pieceNo }) => bookingId === of.bookingId && pieceNo === of.pieceNo);
    return proof ? { state: proof.state, kind: proof.kind, url: proof.state === "stored" ? proofLink(context, proof) : null } : null;
  };
  return {
    takes: pieceKinds.filter((kind) => carriers.some(({ takes }) => takes.includes(kind))),
    bookings: stored.map((booking) => {
      const reports = allReports.filter(({ bookingId }) => bookingId === booking.id);
      const pieces = allPieces.filter(({ bookingId }) => bookingId === booking.id);
      const { id, state, carrier: name, service, costCents, currency, startedAt, trackingNumber, trackingUrl } = booking;
      return {
        ...{ bookingNo: id, state, carrier: name, service, costCents, currency, trackingNumber, trackingUrl },
        bookedAt: startedAt.toISOString(),
        ...stateOf(whereaboutsOf(reports, pieces)),
        picture: pictureOf({ bookingId: id, pieceNo: null }),
        pieces: pieces.map((piece) => ({
          ...{ pieceNo: piece.pieceNo, trackingNumber: piece.trackingNumber, trackingUrl: piece.trackingUrl },
          ...stateOf(whereaboutsOf(reportsOf(piece, reports))),
          picture: pictureOf(piece),
        })),
        isShipped: booking.shippedEventId !== null,
        lines: lines.filter(({ bookingId }) => bookingId === id).map(({ lineId, itemNo, units }) => ({ lineId, itemNo, units })),
      };
    }),
  };
}

const stateOf = ({ latest, delivered, estimatedOn }: Whereabouts) => ({
  status: latest?.status ?? null,
  statusAt: latest?.at.toISOString() ?? null,
  estimatedOn,
  deliveredAt: delivered?.deliveredAt?.toISOString() ?? null,
  signedBy: delivered?.signedBy ?? null,
});

/** Returns an order of the signed-in staff. @param lock whether to lock it in the caller's transaction @throws office_order_not_found */
export async function requireOrder(context: Work, orderNo: number, lock = false): Promise<LockedOrder> {
  const order = await lockOrder(context.query, context.storefront.id, { orderNo }, lock);
  if (!order || !(await isStaffOrder(context, order.id))) throw new ShopError("office_order_not_found");
  return order;
}

/** @throws office_booking_not_found */
export async function requireBooking({ query }: Work, orderId: number, bookingNo: number): Promise<StoredBooking> {
  const booking = await selectBooking(query, bookingNo);
  if (booking?.orderId !== orderId) throw new ShopError("office_booking_not_found", { bookingNo: String(bookingNo) });
  return booking;
}

/** Returns the service of a booking. @throws office_carrier_off if the shop doesn't use it anymore */
export function requireCarrier({ carriers }: Pick<Work, "carriers">, provider: string): GuardedCarrier {
  const carrier = carriers.find(({ name }) => name === provider);
  if (!carrier) throw new ShopError("office_carrier_off");
  return carrier;
}
