import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { TrackingEvent } from "@azulejo/extend/carrier.ts";
import { inTransaction, type Services, type Work, workOn } from "../../../context.ts";
import { hasHappened, type LineProgress, type LineUnits } from "../../order/index.ts";
import { findStorefront } from "../../storefront/index.ts";
import { deliverUnits } from "../progress/advance-lines.ts";
import { type Change, openChange } from "../progress/change-order.ts";
import { type LockedOrder, lockOrder } from "../progress/locked-order.repository.ts";
import { leftToDeliver, leftToShip } from "../progress/progress.rules.ts";
import { noteDelay } from "../promises/move-promises.ts";
import {
  insertCarrierEvent,
  type StoredBooking,
  selectBookedLines,
  selectBooking,
  selectBookingOfEvent,
  selectCarrierEvents,
} from "./booking.repository.ts";
import { selectPieceOfEvent, selectPieces } from "./piece.repository.ts";
import { requireCarrier } from "./read-bookings.ts";
import { whereaboutsOf } from "./reports.rules.ts";
import { shipBooked } from "./ship-booking.ts";

/**
 * Receives a signed event of the carrier service. Events come more than once, late and in any order: each is stored once, and the order
 * follows from all of them together.
 * @throws office_carrier_off, CarrierSignatureError, or office_carrier_unavailable if it came before the answer to the booking
 */
export async function receiveTracking(services: Services, body: string, headers: Headers): Promise<void> {
  const carrier = requireCarrier(services);
  const event = carrier.readEvent(body, headers);
  // Events about shipments of other systems with the same account have no booking.
  const reported = event && (await bookingOf(services.database.query, carrier.name, event.bookingRef));
  if (!reported) return;
  const { booking, pieceNo } = reported;
  if (booking.state === "started") throw new ShopError("office_carrier_unavailable");
  const { referenceData, database, log } = services;
  const storefront = await findStorefront({ referenceData, query: database.query }, booking.storefrontId);
  const follow = (isFollowed: boolean) =>
    inTransaction(workOn(services, storefront), (inside) => followEvent(inside, booking, pieceNo, event, isFollowed));
  try {
    await follow(true);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // Such as goods that the last count didn't find. Staff see the report, and ship by hand.
    log.warn({ bookingNo: booking.id, err: error }, "an order could not follow what its carrier reported");
    await follow(false);
  }
}

/** Returns the booking that an event is about, and the number of its parcel if it is about one of several. */
async function bookingOf(query: Query, provider: string, ref: string): Promise<{ booking: StoredBooking; pieceNo: number | null } | null> {
  const piece = await selectPieceOfEvent(query, provider, ref);
  const booking = await (piece ? selectBooking(query, piece.bookingId) : selectBookingOfEvent(query, provider, ref));
  return booking ? { booking, pieceNo: piece?.pieceNo ?? null } : null;
}

async function followEvent(
  inside: Work,
  { id, orderNo }: StoredBooking,
  pieceNo: number | null,
  event: TrackingEvent,
  isFollowed: boolean,
): Promise<void> {
  const { query, storefront, now } = inside;
  const order = orderNo === null ? null : await lockOrder(query, storefront.id, { orderNo });
  if (!order || !(await insertCarrierEvent(query, { bookingId: id, pieceNo }, event, now())) || !isFollowed) return;
  const booking = await selectBooking(query, id);
  if (booking?.state !== "booked" && booking?.state !== "canceling") return;
  const where = whereaboutsOf(await selectCarrierEvents(query, [id]), await selectPieces(query, [id]));
  const lines = await selectBookedLines(query, [id]);
  if (where.hasLeft && booking.shippedEventId === null)
    await onLeft(inside, order, `carrier:${id}:shipped`, lines, leftToShip, (change, left) => shipBooked(change, booking, left));
  if (where.delivered) await onLeft(inside, order, `carrier:${id}:delivered`, lines, leftToDeliver, deliverUnits);
  if (where.estimatedOn && where.hasLeft) {
    const change = await openChange(inside, order, { key: `carrier:${id}:delay:${event.id}` });
    const lineIds = lines.map(({ lineId }) => lineId);
    await noteDelay(change, lineIds, where.estimatedOn);
  }
}

/** Moves as many of the units as are left, because staff may have moved some by hand. */
async function onLeft(
  inside: Work,
  order: LockedOrder,
  key: string,
  lines: LineUnits[],
  left: (line: LineProgress) => number,
  move: (change: Change, lines: LineUnits[]) => Promise<unknown>,
): Promise<void> {
  if (await hasHappened(inside.query, key)) return;
  const change = await openChange(inside, order, { key });
  const some = lines.flatMap(({ lineId, units }) => {
    const line = change.progress.find((one) => one.lineId === lineId);
    const open = line ? Math.min(units, left(line)) : 0;
    return open > 0 ? [{ lineId, units: open }] : [];
  });
  if (some.length > 0) await move(change, some);
}
