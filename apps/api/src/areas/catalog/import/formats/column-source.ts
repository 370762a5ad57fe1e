export const unitNames = ["m2", "sqft", "kg", "lb", "mm", "cm", "in"] as const;
export type Unit = (typeof unitNames)[number];

/** Where the value of one of our columns comes from: a constant, or a column with its unit and its words. */
export type ColumnSource = { value: string } | { column: string; unit?: Unit | undefined; values?: Record<string, string> | undefined };

/** Our column's name → its source in a foreign file. */
export type ColumnMap = Map<string, ColumnSource>;
