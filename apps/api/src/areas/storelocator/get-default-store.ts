import { ShopError, type storelocator } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { readStores } from "./read-stores.ts";
import { toStoreValue } from "./storelocator.rules.ts";

export const getDefaultStore: Verb<typeof storelocator.defaultStore> = async ({ referenceData, query, storefront, language }) => {
  const stores = await readStores({ referenceData, query }, storefront.id);
  const store = stores.find((one) => one.code === storefront.settings.defaultStore) ?? stores[0];
  if (!store) throw new ShopError("storelocator_not_found");
  return toStoreValue(store, language, null);
};
