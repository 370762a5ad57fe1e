/** Why a line can be promised for its day: its goods are where it is handed over or shipped from, or come from another place. */
export interface PromiseReason {
  kind: "on_hand" | "transfer";
  /** The code of the place with the goods. */
  place: string;
}

/** A part of a line's goods and the code of the place that has them. */
interface PlacedPart {
  place: string;
  quantity: number;
}

/**
 * Returns the reason of a promise, by the place that has most of the goods; for a pickup the place that something has to come from.
 * @param pickup the code of the pickup store; null for a delivery
 */
export function promiseReason(parts: PlacedPart[], pickup: string | null): PromiseReason | null {
  const moved = pickup === null ? [] : parts.filter((part) => part.place !== pickup);
  const units = new Map<string, number>();
  for (const { place, quantity } of moved.length > 0 ? moved : parts) units.set(place, (units.get(place) ?? 0) + quantity);
  const [most] = [...units].sort(([, a], [, b]) => b - a);
  return most ? { kind: moved.length > 0 ? "transfer" : "on_hand", place: most[0] } : null;
}

export const storedReason = ({ kind, place }: PromiseReason): string => `${kind}:${place}`;

/** Reads a stored reason; null for an order placed before reasons were recorded. */
export function readReason(stored: string | null): PromiseReason | null {
  const [, kind, place] = /^(on_hand|transfer):(.+)$/.exec(stored ?? "") ?? [];
  return kind && place ? { kind: kind as PromiseReason["kind"], place } : null;
}
