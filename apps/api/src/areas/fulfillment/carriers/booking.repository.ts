import type { Query } from "@azulejo/database";
import type { CarrierBooking, CarrierRate, CarrierShipment, TrackingEvent } from "@azulejo/extend/carrier.ts";
import { sql } from "kysely";
import type { LineUnits } from "../../order/index.ts";
import { type ReportedOn, storePieces } from "./piece.repository.ts";

/** A booking with the order that it is for. */
export type StoredBooking = NonNullable<Awaited<ReturnType<typeof selectBooking>>>;

const select = (query: Query) =>
  query
    .selectFrom("carrierBooking")
    .innerJoin("customerOrder", "customerOrder.id", "carrierBooking.orderId")
    .leftJoin("staff", "staff.id", "carrierBooking.staffId")
    .leftJoin("staff as canceler", "canceler.id", "carrierBooking.canceledBy")
    .select(["carrierBooking.id", "carrierBooking.orderId", "carrierBooking.key", "carrierBooking.state", "carrierBooking.provider"])
    .select(["carrierBooking.offer", "carrierBooking.rate", "carrierBooking.shipment", "carrierBooking.carrier", "carrierBooking.service"])
    .select(["carrierBooking.costCents", "carrierBooking.currency", "carrierBooking.startedAt", "carrierBooking.ref"])
    .select(["carrierBooking.trackingNumber", "carrierBooking.trackingUrl", "carrierBooking.shippedEventId"])
    .select(["customerOrder.orderNo", "customerOrder.storefrontId", "carrierBooking.staffId", "staff.email as staffEmail"])
    .select(["carrierBooking.canceledBy", "canceler.email as cancelerEmail"]);

export const selectBooking = (query: Query, id: number) => select(query).where("carrierBooking.id", "=", id).executeTakeFirst();

/** Returns the booking of an offer, unless it was refused. */
export const selectBookingOfOffer = (query: Query, provider: string, offer: string) =>
  select(query)
    .where("carrierBooking.provider", "=", provider)
    .where("carrierBooking.offer", "=", offer)
    .where("carrierBooking.state", "<>", "refused")
    .executeTakeFirst();

/** Returns the booking that a service's event is about, also one that the service has answered but the shop hasn't stored. */
export const selectBookingOfEvent = (query: Query, provider: string, ref: string) =>
  select(query)
    .where("carrierBooking.provider", "=", provider)
    .where((of) => of.or([of("ref", "=", ref), of.and([of("carrierBooking.state", "=", "started"), of("offer", "=", ref)])]))
    .executeTakeFirst();

/** Returns an order's bookings, newest first. */
export const selectBookings = (query: Query, orderId: number) =>
  select(query).where("carrierBooking.orderId", "=", orderId).orderBy("carrierBooking.id", "desc").execute();

/** Returns the units in bookings. */
export const selectBookedLines = (query: Query, bookingIds: number[]) =>
  query
    .selectFrom("carrierBookingLine")
    .innerJoin("orderLine", "orderLine.id", "carrierBookingLine.orderLineId")
    .select(["bookingId", "orderLineId as lineId", "itemNo", "units"])
    .where("bookingId", "in", [0, ...bookingIds])
    .orderBy("orderLine.position")
    .execute();

/** Returns the units of an order's lines that are booked and not shipped. */
export async function selectWaitingUnits(query: Query, orderId: number): Promise<Map<number, number>> {
  const rows = await query
    .selectFrom("carrierBookingLine")
    .innerJoin("carrierBooking", "carrierBooking.id", "carrierBookingLine.bookingId")
    .select((of) => ["orderLineId as lineId", of.fn.sum<number>("units").as("units")])
    .where("orderId", "=", orderId)
    .where("state", "in", ["started", "booked", "canceling"])
    .where("shippedEventId", "is", null)
    .groupBy("orderLineId")
    .execute();
  return new Map(rows.map(({ lineId, units }) => [lineId, Number(units)]));
}

/** Returns an order's bookings that can be canceled, or will be once they are made; earliest first, with their units. */
export async function selectOpenBookings(query: Query, orderId: number) {
  const bookings = await query
    .selectFrom("carrierBooking")
    .select(["id", "state"])
    .where("orderId", "=", orderId)
    .where("state", "in", ["started", "booked"])
    .where("shippedEventId", "is", null)
    .orderBy("id")
    .execute();
  const ids = bookings.map(({ id }) => id);
  const lines = ids.length > 0 ? await selectBookedLines(query, ids) : [];
  return bookings.map((booking) => ({ ...booking, lines: lines.filter(({ bookingId }) => bookingId === booking.id) }));
}

export interface NewBooking {
  orderId: number;
  key: string;
  provider: string;
  offer: string;
  rate: string;
  carrier: string;
  service: string;
  costCents: number;
  currency: string;
  shipment: CarrierShipment;
  staffId: number;
  startedAt: Date;
}

