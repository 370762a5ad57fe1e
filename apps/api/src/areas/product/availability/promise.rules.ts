import type { Hours } from "@azulejo/database";
import { addBusinessDays, weekdayOf } from "../../../domain/business-day.ts";
import { addDays, type LocalTime, momentOf, nextMidnight, todayOf } from "../../../domain/day.ts";

/** Business days to transfer goods from another place to a store. */
export const TRANSFER_DAYS = 5;
/** Business days between the arrival of goods and their first availability. */
export const RECEIVING_DAYS = 2;

/** Stock in the store is ready the same day until this many hours before closing. */
const READY_BEFORE_CLOSING_HOURS = 2;

/** Returns the first day from `day` on when a store is open; null for a store that never opens. */
export function nextOpenDay(hours: Hours, day: string): string | null {
  for (let ahead = 0; ahead < 14; ahead++) {
    const candidate = addDays(day, ahead);
    if (hours[weekdayOf(candidate)]) return candidate;
  }
  return null;
}

/** Returns the last time for same-day pickup of stock in the store; null for a day when it is closed. */
function lastForToday(hours: Hours, day: string): string | null {
  const open = hours[weekdayOf(day)];
  if (!open) return null;
  const [closingHour = "0", minute = "00"] = open[1].split(":");
  return `${String(Number(closingHour) - READY_BEFORE_CLOSING_HOURS).padStart(2, "0")}:${minute}`;
}

/** Returns when stock in the store can be picked up: today if the store closes late enough, else the next open day. */
export function readyInStore(hours: Hours, local: LocalTime): string | null {
  const last = lastForToday(hours, local.day);
  return last !== null && local.time < last ? local.day : nextOpenDay(hours, addDays(local.day, 1));
}

/** Returns when a store's promises change, in milliseconds: at its last time for same-day pickup, else at midnight. */
export function promiseHoldsUntil(hours: Hours, now: Date, timezone: string): number {
  const day = todayOf(now, timezone);
  const last = lastForToday(hours, day);
  const cutoff = last === null ? 0 : momentOf(now, timezone, { day, time: last });
  const midnight = nextMidnight(now, timezone);
  return cutoff > now.getTime() ? Math.min(cutoff, midnight) : midnight;
}

export interface PickupFacts {
  hours: Hours;
  local: LocalTime;
  quantity: number;
  inStore: number;
  elsewhere: number;
  arrivals: { quantity: number; expectedOn: string }[];
}

/** Returns when and why a quantity can be picked up at a store; null when no stock is expected. */
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
