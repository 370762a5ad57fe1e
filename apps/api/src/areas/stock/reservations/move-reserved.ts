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

/** The document of a reservation's movements, which name no order line. */
const move = (query: Query, id: number, lotId: number, movement: Movement, staffId?: number): Promise<boolean> =>
  moveStock(query, lotId, movement, { document: `reservation:${id}`, staffId });

/**
 * Holds units of a lot for a customer, in the caller's transaction.
 * @returns its number; "short" when the lot has too few, with something written that the caller has to roll back; "repeated" when this
 * request has been made already
 */
export async function holdUnits(query: Query, reservation: NewReservation): Promise<number | "short" | "repeated"> {
  const id = await insertReservedOrder(query, reservation);
  if (id === null) return "repeated";
  const { lotId, units, staffId } = reservation;
  return (await move(query, id, lotId, reserved(units), staffId ?? undefined)) ? id : "short";
}

/** Puts the units of a held reservation on sale again. @returns null when it has ended already */
export async function releaseUnits(query: Query, id: number, end: Parameters<typeof endReservation>[2]): Promise<ReservedUnits | null> {
  const ended = await endReservation(query, id, end);
  if (ended) await move(query, id, ended.lotId, released(ended.units), end.staffId ?? undefined);
  return ended;
}

/**
 * Gives an order the units that are reserved for its bag, before it reserves its own in the same transaction: what it doesn't take is for
 * sale again. Reservations of items that the order doesn't have stay.
 * @param lotIds the lots that the order takes
 * @returns the reservations' numbers, to be linked with the order once it has one
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
 * Holds again what an order took that came to nothing.
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
