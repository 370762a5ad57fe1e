import type { Hours } from "@azulejo/database";

const DAY_MS = 86_400_000;
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** Business days that goods from another of our places need to reach a store. */
export const TRANSFER_DAYS = 5;
/** Business days to pack a delivery. */
export const HANDLING_DAYS = 2;
/** Business days between the arrival of goods and the first day they can be had. */
export const RECEIVING_DAYS = 2;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "sun";

/** The day that is `count` business days (Monday to Friday) after `day`. */
export function addBusinessDays(day: string, count: number): string {
  let current = day;
  let left = count;
  while (left > 0) {
    current = addDays(current, 1);
    const weekday = weekdayOf(current);
    if (weekday !== "sat" && weekday !== "sun") left -= 1;
  }
  return current;
}

/** The local date and time at a place. */
export function localTime(now: Date, timezone: string): { day: string; time: string } {
  let format = clocks.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone: timezone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    clocks.set(timezone, format);
  }
  const parts = format.formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}

/** Making one takes a hundred times longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Hours before closing until which stock in the store is ready the same day. */
const READY_BEFORE_CLOSING_HOURS = 2;

/** The first day on or after `day` on which a store is open; null for a store that never is. */
export function nextOpenDay(hours: Hours, day: string): string | null {
  for (let ahead = 0; ahead < 14; ahead++) {
    const candidate = addDays(day, ahead);
    if (hours[weekdayOf(candidate)]) return candidate;
  }
  return null;
}

/** When stock that is in the store can be picked up: today if the store closes late enough, else the next open day. */
export function readyInStore(hours: Hours, local: { day: string; time: string }): string | null {
  const today = hours[weekdayOf(local.day)];
  if (today) {
    const [closingHour = "0", minute = "00"] = today[1].split(":");
    const last = `${String(Number(closingHour) - READY_BEFORE_CLOSING_HOURS).padStart(2, "0")}:${minute}`;
    if (local.time < last) return local.day;
  }
  return nextOpenDay(hours, addDays(local.day, 1));
}

export interface PickupFacts {
  hours: Hours;
  local: { day: string; time: string };
  quantity: number;
  inStore: number;
  elsewhere: number;
  arrivals: { quantity: number; expectedOn: string }[];
}

/** When a quantity can be picked up at a store, and why then; null when nothing is known to come. */
export function promisePickup(facts: PickupFacts): { on: string; reason: "in_stock" | "transfer" | "incoming" } | null {
  const at = (day: string | null, reason: "in_stock" | "transfer" | "incoming") => (day === null ? null : { on: day, reason });
  if (facts.inStore >= facts.quantity) return at(readyInStore(facts.hours, facts.local), "in_stock");
  if (facts.inStore + facts.elsewhere >= facts.quantity) {
    return at(nextOpenDay(facts.hours, addBusinessDays(facts.local.day, TRANSFER_DAYS)), "transfer");
  }
  let expected = facts.inStore + facts.elsewhere;
  for (const arrival of facts.arrivals) {
    expected += arrival.quantity;
    if (expected >= facts.quantity) {
      return at(nextOpenDay(facts.hours, addBusinessDays(arrival.expectedOn, RECEIVING_DAYS + TRANSFER_DAYS)), "incoming");
    }
  }
  return null;
}
