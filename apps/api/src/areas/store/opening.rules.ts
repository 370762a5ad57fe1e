import type { Hours } from "@azulejo/database";
import { weekdayOf } from "../../domain/business-day.ts";
import { addDays, type LocalTime, localTime } from "../../domain/day.ts";

/** When a store is open. */
export interface Opening {
  hours: Hours;
  /** Days on which it is closed, as yyyy-mm-dd. */
  closedOn: string[];
}

/** Whether a store is open, and when it next opens or closes in its local time; null if it never does. */
interface NextChange {
  isOpen: boolean;
  changes: LocalTime | null;
}

/** A store without an opening in this many days counts as closed for good. */
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

/** Returns whether a store is open at its local time. */
export function isOpenAt(opening: Opening, { day, time }: LocalTime): boolean {
  const today = hoursOn(opening, day);
  return today !== null && time >= today[0] && time < today[1];
}

export const nextChange = (opening: Opening, now: Date, timezone: string): NextChange => changeAfter(opening, localTime(now, timezone));

/** Returns whether a store is open at its local time, and when that changes. */
export function changeAfter(opening: Opening, { day, time }: LocalTime): NextChange {
  const today = hoursOn(opening, day);
  if (today && time < today[0]) return { isOpen: false, changes: { day, time: today[0] } };
  if (today && time < today[1]) return { isOpen: true, changes: { day, time: today[1] } };
  const next = nextOpenDay(opening, addDays(day, 1));
  const opens = next && hoursOn(opening, next)?.[0];
  return { isOpen: false, changes: next && opens ? { day: next, time: opens } : null };
}
