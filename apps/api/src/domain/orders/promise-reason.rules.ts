import { type DelayReason, delayReasons } from "@azulejo/contract/promise.ts";

/** Why a line has its promised day: where its goods are or come from, or why the date was moved. */
export type PromiseReason =
  /** `place` is the code of the place with the goods. */
  { kind: "on_hand" | "transfer"; place: string } | { kind: DelayReason; place: null };

/** A part of a line's goods and the code of the place that has them. */
interface PlacedPart {
  place: string;
  quantity: number;
}

/**
 * Returns the reason for a promised day: the place with most of the goods; for a pickup, the place from which goods have to come.
 * @param pickup the code of the pickup store; null for a delivery
 */
export function promiseReason(parts: PlacedPart[], pickup: string | null): PromiseReason | null {
  const moved = pickup === null ? [] : parts.filter((part) => part.place !== pickup);
  const units = new Map<string, number>();
  for (const { place, quantity } of moved.length > 0 ? moved : parts) units.set(place, (units.get(place) ?? 0) + quantity);
  const [most] = [...units].sort(([, a], [, b]) => b - a);
  return most ? { kind: moved.length > 0 ? "transfer" : "on_hand", place: most[0] } : null;
}

export const storedReason = ({ kind, place }: PromiseReason): string => (place === null ? kind : `${kind}:${place}`);

const isDelayReason = (stored: string | null): stored is DelayReason => (delayReasons as readonly (string | null)[]).includes(stored);

/** Reads a stored reason; null for an order placed before reasons were stored. */
export function readReason(stored: string | null): PromiseReason | null {
  if (isDelayReason(stored)) return { kind: stored, place: null };
  const [, kind, place] = /^(on_hand|transfer):(.+)$/.exec(stored ?? "") ?? [];
  return kind && place ? { kind: kind as "on_hand" | "transfer", place } : null;
}
