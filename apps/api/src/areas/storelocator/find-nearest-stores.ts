import type { storelocator } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { readStores } from "./read-stores.ts";
import { milesBetween, toStoreValue } from "./storelocator.rules.ts";

export const findNearestStores: Verb<typeof storelocator.findNearest> = async (
  { referenceData, query, storefront, language },
  { a, b },
) => {
  const stores = await readStores({ referenceData, query }, storefront.id);
  return stores
    .map((store) => ({ store, miles: milesBetween({ latitude: a, longitude: b }, store) }))
    .sort((one, other) => one.miles - other.miles)
    .map(({ store, miles }) => toStoreValue(store, language, miles));
};
