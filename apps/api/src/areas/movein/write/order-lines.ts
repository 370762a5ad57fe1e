import type { Problem } from "../../catalog/index.ts";
import { idsFor } from "./businesses.ts";
import { selectItems } from "./of-people.repository.ts";
import { deleteLines, type LineRow, selectReturnedLines, selectShopOrders, selectUsedLines, upsertLines } from "./order.repository.ts";
import { PLACED_HERE } from "./orders.ts";
import { type Change, idOf, ownersByIds, type Run, resolve, type Writer } from "./run.ts";

const RETURNED = "has come back to the shop, in part at least, so the line cannot be changed";
const USED = "has a return or a refund in the shop, so the line stays";

/** Lines keep the item's number and name at the time; the item need not be in the catalog. */
export const orderLines: Writer<"line"> = {
  async check(run, changes) {
    const orders = await ordersOf(run, changes);
    const known = changes.flatMap(({ recordId }) => recordId ?? []);
    const returned = known.length > 0 ? await selectReturnedLines(run.query, known) : new Set<number>();
    const placedHere = await selectShopOrders(
      run.query,
      [...orders.values()].flatMap((id) => id ?? []),
    );
    return changes.flatMap(({ record: { line, order, quantity }, recordId }): Problem[] => {
      if (!orders.has(order)) return [{ line, column: "order", reason: "is the id of no order", value: order }];
      if (placedHere.has(orders.get(order) ?? 0)) return [{ line, column: "order", reason: PLACED_HERE, value: order }];
      // Returns and credits were calculated from the line, so it can't change after one.
      const isReturned = recordId !== null && returned.has(recordId);
      return isReturned ? [{ line, column: "units", reason: RETURNED, value: String(quantity) }] : [];
    });
  },
  async write(run, changes) {
    const orders = await ordersOf(run, changes);
    const items = await selectItems(
      run.query,
      run,
      changes.map(({ record }) => record.itemNo),
    );
    const ids = await idsFor(run.query, "order_line", changes);
    const rows = changes.map(({ record }, index): LineRow => {
      const { order, position, itemNo, name, quantity, sellUnit, unitPriceCents, goodsCents, taxCents, lot: earlierLot } = record;
      const item = items.get(itemNo);
      return {
        id: ids[index] ?? 0,
        orderId: idOf(orders, order),
        itemId: item?.id ?? null,
        itemNo: item?.itemNo ?? itemNo,
        sellUnit: sellUnit ?? item?.sellUnit ?? "each",
        ...{ position, name, quantity, unitPriceCents, goodsCents, taxCents, earlierLot },
      };
    });
    await upsertLines(run.query, rows);
    return ids;
  },
  parts: {
    wholesOf: ownersByIds,
    async refusals({ query }, recordIds) {
      const returned = await selectReturnedLines(query, recordIds);
      const used = await selectUsedLines(query, recordIds);
      return new Map([...used].map((id) => [id, returned.has(id) ? RETURNED : USED]));
    },
    remove: ({ query }, recordIds) => deleteLines(query, recordIds),
  },
};

const ordersOf = (run: Run, changes: readonly Change<"line">[]) =>
  resolve(
    run,
    "order",
    changes.map(({ record }) => record.order),
  );
