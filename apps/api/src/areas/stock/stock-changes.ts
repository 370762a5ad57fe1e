import type { Change } from "@azulejo/database";

/** Returns the change log entries for stock movements of these products. */
export const stockChanges = (productIds: number[]): Change[] =>
  [...new Set(productIds)].map((id) => ({ kind: "stock", entity: String(id) }));
