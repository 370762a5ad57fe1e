import { recordChanges } from "@azulejo/database";
import type { Problem } from "../../../catalog/index.ts";
import type { Writer } from "../run.ts";
import { selectStores, UNKNOWN_STORE } from "./store.repository.ts";
import { updateHours } from "./store-hours.repository.ts";

/** Stores themselves are set up with the shop; only their hours are moved. */
export const storeHours: Writer<"hours"> = {
  async check(run, changes) {
    const stores = await selectStores(run.query, run.storefrontId);
    return changes.flatMap(({ record: { line, store } }): Problem[] =>
      stores.has(store) ? [] : [{ line, column: "store", reason: UNKNOWN_STORE, value: store }],
    );
  },
  async write({ query, storefrontId }, changes) {
    const stores = await selectStores(query, storefrontId);
    const ids = changes.map(({ record }) => stores.get(record.store)?.id ?? 0);
    await updateHours(
      query,
      changes.map(({ record: { hours, closedOn } }, index) => ({ id: ids[index] ?? 0, hours, closedOn })),
    );
    await recordChanges(query, [{ kind: "storefront", entity: String(storefrontId) }]);
    return ids;
  },
};
