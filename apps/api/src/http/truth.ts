import type { Call } from "@azulejo/contract";

/** The header with the time until which a response is valid; caches must drop it then. */
export const TRUE_UNTIL = "x-true-until";

/** Collects a response's validity: the earliest time that a verb sets, within the call's maximum cache time. */
export function createTruth(now: number, { keptSeconds }: Call) {
  let earliest = keptSeconds === undefined ? Number.POSITIVE_INFINITY : now + keptSeconds * 1000;
  return {
    until(moment: number): void {
      earliest = Math.min(earliest, moment);
    },
    headers: (): Record<string, string> => (Number.isFinite(earliest) ? { [TRUE_UNTIL]: new Date(earliest).toISOString() } : {}),
  };
}