/** @param pieces the service's ids of the pieces, if there are several */
export async function insertBooking(query: Query, booking: NewBooking, lines: LineUnits[], pieces: readonly string[]): Promise<number> {
  const { id } = await query
    .insertInto("carrierBooking")
    .values({ ...booking, shipment: JSON.stringify(booking.shipment) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ lineId, units }) => ({ bookingId: id, orderLineId: lineId, units }));
  await query.insertInto("carrierBookingLine").values(rows).execute();
  await storePieces(
    query,
    id,
    pieces.map((ref) => ({ ref, trackingNumber: null, trackingUrl: null })),
  );
  return id;
}

type State = StoredBooking["state"];

/** Moves a booking from one state to the next. @returns false if it is in another one */
export async function moveBooking(query: Query, id: number, from: State, to: State, at: Date | null = null): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("carrierBooking")
    .set({ state: to, endedAt: at })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Longer than a service may take to book; a process that died holds a claim no longer. */
const CLAIM_MS = 60_000;

/** Notes that a service is being asked to book. @returns false if another call asks it right now */
export async function claimBooking(query: Query, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("carrierBooking")
    .set({ askedAt: now })
    .where("id", "=", id)
    .where("state", "=", "started")
    .where((of) => of.or([of("askedAt", "is", null), of("askedAt", "<", new Date(now.getTime() - CLAIM_MS))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseBooking(query: Query, id: number): Promise<void> {
  await query.updateTable("carrierBooking").set({ askedAt: null }).where("id", "=", id).execute();
}

/** Returns bookings of a service whose goods haven't arrived and that it wasn't asked about lately, the longest ago first. */
export const selectToTrack = (query: Query, provider: string, { since, before, limit }: { since: Date; before: Date; limit: number }) =>
  query
    .selectFrom("carrierBooking")
    .select(["id", "ref"])
    .where("provider", "=", provider)
    .where("state", "=", "booked")
    .where("startedAt", ">", since)
    .where((of) => of.or([of("trackedAt", "is", null), of("trackedAt", "<", before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("carrierEvent").select("eventId").whereRef("bookingId", "=", "carrierBooking.id").where("status", "=", "delivered"),
        ),
      ),
    )
    .orderBy("trackedAt", (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();

export async function noteTracked(query: Query, id: number, trackedAt: Date): Promise<void> {
  await query.updateTable("carrierBooking").set({ trackedAt }).where("id", "=", id).execute();
}

/** Notes that a booking is to be canceled. @param staffId null if its units were canceled @returns false if it isn't booked */
export async function startCanceling(query: Query, id: number, staffId: number | null): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("carrierBooking")
    .set({ state: "canceling", canceledBy: staffId })
    .where("id", "=", id)
    .where("state", "=", "booked")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores what the service has booked, also if it refused a repeat that came at the same time. @returns false if it is stored already */
export async function storeBooked(query: Query, id: number, booked: CarrierBooking): Promise<boolean> {
  const { ref, trackingNumber, trackingUrl, pieces = [] } = booked;
  const { numUpdatedRows } = await query
    .updateTable("carrierBooking")
    .set({ state: "booked", endedAt: null, ref, trackingNumber, trackingUrl })
    .where("id", "=", id)
    .where("state", "in", ["started", "refused"])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await storePieces(query, id, pieces);
  return true;
}

export async function storeShipped(query: Query, id: number, shippedEventId: number): Promise<void> {
  await query.updateTable("carrierBooking").set({ shippedEventId }).where("id", "=", id).execute();
}

/** Returns bookings whose service hasn't answered, earliest first. */
export const selectUnfinished = (query: Query, before: Date, limit: number) =>
  query
    .selectFrom("carrierBooking")
    .select(["id", "state"])
    .where("state", "in", ["started", "canceling"])
    .where("startedAt", "<", before)
    .orderBy("startedAt")
    .limit(limit)
    .execute();

/** Records what a carrier reported. @returns false if that is known */
export async function insertCarrierEvent(query: Query, of: ReportedOn, event: TrackingEvent, receivedAt: Date): Promise<boolean> {
  const { id: eventId, at, status, estimatedOn, proof } = event;
  const added = await query
    .insertInto("carrierEvent")
    .values({ ...of, eventId, at, receivedAt, status, estimatedOn, deliveredAt: proof?.at ?? null, signedBy: proof?.signedBy ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("eventId")
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns what carriers reported about bookings, in the order in which it happened. */
export const selectCarrierEvents = (query: Query, bookingIds: number[]) =>
  query
    .selectFrom("carrierEvent")
    .select(["bookingId", "pieceNo", "at", "status", "estimatedOn", "deliveredAt", "signedBy"])
    .where("bookingId", "in", [0, ...bookingIds])
    .orderBy("at")
    .orderBy(sql`status = 'delivered'`)
    .orderBy("eventId")
    .execute();

export type CarrierReport = Awaited<ReturnType<typeof selectCarrierEvents>>[number];
export type Offered = Pick<CarrierRate, "offer" | "rate" | "carrier" | "service" | "cents" | "currency" | "pieces">;
