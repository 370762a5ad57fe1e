import type { ShopSettings } from "../draft/shop-settings.ts";

export type Store = ShopSettings["stores"][number];
export type Holiday = ShopSettings["storefront"]["holidays"][number];
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

export const hoursPattern = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

export interface LocalTime {
  /** yyyy-mm-dd */
  day: string;
  /** hh:mm */
  time: string;
}

/** Returns the current time in a time zone; null for an invalid name. */
export function localTime(now: Date, timeZone: string): LocalTime | null {
  try {
    const written = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(now);
    const [day = "", time = ""] = written.split(" ");
    return { day, time };
  } catch {
    return null;
  }
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the index of a weekday; Monday is the first. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

/** Returns a day's opening and closing time; null if the store is closed all day. */
export function hoursOn(
  { hours, closedOn }: Pick<Store, "hours" | "closedOn">,
  holidays: readonly Holiday[],
  day: string,
): string[] | null {
  if (closedOn.includes(day) || holidays.some(({ date }) => date === day)) return null;
  const written = hours[weekdayOf(day)];
  return written && hoursPattern.test(written) ? written.split("-") : null;
}

export interface Opening {
  isOpen: boolean;
  /** When it closes or opens next, in the store's local time; null for a store that never opens. */
  changes: LocalTime | null;
}

/** Returns whether a store is open at a local time, and when that changes. */
export function openingAt(store: Pick<Store, "hours" | "closedOn">, holidays: readonly Holiday[], { day, time }: LocalTime): Opening {
  const [from, until] = hoursOn(store, holidays, day) ?? [];
  if (from && until && time >= from && time < until) return { isOpen: true, changes: { day, time: until } };
  if (from && time < from) return { isOpen: false, changes: { day, time: from } };
  for (let ahead = 1; ahead < DAYS_AHEAD; ahead++) {
    const next = dayAfter(day, ahead);
    const [opens] = hoursOn(store, holidays, next) ?? [];
    if (opens) return { isOpen: false, changes: { day: next, time: opens } };
  }
  return { isOpen: false, changes: null };
}
