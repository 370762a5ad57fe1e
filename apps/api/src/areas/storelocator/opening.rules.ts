import type { Hours } from "@azulejo/database";
import { weekdayOf } from "../../domain/business-day.ts";
import { addDays, type LocalTime, localTime } from "../../domain/day.ts";

/** When a store is open. */
export interface Opening {
  hours: Hours;
  /** Days on which it is closed, as yyyy-mm-dd. */
  closedOn: string[];
}

/** A store without an open day in this many is treated as closed for good. */
const DAYS_AHEAD = 60;

/** Returns a day's opening and closing time; null when the store is closed all day. */
export const hoursOn = ({ hours, closedOn }: Opening, day: string): [string, string] | null =>
  closedOn.includes(day) ? null : (hours[weekdayOf(day)] ?? null);

/** Returns the first day from `day` on when a store is open; null for a store that never opens. */
export function nextOpenDay(opening: Opening, day: string): string | null {
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const candidate = addDays(day, ahead);
    if (hoursOn(opening, candidate)) return candidate;
  }
  return null;
}

/** Returns whether a store is open now, and when it closes or opens next in its own time. */
export function nextChange(opening: Opening, now: Date, timezone: string): { isOpen: boolean; changes: LocalTime | null } {
  const { day, time } = localTime(now, timezone);
  const today = hoursOn(opening, day);
  if (today && time < today[0]) return { isOpen: false, changes: { day, time: today[0] } };
  if (today && time < today[1]) return { isOpen: true, changes: { day, time: today[1] } };
  const next = nextOpenDay(opening, addDays(day, 1));
  const opens = next && hoursOn(opening, next)?.[0];
  return { isOpen: false, changes: next && opens ? { day: next, time: opens } : null };
}
