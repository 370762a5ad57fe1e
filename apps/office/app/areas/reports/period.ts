import { dayOf } from "../money/day-of.ts";

export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const USUAL_DAYS = 90;

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns the days of an address; the last ninety without any. */
export function periodOf(query: URLSearchParams, now = Date.now()): Period {
  const to = dayOf(query.get("to")) ?? isoDay(now);
  return { from: dayOf(query.get("from")) ?? isoDay(Date.parse(to) - (USUAL_DAYS - 1) * DAY_MS), to };
}
