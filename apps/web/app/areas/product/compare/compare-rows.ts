import type { Row } from "../fact-rows.ts";

export interface CompareRow {
  label: string;
  /** One per product, in their order; null where a product does not have the fact. */
  values: (string | null)[];
  differs: boolean;
}

/** Puts the facts of several products side by side, in order of first appearance. */
export function compareRows(products: Row[][]): CompareRow[] {
  const labels = [...new Set(products.flatMap((rows) => rows.map(([label]) => label)))];
  return labels.map((label) => {
    const values = products.map((rows) => rows.find(([own]) => own === label)?.[1] ?? null);
    return { label, values, differs: new Set(values).size > 1 };
  });
}
