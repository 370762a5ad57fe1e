import type { storelocator } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { selectStores } from "./storelocator.repository.ts";
import { milesBetween, toStoreValue } from "./storelocator.rules.ts";

export const findNearestStores: Verb<typeof storelocator.findNearest> = async ({ query, storefront, language }, { a, b }) => {
  const stores = await selectStores(query, storefront.id);
  return stores
    .map((store) => ({ store, miles: milesBetween({ latitude: a, longitude: b }, store) }))
    .sort((one, other) => one.miles - other.miles)
    .map(({ store, miles }) => toStoreValue(store, language, miles));
};
