import { ShopError, type storelocator } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { readStores } from "./read-stores.ts";
import { matchesStore, milesBetween, toStoreValue } from "./storelocator.rules.ts";

export const listStores: Verb<typeof storelocator.list> = async (context, { query, operationType }) => {
  const { storefront, language } = context;
  const stores = await readStores(context, storefront.id);
  return stores
    .filter((store) => !query || matchesStore(store, query, language))
    .filter((store) => !operationType || store.operationTypes.includes(operationType))
    .map((store) => toStoreValue(store, storefront.settings, language, null));
};

export const findNearestStores: Verb<typeof storelocator.findNearest> = async (
  { referenceData, query, storefront, language },
  { a, b },
) => {
  const stores = await readStores({ referenceData, query }, storefront.id);
  return stores
    .map((store) => ({ store, miles: milesBetween({ latitude: a, longitude: b }, store) }))
    .sort((one, other) => one.miles - other.miles)
    .map(({ store, miles }) => toStoreValue(store, storefront.settings, language, miles));
};

export const getDefaultStore: Verb<typeof storelocator.defaultStore> = async ({ referenceData, query, storefront, language }) => {
  const stores = await readStores({ referenceData, query }, storefront.id);
  const store = stores.find((one) => one.code === storefront.settings.defaultStore) ?? stores[0];
  if (!store) throw new ShopError("storelocator_not_found");
  return toStoreValue(store, storefront.settings, language, null);
};
