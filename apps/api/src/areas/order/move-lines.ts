import { ShopError } from "@azulejo/contract";
import { type Query, recordChanges } from "@azulejo/database";
import {
  hasMoved,
  type LinePart,
  type LineStock,
  type Movement,
  moveStock,
  released,
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

/**
 * Ships lines of a placed order, in the caller's transaction: reduces stock on hand and the reservation.
 * @param document the shipment's number; repeating it ships nothing
 * @throws stock_not_placed, stock_nothing_left for more than the order holds, stock_short if the last count found less
 */
export const shipLines = (query: Query, orderId: number, lines: LineUnits[], document: string): Promise<void> =>
  moveLines(query, orderId, lines, document, { from: ({ held }) => held, by: shipped });

/** Returns shipped goods to the lot that they came from. @param document as for shipments */
export const returnLines = (query: Query, orderId: number, lines: LineUnits[], document: string): Promise<void> =>
  moveLines(query, orderId, lines, document, { from: ({ withBuyer }) => withBuyer, by: returned });

/** Releases reserved units of lines that won't be shipped. @param document as for shipments */
export const releaseLines = (query: Query, orderId: number, lines: LineUnits[], document: string): Promise<void> =>
  moveLines(query, orderId, lines, document, { from: ({ held }) => held, by: released });

interface Way {
  from(line: LineStock): LinePart[];
  by(units: number): Movement;
}

/** Moves lots in the order of their ids, so that two transactions never deadlock. */
async function moveLines(query: Query, orderId: number, lines: LineUnits[], document: string, way: Way): Promise<void> {
  if (lines.length === 0) return;
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
}
