import type { Call } from "@azulejo/contract";

/** Returns a collector of a response's validity: the earliest time set by a verb, limited by the call's maximum cache time. */
export function createTruth(now: number, { keptSeconds }: Call) {
  let earliest = keptSeconds === undefined ? Number.POSITIVE_INFINITY : now + keptSeconds * 1000;
  return {
    until(moment: number): void {
      earliest = Math.min(earliest, moment);
    },
    /** In ms since 1970; null if the response doesn't expire. */
    earliest: (): number | null => (Number.isFinite(earliest) ? earliest : null),
  };
}
