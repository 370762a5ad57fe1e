import type { Call } from "@azulejo/contract";

/** Collects a response's validity: the earliest time that a verb sets, within the call's maximum cache time. */
export function createTruth(now: number, { keptSeconds }: Call) {
  let earliest = keptSeconds === undefined ? Number.POSITIVE_INFINITY : now + keptSeconds * 1000;
  return {
    until(moment: number): void {
      earliest = Math.min(earliest, moment);
    },
    /** In milliseconds; null if the response has no end. */
    earliest: (): number | null => (Number.isFinite(earliest) ? earliest : null),
  };
}
