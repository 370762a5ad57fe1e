import type { storelocator } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { readStores } from "./read-stores.ts";
import { matchesStore, toStoreValue } from "./storelocator.rules.ts";

export const listStores: Verb<typeof storelocator.list> = async (context, { query, operationType }) => {
  const { storefront, language } = context;
  const stores = await readStores(context, storefront.id);
  return stores
    .filter((store) => !query || matchesStore(store, query, language))
    .filter((store) => !operationType || store.operationTypes.includes(operationType))
    .map((store) => toStoreValue(store, language, null));
};
