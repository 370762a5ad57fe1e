import { ShopError } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { CarrierSignatureError, type TrackingEvent } from "@azulejo/extend/carrier.ts";
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
  noteTracked,
  type StoredBooking,
  selectBookedLines,
  selectBooking,
  selectBookingOfEvent,
  selectCarrierEvents,
  selectToTrack,
} from "./booking.repository.ts";
import { selectPieceOfEvent, selectPieces } from "./piece.repository.ts";
import { insertProof } from "./proof.repository.ts";
import { whereaboutsOf } from "./reports.rules.ts";
import { shipBooked } from "./ship-booking.ts";

/**
 * Receives a signed event of the carrier service. Events come more than once, late and in any order: each is stored once, and the order
 * follows from all of them together.
 * @throws office_carrier_off, CarrierSignatureError, or office_carrier_unavailable if it came before the answer to the booking
 */
export async function receiveTracking(services: Services, body: string, headers: Headers): Promise<void> {
  const { provider, event } = readEvent(services, body, headers);
  // Events about shipments of other systems with the same account have no booking.
  const reported = event && (await bookingOf(services.database.query, provider, event.bookingRef));
  if (!reported) return;
  if (reported.booking.state === "started") throw new ShopError("office_carrier_unavailable");
  await applyEvent(services, reported, event);
}

/** Reads an event of the service that signed it. @throws office_carrier_off, CarrierSignatureError if none did */
function readEvent({ carriers }: Services, body: string, headers: Headers): { provider: string; event: TrackingEvent | null } {
  if (carriers.length === 0) throw new ShopError("office_carrier_off");
  for (const carrier of carriers) {
    try {
      return { provider: carrier.name, event: carrier.readEvent(body, headers) };
    } catch (error) {
      if (!(error instanceof CarrierSignatureError)) throw error;
    }
  }
  throw new CarrierSignatureError();
}

/** Maximum number of bookings per run and service, so that a run is short. */
const AT_ONCE = 50;
const ASK_EVERY_MS = 25 * 60_000;
/** Longer than freight is on its way. */
const ASK_FOR_MS = 60 * 86_400_000;

/** Asks services without webhooks where bookings are. @returns how many it asked about */
export async function sweepTracking(services: Services): Promise<number> {
  const { database, log, now } = services;
  const [since, before] = [ASK_FOR_MS, ASK_EVERY_MS].map((ms) => new Date(now().getTime() - ms)) as [Date, Date];
  let asked = 0;
  for (const { name, track } of services.carriers) {
    if (!track) continue;
    for (const { id, ref } of await selectToTrack(database.query, name, { since, before, limit: AT_ONCE })) {
      if (ref === null) continue;
      await noteTracked(database.query, id, now());
      try {
        const booking = await selectBooking(database.query, id);
        for (const event of await track(ref)) if (booking) await applyEvent(services, { booking, pieceNo: null }, event);
        asked += 1;
      } catch (error) {
        log.warn({ bookingNo: id, err: error }, "a carrier service could not say where a booking is");
      }
    }
  }
  return asked;
}

interface Reported {
  booking: StoredBooking;
  pieceNo: number | null;
}

async function applyEvent(services: Services, { booking, pieceNo }: Reported, event: TrackingEvent): Promise<void> {
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
async function bookingOf(query: Query, provider: string, ref: string): Promise<Reported | null> {
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
  const { query, storefront, now, carriers } = inside;
  const order = orderNo === null ? null : await lockOrder(query, storefront.id, { orderNo });
  if (!order || !(await insertCarrierEvent(query, { bookingId: id, pieceNo }, event, now())) || !isFollowed) return;
  const booking = await selectBooking(query, id);
  if (event.status === "delivered" && carriers.find(({ name }) => name === booking?.provider)?.proof)
    await insertProof(query, { bookingId: id, pieceNo }, now());
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
