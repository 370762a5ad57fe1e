import { ShopError } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import { type Context, inTransaction } from "../../context.ts";
import {
  hasMoved,
  type LinePart,
  type LineStock,
  type Movement,
  moveStock,
  returned,
  selectLineStock,
  shipped,
  stockChanges,
  takeUnits,
} from "../stock/index.ts";
import { selectOrder } from "./order.repository.ts";

/** A number of units of an order line to move. */
export interface LineUnits {
  lineId: number;
  units: number;
}

/** What moving lines needs: a request's context, or just the services of the process. */
type Moving = Pick<Context, "query" | "database" | "now">;

/**
 * Ships lines of a placed order, which reduces both stock on hand and the reservation.
 * @param document the shipment's own number; repeating it ships nothing
 * @throws stock_not_placed, stock_nothing_left when more is shipped than the order holds, stock_short when the last count
 *  found less than is shipped
 */
export const shipLines = (context: Moving, orderId: number, lines: LineUnits[], document: string): Promise<void> =>
  moveLines(context, orderId, lines, document, { from: ({ held }) => held, by: shipped });

/** Returns shipped goods to the lot that they came from. @param document as for shipments */
export const returnLines = (context: Moving, orderId: number, lines: LineUnits[], document: string): Promise<void> =>
  moveLines(context, orderId, lines, document, { from: ({ withBuyer }) => withBuyer, by: returned });

interface Way {
  from(line: LineStock): LinePart[];
  by(units: number): Movement;
}

async function moveLines(context: Moving, orderId: number, lines: LineUnits[], document: string, way: Way): Promise<void> {
  await inTransaction(context as Context, async ({ query }) => {
    const order = await selectOrder(query, orderId, true);
    if (order?.status !== "placed") throw new ShopError("stock_not_placed", { orderNo: String(order?.orderNo ?? orderId) });
    if (await hasMoved(query, orderId, document)) return;
    const stock = new Map((await selectLineStock(query, orderId)).map((line) => [line.lineId, line]));
    const parts = lines.flatMap(({ lineId, units }) => {
      const line = stock.get(lineId);
      const taken = line ? takeUnits(way.from(line), units) : null;
      if (!line || !taken) throw new ShopError("stock_nothing_left", { itemNo: line?.itemNo ?? String(lineId), units });
      return taken.map((part) => ({ ...part, lineId, itemNo: line.itemNo, productId: line.productId }));
    });
    for (const { lotId, units, lineId, itemNo } of parts.toSorted((a, b) => a.lotId - b.lotId))
      if (!(await moveStock(query, lotId, way.by(units), { lineId, document }))) throw new ShopError("stock_short", { itemNo, units });
    await recordChanges(query, stockChanges(parts.map((part) => part.productId)));
  });
}
