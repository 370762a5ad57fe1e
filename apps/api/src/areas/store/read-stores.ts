import type { Work } from "../../context.ts";
import { findStorefront } from "../storefront/index.ts";
import { selectStores } from "./store.repository.ts";
import { withOperations } from "./store.rules.ts";
import type { Store } from "./store.ts";

/** Returns all stores of a storefront, by number. */
export const readStores = (reader: Pick<Work, "referenceData" | "query">, storefrontId: number): Promise<Store[]> =>
  reader.referenceData.read(reader.query, `stores:${storefrontId}`, async () => {
    const { settings } = await findStorefront(reader, storefrontId);
    return (await selectStores(reader.query, storefrontId)).map((store) => withOperations(store, settings));
  });
