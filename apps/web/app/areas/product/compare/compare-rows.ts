import type { Row } from "../fact-rows.ts";

export interface CompareRow {
  label: string;
  /** One value per product, in their order; null if a product doesn't have the fact. */
  values: (string | null)[];
}

/** The facts of several products: those that differ, and those that are the same for all. */
export interface Comparison {
  differences: CompareRow[];
  shared: Row[];
}

/** Compares the facts of several products, in the order in which they first appear. */
export function compareFacts(products: Row[][]): Comparison {
  const labels = [...new Set(products.flatMap((rows) => rows.map(([label]) => label)))];
  const rows = labels.map(
    (label): CompareRow => ({
      label,
      values: products.map((facts) => facts.find(([own]) => own === label)?.[1] ?? null),
    }),
  );
  const isShared = ({ values }: CompareRow) => products.length > 1 && new Set(values).size === 1;
  return {
    differences: rows.filter((row) => !isShared(row)),
    shared: rows.filter(isShared).map(({ label, values }): Row => [label, values[0] ?? ""]),
  };
}
