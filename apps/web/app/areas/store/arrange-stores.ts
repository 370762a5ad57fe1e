import type { Store, StoreOpening } from "@azulejo/contract/areas/store.ts";
import { byDistance, type Point } from "./distance.ts";
import type { StoresChoices } from "./store-address.ts";

/** A store with whether it is open. */
export type OpenStore = Store & { opening: StoreOpening | null };

/** The most stores in a list; a longer one is narrowed by a place. */
const MOST = 60;

interface Arranged {
  shown: OpenStore[];
  /** Stores that fit, shown or not. */
  total: number;
  /** All stores with each service, and those open now, whatever else was chosen. */
  counts: { types: Record<string, number>; open: number };
}

/** Filters stores; the nearest come first, or without a point the visitor's own. */
export function arrangeStores(
  stores: Store[],
  openings: StoreOpening[],
  choices: StoresChoices,
  { here, mine }: { here: Point | null; mine: string | null },
): Arranged {
  const openingOf = new Map(openings.map((one) => [one.code, one]));
  const all = stores.map((store) => ({ ...store, opening: openingOf.get(store.code) ?? null }));
  const ordered = here ? byDistance(all, here) : all.toSorted((a, b) => Number(b.code === mine) - Number(a.code === mine));
  const fitting = ordered
    .filter((store) => choices.types.every((type) => store.operationTypes.includes(type)))
    .filter((store) => !choices.open || store.opening?.isOpen)
    .filter((store) => !here || choices.within === null || (store.distance ?? 0) <= choices.within);
  const types: Record<string, number> = {};
  for (const type of stores.flatMap((store) => store.operationTypes)) types[type] = (types[type] ?? 0) + 1;
  return {
    shown: fitting.slice(0, MOST),
    total: fitting.length,
    counts: { types, open: all.filter((store) => store.opening?.isOpen).length },
  };
}

/** Returns every service of some store, with its name. */
export function typesOf(stores: Pick<Store, "operationTypes" | "services">[]): { code: string; label: string }[] {
  const labels = new Map(
    stores.flatMap(({ operationTypes, services }) => operationTypes.map((code, index) => [code, services[index] ?? code])),
  );
  return [...labels].map(([code, label]) => ({ code, label }));
}
