import { ShopError, type storeCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { type LocalTime, localTime, momentOf, nextMidnight } from "../../domain/day.ts";
import { changeAfter } from "./opening.rules.ts";
import { readPublishedStores } from "./read-stores.ts";
import type { Store } from "./store.ts";

export const readOpening: Verb<typeof storeCalls.opening> = async (context, { code }) => {
  const store = (await readPublishedStores(context, context.storefront.id)).find((one) => one.code === code);
  if (!store) throw new ShopError("storelocator_not_found");
  const [{ isOpen, today, changes }] = openingsOf(context, [store]) as [ReturnType<typeof openingsOf>[number]];
  return { isOpen, today, changes };
};

export const readOpenings: Verb<typeof storeCalls.openings> = async (context) =>
  openingsOf(context, await readPublishedStores(context, context.storefront.id));

/** Returns a function that returns the local time of a store, calculated once per time zone. */
export function localTimes(now: Date): (timezone: string) => LocalTime {
  const known = new Map<string, LocalTime>();
  return (timezone) => {
    const time = known.get(timezone) ?? localTime(now, timezone);
    known.set(timezone, time);
    return time;
  };
}

/** Returns whether each store is open. The response expires at the first change, or at the first midnight. */
export function openingsOf(context: Pick<Context, "now" | "trueUntil">, stores: Store[]) {
  const now = context.now();
  const timeIn = localTimes(now);
  const ends = new Set<string>();
  const openings = stores.map((store) => {
    const { code, timezone } = store;
    const here = timeIn(timezone);
    const { isOpen, changes } = changeAfter(store, here);
    if (changes) ends.add(`${timezone} ${changes.day} ${changes.time}`);
    return { code, timezone, isOpen, today: here.day, changes };
  });
  for (const zone of new Set(stores.map((store) => store.timezone))) context.trueUntil(nextMidnight(now, zone));
  for (const end of ends) {
    const [zone = "", day = "", time = ""] = end.split(" ");
    context.trueUntil(momentOf(now, zone, { day, time }));
  }
  return openings;
}
