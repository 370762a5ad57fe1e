/** A hold or waiting list entry that hasn't ended. */
export interface OpenHold {
  id: number;
  accountId: number;
  state: "waiting" | "holding";
  /** When a hold ends; null for a waiting list entry. */
  expiresAt: Date | null;
}

export interface Turn {
  expired: OpenHold | null;
  /** The next holder of the slab. */
  promoted: OpenHold | null;
}

/** Returns the changes due at a time for an unsold slab: an expired hold ends, and the first in line gets the slab. */
export function turnOf(holds: readonly OpenHold[], now: Date): Turn {
  const holder = holds.find((hold) => hold.state === "holding") ?? null;
  const isOver = holder !== null && (holder.expiresAt === null || holder.expiresAt <= now);
  if (holder && !isOver) return { expired: null, promoted: null };
  return { expired: holder, promoted: waitingOf(holds)[0] ?? null };
}

/** Returns waiting list entries in their order. */
export const waitingOf = (holds: readonly OpenHold[]): OpenHold[] =>
  holds.filter((hold) => hold.state === "waiting").toSorted((a, b) => a.id - b.id);

export type Admission = "holding" | "waiting" | "full";

/** Returns a new hold or waiting list entry. */
export function admit(holds: readonly OpenHold[], queueLength: number): Admission {
  if (holds.length === 0) return "holding";
  return waitingOf(holds).length < queueLength ? "waiting" : "full";
}

export const holdEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
