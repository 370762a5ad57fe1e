import type { Context } from "../../context.ts";
import type { Store } from "./store.ts";
import { selectStores } from "./storelocator.repository.ts";

/** Returns all stores of a storefront, by number. */
export const readStores = ({ referenceData, query }: Pick<Context, "referenceData" | "query">, storefrontId: number): Promise<Store[]> =>
  referenceData.read(query, `stores:${storefrontId}`, () => selectStores(query, storefrontId));
