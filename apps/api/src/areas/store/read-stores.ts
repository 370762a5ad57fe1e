import type { Work } from "../../context.ts";
import { findStorefront } from "../storefront/index.ts";
import { selectStores } from "./store.repository.ts";
import { withOperations } from "./store.rules.ts";
import type { Store } from "./store.ts";

/** Returns all stores of a storefront by number, for staff and for records that name one. */
export const readStores = (reader: Pick<Work, "referenceData" | "query">, storefrontId: number): Promise<Store[]> =>
  reader.referenceData.read(reader.query, `stores:${storefrontId}`, async () => {
    const { settings } = await findStorefront(reader, storefrontId);
    return (await selectStores(reader.query, storefrontId)).map((store) => withOperations(store, settings));
  });

/** Returns the stores that customers see, by number. */
export const readPublishedStores = async (reader: Pick<Work, "referenceData" | "query">, storefrontId: number): Promise<Store[]> =>
  (await readStores(reader, storefrontId)).filter(({ published }) => published);
