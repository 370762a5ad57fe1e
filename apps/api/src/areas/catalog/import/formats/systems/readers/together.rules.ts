import type { Reader } from "./reader.ts";

/** Puts the rows of an item together, which an ERP lists by store or by lot. @param itemColumn the file's column of item numbers */
export const readTogether =
  (itemColumn: string): Reader =>
  (rows) => ({ added: [], records: [...Map.groupBy(rows, ({ cells }) => cells[itemColumn] ?? "").values()].flat() });
