import type { Store, StoreOpening } from "@azulejo/contract/areas/store.ts";
import { byDistance, type Point } from "./distance.ts";
import type { StoresChoices } from "./store-address.ts";

/** A store, with whether it is open now. */
export type OpenStore = Store & { opening: StoreOpening | null };

/** The maximum number of stores in a list; a place narrows a longer one. */
const MOST = 60;

interface Arranged {
  shown: OpenStore[];
  /** The number of matching stores, including those not shown. */
  total: number;
  /** The number of stores with each service, and of those open now, regardless of other filters. */
  counts: { types: Record<string, number>; open: number };
}

/** Filters stores; the nearest come first, or without a location the visitor's own store. */
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

/** Returns every service that at least one store has, with its name. */
export function typesOf(stores: Pick<Store, "operationTypes" | "services">[]): { code: string; label: string }[] {
  const labels = new Map(
    stores.flatMap(({ operationTypes, services }) => operationTypes.map((code, index) => [code, services[index] ?? code])),
  );
  return [...labels].map(([code, label]) => ({ code, label }));
}
