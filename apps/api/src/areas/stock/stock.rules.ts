import type { StockMovementKind } from "@azulejo/database";

/** A lot's sell units: on hand, and the reserved part of them. */
export interface Figures {
  onHand: number;
  reserved: number;
}

/** One change of a lot's figures. */
export interface Movement {
  kind: StockMovementKind;
  onHand: number;
  reserved: number;
}

export const received = (units: number): Movement => ({ kind: "received", onHand: units, reserved: 0 });
export const reserved = (units: number): Movement => ({ kind: "reserved", onHand: 0, reserved: units });
export const released = (units: number): Movement => ({ kind: "released", onHand: 0, reserved: -units });
/** Shipping reduces stock on hand and the reservation together. */
export const shipped = (units: number): Movement => ({ kind: "shipped", onHand: -units, reserved: -units });
export const returned = (units: number): Movement => ({ kind: "returned", onHand: units, reserved: 0 });
export const adjusted = (units: number): Movement => ({ kind: "adjusted", onHand: units, reserved: 0 });
/** @param units negative for units leaving a place, positive for units arriving */
export const transferred = (units: number): Movement => ({ kind: "transferred", onHand: units, reserved: 0 });
/** Movement of a slab that was sold or broke; units shipped with an order use `shipped`. */
export const sold = (units: number): Movement => ({ kind: "sold", onHand: -units, reserved: 0 });
/** @param difference the count minus the ledger's figure */
const counted = (difference: number): Movement => ({ kind: "counted", onHand: difference, reserved: 0 });

/** Returns the units for sale. Never negative, although orders may hold more than a count has found. */
export const availableOf = ({ onHand, reserved: held }: Figures): number => Math.max(0, onHand - held);

/** Returns the figures after a movement; null if it would sell, ship or release more units than there are. */
export function applyMovement(figures: Figures, movement: Movement): Figures | null {
  const next = { onHand: figures.onHand + movement.onHand, reserved: figures.reserved + movement.reserved };
  if (next.onHand < 0 || next.reserved < 0) return null;
  return movement.reserved > 0 && next.reserved > next.onHand ? null : next;
}

/** The meaning of an external figure: all units on hand, or only those not held by our open orders. */
export type CountOf = "onHand" | "available";
export interface Count {
  of: CountOf;
  units: number;
}

/**
 * Returns the movement that adjusts a lot to a count.
 * @param since the sum of the movements after the count, which still apply
 * @returns null if the figures already agree
 */
export function movementToCount(figures: Figures, count: Count, since: Figures = { onHand: 0, reserved: 0 }): Movement | null {
  const heldThen = count.of === "available" ? figures.reserved - since.reserved : 0;
  const difference = Math.max(0, count.units + heldThen + since.onHand) - figures.onHand;
  return difference === 0 ? null : counted(difference);
}

/** Units of one lot that an order line holds or has received. */
export interface LinePart {
  lotId: number;
  units: number;
}

/** Takes units from a line's parts, in order; null when there are too few. */
export function takeUnits(parts: LinePart[], units: number): LinePart[] | null {
  let left = units;
  const taken: LinePart[] = [];
  for (const part of parts) {
    const some = Math.min(part.units, left);
    if (some > 0) taken.push({ lotId: part.lotId, units: some });
    left -= some;
  }
  return left === 0 ? taken : null;
}
