/** A hold that has not ended. */
export interface OpenHold {
  id: number;
  accountId: number;
  state: "waiting" | "holding";
  /** When a hold ends; null for one that waits. */
  expiresAt: Date | null;
}

export interface Turn {
  /** The hold whose time is over. */
  expired: OpenHold | null;
  /** The next holder of the slab. */
  promoted: OpenHold | null;
}

/** Returns the changes of a slab that isn't sold with time: a hold that is over ends, and the first in line gets the slab. */
export function turnOf(holds: readonly OpenHold[], now: Date): Turn {
  const holder = holds.find((hold) => hold.state === "holding") ?? null;
  const isOver = holder !== null && (holder.expiresAt === null || holder.expiresAt <= now);
  if (holder && !isOver) return { expired: null, promoted: null };
  return { expired: holder, promoted: waitingOf(holds)[0] ?? null };
}

/** Returns who waits, first come first. */
export const waitingOf = (holds: readonly OpenHold[]): OpenHold[] =>
  holds.filter((hold) => hold.state === "waiting").toSorted((a, b) => a.id - b.id);

export type Admission = "holding" | "waiting" | "full";

/** Returns a newcomer's hold or place in line. */
export function admit(holds: readonly OpenHold[], queueLength: number): Admission {
  if (holds.length === 0) return "holding";
  return waitingOf(holds).length < queueLength ? "waiting" : "full";
}

export const holdEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
