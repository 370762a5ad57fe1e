import type { Context } from "../../context.ts";
import type { Store } from "./store.ts";
import { selectStores } from "./storelocator.repository.ts";

/** Returns all stores of a storefront, by number. */
export const readStores = ({ kept, query }: Pick<Context, "kept" | "query">, storefrontId: number): Promise<Store[]> =>
  kept.read(`stores:${storefrontId}`, () => selectStores(query, storefrontId));
