import type { StockMovementKind } from "@azulejo/database";

/** Sell units of a lot: what lies there, and what of it orders hold. */
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
/** What ships leaves the shelf and the reservation together. */
export const shipped = (units: number): Movement => ({ kind: "shipped", onHand: -units, reserved: -units });
export const returned = (units: number): Movement => ({ kind: "returned", onHand: units, reserved: 0 });
export const adjusted = (units: number): Movement => ({ kind: "adjusted", onHand: units, reserved: 0 });
/** @param difference what was counted, less what the ledger said */
const counted = (difference: number): Movement => ({ kind: "counted", onHand: difference, reserved: 0 });

/** What can be sold. Never below zero: after a count that found too little, orders hold more than there is. */
export const availableOf = ({ onHand, reserved: held }: Figures): number => Math.max(0, onHand - held);

/** The figures after a movement; null when it would sell, ship or release what is not there. */
export function applyMovement(figures: Figures, movement: Movement): Figures | null {
  const next = { onHand: figures.onHand + movement.onHand, reserved: figures.reserved + movement.reserved };
  if (next.onHand < 0 || next.reserved < 0) return null;
  return movement.reserved > 0 && next.reserved > next.onHand ? null : next;
}

/** A figure from outside: all units on the shelf, or only those that our open orders leave over. */
export type CountOf = "onHand" | "available";
export interface Count {
  of: CountOf;
  units: number;
}

/**
 * The movement that brings a lot to a count.
 * @param since the sum of the movements after the moment of the count; they are kept
 * @returns null when the figures agree already
 */
export function movementToCount(figures: Figures, count: Count, since: Figures = { onHand: 0, reserved: 0 }): Movement | null {
  const heldThen = count.of === "available" ? figures.reserved - since.reserved : 0;
  const difference = Math.max(0, count.units + heldThen + since.onHand) - figures.onHand;
  return difference === 0 ? null : counted(difference);
}

/** Units of one lot that an order line holds, or has received. */
export interface LinePart {
  lotId: number;
  units: number;
}

/** Takes units from the parts of a line, in their order; null when there are too few. */
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
