import { ShopError } from "@azulejo/contract";
import type { Change, Query } from "@azulejo/database";
import { moveStock, selectLineStock } from "./movement.repository.ts";
import { released, reserved } from "./stock.rules.ts";

/** Units of one lot for one order line. */
export interface Hold {
  lineId: number;
  lotId: number;
  quantity: number;
  itemNo: string;
}

/**
 * Reserves stock for an order, in the caller's transaction, with lots in the order of their ids so that two orders never
 * deadlock.
 * @throws checkout_out_of_stock when another order took the stock first
 */
export async function holdStock(query: Query, holds: Hold[]): Promise<void> {
  for (const { lineId, lotId, quantity, itemNo } of holds.toSorted((a, b) => a.lotId - b.lotId))
    if (!(await moveStock(query, lotId, reserved(quantity), { lineId })))
      throw new ShopError("checkout_out_of_stock", { itemNo, available: 0 });
}

/** Releases what an order still holds; shipped units stay shipped. @returns the products whose stock has changed */
export async function releaseStock(query: Query, orderId: number): Promise<number[]> {
  const lines = await selectLineStock(query, orderId);
  const held = lines.flatMap(({ lineId, productId, held: parts }) => parts.map((part) => ({ ...part, lineId, productId })));
  const open = held.filter((part) => part.units > 0).toSorted((a, b) => a.lotId - b.lotId);
  for (const { lotId, units, lineId } of open) await moveStock(query, lotId, released(units), { lineId });
  return open.map((part) => part.productId);
}

/** Returns the change log entries for stock movements of these products. */
export const stockChanges = (productIds: number[]): Change[] =>
  [...new Set(productIds)].map((id) => ({ kind: "stock", entity: String(id) }));
