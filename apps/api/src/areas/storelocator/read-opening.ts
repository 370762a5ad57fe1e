import { ShopError, type storelocator } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { momentOf, nextMidnight, todayOf } from "../../domain/day.ts";
import { nextChange } from "./opening.rules.ts";
import { readStores } from "./read-stores.ts";

export const readOpening: Verb<typeof storelocator.opening> = async (context, { code }) => {
  const store = (await readStores(context, context.storefront.id)).find((one) => one.code === code);
  if (!store) throw new ShopError("storelocator_not_found");
  const now = context.now();
  const { timezone } = store;
  const { isOpen, changes } = nextChange(store, now, timezone);
  const midnight = nextMidnight(now, timezone);
  context.trueUntil(changes ? Math.min(midnight, momentOf(now, timezone, changes)) : midnight);
  return { isOpen, today: todayOf(now, timezone), changes };
};
