import { localTime } from "../../../domain/day.ts";
import { type PickupTerms, promisePickup } from "../../product/index.ts";
import type { Store } from "../../store/index.ts";
import type { PricedLine } from "../pricing/price-bag.ts";

/** The state of a bag's pickup lines at a store. */
export interface PickupState {
  inStore: number;
  fromElsewhere: number;
  short: number;
  /** The date when every pickup line is ready; null when one is short. */
  on: string | null;
}

/** Returns a store's stock of a bag's pickup lines, and when all are ready. @param bag priced with that store chosen */
export function readyForPickup(now: Date, bag: { lines: PricedLine[] }, store: Store, terms: PickupTerms): PickupState {
  const local = localTime(now, store.timezone);
  const states = bag.lines
    .filter(({ line }) => line.fulfilment === "PKUP")
    .map(({ line: { quantity }, allocation }) => {
      const parts = allocation?.parts ?? [];
      const inStore = parts.filter((part) => part.placeId === store.id).reduce((sum, part) => sum + part.quantity, 0);
      const missing = allocation?.missing ?? 0;
      const elsewhere = quantity - inStore - missing;
      const facts = { opening: store, terms, local, quantity, inStore, elsewhere, arrivals: [] };
      return { short: missing > 0, there: inStore === quantity, on: promisePickup(facts)?.on ?? null };
    });
  const days = states.map((one) => one.on).sort();
  return {
    inStore: states.filter((one) => one.there).length,
    fromElsewhere: states.filter((one) => !one.there && !one.short).length,
    short: states.filter((one) => one.short).length,
    on: days.includes(null) ? null : (days.at(-1) ?? null),
  };
}
