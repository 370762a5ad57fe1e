/** A row by the names of its columns. */
export interface NamedRow {
  line: number;
  cells: Record<string, string>;
}

/** A row for one of the tables that a reader produces from a file. */
export interface TableRow extends NamedRow {
  table: string;
}

/** Converts one row; may remember earlier ones. */
export type Step = (row: NamedRow) => TableRow[];

/** Returns the first text that isn't empty. */
export const firstOf = (...texts: (string | undefined)[]): string => texts.find((text) => text !== undefined && text !== "") ?? "";
