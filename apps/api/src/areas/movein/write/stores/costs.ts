import type { Problem } from "../../../catalog/index.ts";
import { selectItems } from "../of-people.repository.ts";
import type { Change, Run, Writer } from "../run.ts";
import { upsertCosts } from "./cost.repository.ts";

export const costs: Writer<"cost"> = {
  async check(run, changes) {
    const items = await itemsOf(run, changes);
    return changes.flatMap(({ record: { line, itemNo } }): Problem[] =>
      items.has(itemNo) ? [] : [{ line, column: "item", reason: "is no item of the catalog", value: itemNo }],
    );
  },
  async write(run, changes) {
    const items = await itemsOf(run, changes);
    const rows = changes.map(({ record: { itemNo, startsOn, costCents } }) => ({
      itemId: items.get(itemNo)?.id ?? 0,
      ...{ startsOn, costCents, createdAt: run.at },
    }));
    await upsertCosts(run.query, rows);
    return rows.map(({ itemId }) => itemId);
  },
};

const itemsOf = (run: Run, changes: readonly Change<"cost">[]) =>
  selectItems(
    run.query,
    run,
    changes.map(({ record }) => record.itemNo),
  );
