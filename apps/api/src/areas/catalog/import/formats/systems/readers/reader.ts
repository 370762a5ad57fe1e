import type { Language } from "@azulejo/contract";

/** A row by the names of its columns. */
export interface NamedRow {
  line: number;
  cells: Record<string, string>;
}

export interface ReaderContext {
  /** The language of the file's texts. */
  language: Language;
  names: readonly string[];
  /** Counts a row that is left out on purpose, by reason. */
  note(why: string): void;
}

/** Makes a row per item, and the rows of a product one after the other. */
export type Reader = (
  rows: readonly NamedRow[],
  context: ReaderContext,
) => {
  /** Columns that the reader adds to those of the file. */
  added: readonly string[];
  records: NamedRow[];
};

/** Columns that readers add, each for data that a system may write in several ways. */
export const added = {
  product: "Product code",
  series: "Series code",
  item: "Item number",
  name: "Product name",
  color: "Color name",
  label: "Variant",
  kind: "Kind of item",
  stock: "Stock or word",
  pictures: "All pictures",
  address: "Old address",
} as const;

/** The part of QuickBooks' names before the last, or its category. */
export const CATEGORY = "Category of the list";

/** Returns the first text that isn't empty. */
export const firstOf = (...texts: (string | undefined)[]): string => texts.find((text) => text !== undefined && text !== "") ?? "";
