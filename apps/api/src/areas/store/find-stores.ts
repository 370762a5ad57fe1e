import { ShopError, type storeCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import { nearestStores } from "./nearest.rules.ts";
import { isOpenAt } from "./opening.rules.ts";
import { localTimes, openingsOf } from "./read-opening.ts";
import { readPublishedStores } from "./read-stores.ts";
import { matchesStore, toStoreValue } from "./store.rules.ts";
import type { Store } from "./store.ts";

interface Filters {
  operationType?: string | undefined;
  openNow: "true" | "false";
}

export const listStores: Verb<typeof storeCalls.list> = async (context, { query, ...filters }) => {
  const { storefront, language } = context;
  const stores = await readPublishedStores(context, storefront.id);
  return stores
    .filter((store) => !query || matchesStore(store, query, language))
    .filter(filterOf(context, stores, filters))
    .map((store) => toStoreValue(store, storefront.settings, language, null));
};

export const findNearestStores: Verb<typeof storeCalls.findNearest> = (context, input) => near(context, { ...input, c: Infinity });
export const findStores: Verb<typeof storeCalls.find> = (context, input) => near(context, input);

interface Near extends Filters {
  a: number;
  b: number;
  c: number;
  limit: number;
}

async function near(context: Context, { a, b, c, limit, ...filters }: Near) {
  const { storefront, language } = context;
  const stores = await readPublishedStores(context, storefront.id);
  const fits = filterOf(context, stores, filters);
  return nearestStores(stores, { latitude: a, longitude: b }, { within: c, limit, fits }).map(({ store, miles }) =>
    toStoreValue(store, storefront.settings, language, miles),
  );
}

/** Returns a predicate for the filters. With a filter for open stores, the result changes with the clock. */
function filterOf(context: Context, stores: Store[], { operationType, openNow }: Filters): (store: Store) => boolean {
  const hasType = (store: Store) => !operationType || store.operationTypes.includes(operationType);
  if (openNow === "false") return hasType;
  openingsOf(context, stores.filter(hasType));
  const timeIn = localTimes(context.now());
  return (store) => hasType(store) && isOpenAt(store, timeIn(store.timezone));
}

export const getStore: Verb<typeof storeCalls.detail> = async (context, { id }) => {
  const { storefront, language } = context;
  const store = (await readPublishedStores(context, storefront.id)).find((one) => one.code === id);
  if (!store) throw new ShopError("storelocator_not_found");
  return toStoreValue(store, storefront.settings, language, null);
};

export const getDefaultStore: Verb<typeof storeCalls.defaultStore> = async ({ referenceData, query, storefront, language }) => {
  const stores = await readPublishedStores({ referenceData, query }, storefront.id);
  const store = stores.find((one) => one.code === storefront.settings.defaultStore) ?? stores[0];
  if (!store) throw new ShopError("storelocator_not_found");
  return toStoreValue(store, storefront.settings, language, null);
};
