import { ShopError } from "@azulejo/contract";
import type { AuditKind } from "@azulejo/contract/staff/audit-kinds.ts";
import type { CarrierShipment } from "@azulejo/extend/carrier.ts";
import { inTransaction, type Services, type Work, workOn } from "../../../context.ts";
import { recordActOf } from "../../audit/index.ts";
import { selectLineProgress } from "../../order/index.ts";
import { findStorefront } from "../../storefront/index.ts";
import { lockOrder } from "../progress/locked-order.repository.ts";
import {
  claimBooking,
  moveBooking,
  releaseBooking,
  type StoredBooking,
  selectBooking,
  selectUnfinished,
  storeBooked,
} from "./booking.repository.ts";
import { cancelSurplusBookings } from "./cancel-surplus.ts";
import { requireCarrier } from "./read-bookings.ts";

/** To staff, about a canceled booking that the carrier has taken. */
export const CARRIER_REFUSAL_MAIL = "mail.carrierRefusal";
/** A call may still be working on a newer booking. */
const STRANDED_AFTER_MS = 2 * 60_000;
/** Maximum number of bookings per run, so that a run is short. */
const AT_ONCE = 50;

/** Whether a service refused for good. Otherwise it may have done what was requested. */
const isRefusal = (error: unknown): boolean => error instanceof ShopError && error.code !== "office_carrier_unavailable";

/**
 * Books at the service what the shop has noted, and stores the result. The service answers a repeat with the same booking, so this may run
 * again after a crash. If it runs already, nothing happens, because not every service notices two requests at once.
 * @throws office_carrier_unavailable if that is unknown, or why nothing was booked
 */
export async function finishBooking(services: Services, id: number): Promise<void> {
  const { query } = services.database;
  const booking = await selectBooking(query, id);
  if (booking?.state !== "started") return;
  const { key, offer, rate, shipment } = booking;
  const carrier = requireCarrier(services, booking.provider);
  if (!(await claimBooking(query, id, services.now()))) return;
  const booked = await carrier
    .book({ key, offer, rate, ...(shipment && { shipment: shipment as unknown as CarrierShipment }) })
    .catch(async (error: unknown) => {
      await releaseBooking(query, id);
      if (isRefusal(error)) await moveBooking(query, id, "started", "refused", services.now());
      throw error;
    });
  await onStorefrontOf(services, booking, async (inside) => {
    // As everywhere, the order is locked before what hangs on it.
    if (booking.orderNo !== null) await lockOrder(inside.query, inside.storefront.id, { orderNo: booking.orderNo });
    if (!(await storeBooked(inside.query, id, booked))) return;
    const { staffId, staffEmail } = booking;
    await record(inside, booking, "order.carrier_booked", { staffId, email: staffEmail }, booked.trackingNumber);
    // Its units may have been canceled while the service was asked.
    await cancelSurplusBookings(inside.query, booking.orderId, await selectLineProgress(inside.query, booking.orderId));
  });
}

/**
 * Cancels at the service what is to be canceled. Runs again like `finishBooking`.
 * @param isAwaited whether staff wait for the answer; otherwise a refusal is emailed to them
 * @throws office_carrier_unavailable, office_carrier_taken
 */
export async function finishCancellation(services: Services, id: number, isAwaited: boolean): Promise<void> {
  const { query } = services.database;
  const booking = await selectBooking(query, id);
  if (booking?.state !== "canceling" || booking.ref === null) return;
  await requireCarrier(services, booking.provider)
    .cancel(booking.ref)
    .catch(async (error: unknown) => {
      if (isRefusal(error)) await onStorefrontOf(services, booking, (inside) => noteRefusal(inside, booking, isAwaited));
      throw error;
    });
  await onStorefrontOf(services, booking, async (inside) => {
    if (!(await moveBooking(inside.query, id, "canceling", "canceled", inside.now()))) return;
    const { canceledBy, cancelerEmail, trackingNumber } = booking;
    await record(inside, booking, "order.carrier_canceled", { staffId: canceledBy, email: cancelerEmail }, trackingNumber);
  });
}

/** Books again what the service didn't cancel, and emails staff once if nobody waits for the answer. */
async function noteRefusal({ query, outbox }: Work, { id }: StoredBooking, isAwaited: boolean): Promise<void> {
  if (!(await moveBooking(query, id, "canceling", "booked")) || isAwaited) return;
  await outbox.enqueue(query, [{ kind: CARRIER_REFUSAL_MAIL, key: `carrier-refusal:${id}`, payload: { bookingId: id } }]);
}

/** Finishes bookings and cancellations that a crash or a silent service left open. @returns how many it finished */
export async function sweepBookings(services: Services): Promise<number> {
  if (services.carriers.length === 0) return 0;
  const before = new Date(services.now().getTime() - STRANDED_AFTER_MS);
  let ended = 0;
  for (const { id, state } of await selectUnfinished(services.database.query, before, AT_ONCE)) {
    try {
      await (state === "started" ? finishBooking(services, id) : finishCancellation(services, id, false));
      ended += 1;
    } catch (error) {
      services.log.warn({ bookingNo: id, err: error }, "a carrier booking could not be finished yet");
    }
  }
  return ended;
}

async function onStorefrontOf(services: Services, { storefrontId }: StoredBooking, work: (inside: Work) => Promise<void>): Promise<void> {
  const { referenceData, database } = services;
  const storefront = await findStorefront({ referenceData, query: database.query }, storefrontId);
  await inTransaction(workOn(services, storefront), work);
}

/** Writes the audit entry of the staff member who started it, also if a job has finished it. */
async function record(
  { query, storefront, now }: Work,
  booking: StoredBooking,
  kind: AuditKind,
  { staffId, email }: { staffId: number | null; email: string | null },
  trackingNumber: string | null,
): Promise<void> {
  const { orderNo, id, carrier, service, costCents } = booking;
  const by =
    staffId !== null && email !== null
      ? ({ actor: "staff", staffId, name: email } as const)
      : ({ actor: "system", name: booking.provider } as const);
  const after = { bookingNo: id, carrier, service, costCents, trackingNumber };
  await recordActOf({ query, storefrontId: storefront.id, at: now(), by }, { kind, subject: "order", no: orderNo ?? "", after });
}
