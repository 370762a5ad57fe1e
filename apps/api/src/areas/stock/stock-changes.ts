import type { Change } from "@azulejo/database";

/** What the change log has to say when stock of these products moved. */
export const stockChanges = (productIds: number[]): Change[] =>
  [...new Set(productIds)].map((id) => ({ kind: "stock", entity: String(id) }));
