import { ShopError, type storelocator } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { selectStores } from "./storelocator.repository.ts";
import { toStoreValue } from "./storelocator.rules.ts";

export const getDefaultStore: Verb<typeof storelocator.defaultStore> = async ({ query, storefront, language }) => {
  const stores = await selectStores(query, storefront.id);
  const store = stores.find((one) => one.code === storefront.settings.defaultStore) ?? stores[0];
  if (!store) throw new ShopError("storelocator_not_found");
  return toStoreValue(store, language, null);
};
