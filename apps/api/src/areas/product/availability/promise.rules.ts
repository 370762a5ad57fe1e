import { addBusinessDays } from "../../../domain/business-day.ts";
import { addDays, type LocalTime, localTime, momentOf, nextMidnight } from "../../../domain/day.ts";
import type { StorefrontSettings } from "../../../domain/storefront.ts";
import { hoursOn, nextOpenDay, type Opening } from "../../store/index.ts";

/** A storefront's rules for pickup dates. */
export interface PickupTerms {
  /** Business days to transfer goods from another place to a store. */
  transferDays: number;
  /** Business days between the arrival of goods and their availability. */
  receivingDays: number;
  holidays: string[];
}

export const pickupTermsOf = ({ delivery, holidays }: Pick<StorefrontSettings, "delivery" | "holidays">): PickupTerms => ({
  ...delivery,
  holidays: holidays.map((one) => one.date),
});

/** Stock in the store is ready the same day until this many hours before closing. */
const READY_BEFORE_CLOSING_HOURS = 2;

/** Returns the time until which stock in the store is ready the same day; null on a day when it is closed. */
function lastForToday(opening: Opening, day: string): string | null {
  const open = hoursOn(opening, day);
  if (!open) return null;
  const [closingHour = "0", minute = "00"] = open[1].split(":");
  return `${String(Number(closingHour) - READY_BEFORE_CLOSING_HOURS).padStart(2, "0")}:${minute}`;
}

/** Returns when stock in the store can be picked up: today if the store closes late enough, else the next open day. */
export function readyInStore(opening: Opening, local: LocalTime): string | null {
  const last = lastForToday(opening, local.day);
  return last !== null && local.time < last ? local.day : nextOpenDay(opening, addDays(local.day, 1));
}

/** Returns in ms since 1970 when a store's promises change: at its last time for same-day pickup, else at midnight. */
export function promiseHoldsUntil(opening: Opening, now: Date, timezone: string): number {
  const { day, time } = localTime(now, timezone);
  const last = lastForToday(opening, day);
  const midnight = nextMidnight(now, timezone);
  return last !== null && time < last ? Math.min(momentOf(now, timezone, { day, time: last }), midnight) : midnight;
}

export interface PickupFacts {
  opening: Opening;
  terms: PickupTerms;
  local: LocalTime;
  quantity: number;
  inStore: number;
  elsewhere: number;
  arrivals: { quantity: number; expectedOn: string }[];
}

/** Returns when and why a quantity can be picked up at a store; null when no stock is expected. */
export function promisePickup(facts: PickupFacts): { on: string; reason: "in_stock" | "transfer" | "incoming" } | null {
  const at = (day: string | null, reason: "in_stock" | "transfer" | "incoming") => (day === null ? null : { on: day, reason });
  const { opening, terms, local } = facts;
  const after = (day: string, days: number) => nextOpenDay(opening, addBusinessDays(day, days, terms.holidays));
  if (facts.inStore >= facts.quantity) return at(readyInStore(opening, local), "in_stock");
  if (facts.inStore + facts.elsewhere >= facts.quantity) {
    return at(after(local.day, terms.transferDays), "transfer");
  }
  let expected = facts.inStore + facts.elsewhere;
  for (const arrival of facts.arrivals) {
    expected += arrival.quantity;
    if (expected >= facts.quantity) {
      return at(after(arrival.expectedOn, terms.receivingDays + terms.transferDays), "incoming");
    }
  }
  return null;
}
