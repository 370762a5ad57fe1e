export const unitNames = ["m2", "sqft", "kg", "lb", "mm", "cm", "in", "piece"] as const;
export type Unit = (typeof unitNames)[number];

/**
 * Where the value of one of our columns comes from: a constant, or a column with its unit and its words. The unit of a price or of stock
 * is what the figure is for: a square foot, a square meter or a piece instead of a sell unit. It is the same for all rows, or each row
 * names its own in `unitColumn`.
 */
export type ColumnSource =
  | { value: string }
  | { column: string; unit?: Unit | undefined; unitColumn?: string | undefined; values?: Record<string, string> | undefined };

/** Our column's name → its source in a foreign file. */
export type ColumnMap = Map<string, ColumnSource>;
