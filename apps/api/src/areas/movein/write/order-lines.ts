import type { Problem } from "../../catalog/index.ts";
import { idsFor } from "./businesses.ts";
import { selectItems } from "./of-people.repository.ts";
import { type LineRow, upsertLines } from "./order.repository.ts";
import { type Change, idOf, type Run, resolve, type Writer } from "./run.ts";

/** A line keeps the item's number and name as they were; the catalog need not have the item any more. */
export const orderLines: Writer<"line"> = {
  async check(run, changes) {
    const orders = await ordersOf(run, changes);
    return changes.flatMap(({ record: { line, order } }): Problem[] =>
      orders.has(order) ? [] : [{ line, column: "order", reason: "is the id of no order", value: order }],
    );
  },
  async write(run, changes) {
    const orders = await ordersOf(run, changes);
    const items = await selectItems(
      run.query,
      run.storefrontId,
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
};

const ordersOf = (run: Run, changes: readonly Change<"line">[]) =>
  resolve(
    run,
    "order",
    changes.map(({ record }) => record.order),
  );
