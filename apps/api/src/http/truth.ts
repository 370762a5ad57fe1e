import type { Call } from "@azulejo/contract";

/** Names the moment until which an answer is true; whoever keeps the answer lets it go then. */
export const TRUE_UNTIL = "x-true-until";

/** Collects until when an answer is true: the earliest moment that a verb names, and no later than its call may be kept. */
export function createTruth(now: number, { keptSeconds }: Call) {
  let earliest = keptSeconds === undefined ? Number.POSITIVE_INFINITY : now + keptSeconds * 1000;
  return {
    until(moment: number): void {
      earliest = Math.min(earliest, moment);
    },
    headers: (): Record<string, string> => (Number.isFinite(earliest) ? { [TRUE_UNTIL]: new Date(earliest).toISOString() } : {}),
  };
}
