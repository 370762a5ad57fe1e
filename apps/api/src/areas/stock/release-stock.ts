import type { Change, Query } from "@azulejo/database";
import { moveStock, selectLineStock } from "./movement.repository.ts";
import { released } from "./stock.rules.ts";

/** Releases an order's remaining reservations; shipped units aren't changed. @returns the products whose stock has changed */
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
