import { cellColumns, type GridField } from "@azulejo/contract/staff/catalog-cells.ts";
import { type Edit, type Edits, isSavable } from "./edits.ts";
import { ownerOf } from "./grid-columns.ts";

/** A group of cells in a column that change in the same way. */
export interface Difference {
  field: GridField;
  from: string;
  to: string;
  /** The number of variants or products, depending on the column. */
  count: number;
  of: "item" | "product";
  rowId: number;
}

/** A cell that can't be saved as it is. */
export interface OpenCell {
  key: string;
  edit: Edit;
}

export interface Overview {
  /** The number of savable cells by column, in the order of the columns. */
  counts: [GridField, number][];
  differences: Difference[];
  faults: OpenCell[];
  undecided: OpenCell[];
  savable: number;
  /** The number of rows or products with a savable cell. */
  rows: number;
}

/** Summarizes what a save would change. */
export function overview(edits: Edits): Overview {
  const counts = new Map<GridField, number>();
  const differences = new Map<string, Difference>();
  const faults: OpenCell[] = [];
  const undecided: OpenCell[] = [];
  const rows = new Set<string>();
  let savable = 0;
  for (const [key, edit] of edits) {
    const { field, from, value, rowId } = edit;
    if (edit.theirs !== null) undecided.push({ key, edit });
    else if (value === null) faults.push({ key, edit });
    if (!isSavable(edit) || value === null) continue;
    savable += 1;
    rows.add(key.slice(0, key.indexOf(".")));
    counts.set(field, (counts.get(field) ?? 0) + 1);
    const same = `${field}\n${from}\n${value}`;
    const known = differences.get(same);
    if (known) known.count += 1;
    else differences.set(same, { field, from, to: value, count: 1, of: ownerOf(field), rowId });
  }
  const order = Object.keys(cellColumns);
  // The supplier's own facts come last.
  const placeOf = (field: GridField): number => (order.includes(field) ? order.indexOf(field) : order.length);
  return {
    counts: [...counts].sort(([one], [other]) => placeOf(one) - placeOf(other)),
    differences: [...differences.values()].sort((one, other) => other.count - one.count),
    faults,
    undecided,
    savable,
    rows: rows.size,
  };
}
