import type { Query } from "@azulejo/database";
import { moveStock } from "../movement.repository.ts";
import { type Movement, released, reserved } from "../stock.rules.ts";
import {
  endReservation,
  holdAgain,
  insertReservedOrder,
  linkOrder,
  lockTakenBy,
  loseReservation,
  type NewReservation,
  type ReservedUnits,
  selectFree,
  takeForOrder,
} from "./reservation.repository.ts";

/** Writes a movement with the reservation as its document, without an order line. */
const move = (query: Query, id: number, lotId: number, movement: Movement, staffId?: number): Promise<boolean> =>
  moveStock(query, lotId, movement, { document: `reservation:${id}`, staffId });

/**
 * Reserves units of a lot for a customer, in the caller's transaction.
 * @returns the reservation's number; "short" if the lot has too few, after which the caller has to roll back; "repeated" if the request was
 * made before
 */
export async function holdUnits(query: Query, reservation: NewReservation): Promise<number | "short" | "repeated"> {
  const id = await insertReservedOrder(query, reservation);
  if (id === null) return "repeated";
  const { lotId, units, staffId } = reservation;
  return (await move(query, id, lotId, reserved(units), staffId ?? undefined)) ? id : "short";
}

/** Releases the units of a reservation. @returns null if it has already ended */
export async function releaseUnits(query: Query, id: number, end: Parameters<typeof endReservation>[2]): Promise<ReservedUnits | null> {
  const ended = await endReservation(query, id, end);
  if (ended) await move(query, id, ended.lotId, released(ended.units), end.staffId ?? undefined);
  return ended;
}

/**
 * Releases a bag's reservations for the items of its order, before the order reserves its own units in the same transaction; units that it
 * doesn't take are for sale again. Reservations of other items stay.
 * @param lotIds the lots that the order takes
 * @returns the reservations' numbers, to be linked to the order
 */
export async function giveToOrder(query: Query, bagId: string, lotIds: readonly number[], at: Date): Promise<number[]> {
  const taken = await takeForOrder(query, bagId, lotIds, at);
  for (const { id, lotId, units } of taken) await move(query, id, lotId, released(units));
  return taken.map(({ id }) => id);
}

export async function linkReservations(query: Query, ids: readonly number[], orderId: number): Promise<void> {
  if (ids.length > 0) await linkOrder(query, ids, orderId);
}

/**
 * Restores the reservations that a released order had taken over.
 * @param release releases the order's stock, once reservations and lots are locked
 * @returns the products whose stock has changed
 */
export async function takeBack(query: Query, orderId: number, release: () => Promise<number[]>): Promise<number[]> {
  const taken = await lockTakenBy(query, orderId);
  const products = await release();
  for (const { id, lotId, units } of taken) {
    const left = Math.min(units, await selectFree(query, lotId));
    if (left > 0) {
      await holdAgain(query, id, left);
      await move(query, id, lotId, reserved(left));
    } else await loseReservation(query, id);
  }
  return [...products, ...taken.map(({ productId }) => productId)];
}
