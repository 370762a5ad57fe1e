import type { Problem } from "../../catalog/index.ts";
import { upsertFigures } from "../compare/figure.repository.ts";
import { idsFor } from "./businesses.ts";
import type { Writer } from "./run.ts";
import { selectStores, UNKNOWN_STORE } from "./stores/store.repository.ts";

/** What the other system says of each day, to compare it with the shop's own figures. */
export const figures: Writer<"figure"> = {
  async check(run, changes) {
    const stores = await selectStores(run.query, run.storefrontId);
    return changes.flatMap(({ record: { line, place } }): Problem[] =>
      place === "" || stores.has(place) ? [] : [{ line, column: "place", reason: UNKNOWN_STORE, value: place }],
    );
  },
  async write(run, changes) {
    const { query, storefrontId, source } = run;
    const stores = await selectStores(query, storefrontId);
    const ids = await idsFor(query, "stated_figure", changes);
    const rows = changes.map(({ record: { day, figure, place, amount } }, index) => ({
      id: ids[index] ?? 0,
      ...{ storefrontId, source, day, figure, amount, place: stores.get(place)?.code.toLowerCase() ?? "" },
    }));
    return upsertFigures(query, rows);
  },
};
