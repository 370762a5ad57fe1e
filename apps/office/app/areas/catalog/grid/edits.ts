import type { CatalogChange, CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { type CellFault, type CellReading, type FindTerm, type GridField, readCell } from "@azulejo/contract/staff/catalog-cells.ts";
import { isFactField } from "@azulejo/contract/staff/fact-cells.ts";
import { type FactColumns, ownerOf, rulesOf } from "./grid-columns.ts";

/** How a cell was changed. */
export type How = "typed" | "pasted" | "filled" | "cleared";

/** An unsaved cell. */
export interface Edit {
  /** The row in which it was changed; a product's cell is shown in the rows of all its variants. */
  rowId: number;
  field: GridField;
  typed: string;
  /** The value to store; null if it is invalid. */
  value: string | null;
  fault: CellFault | "twice" | "absent" | null;
  /** The stored value that it replaces. */
  from: string;
  /** The text that somebody else saved in the meantime, until the user decides. */
  theirs: string | null;
  how: How;
}

/** Unsaved cells by their key. */
export type Edits = ReadonlyMap<string, Edit>;

export const none: Edits = new Map();
const noFacts: FactColumns = new Map();

/** Returns the key of a cell: a product's cell has the same key in the rows of all its variants. */
export const keyOf = (row: Pick<CatalogRow, "id" | "productId">, field: GridField): string =>
  ownerOf(field) === "item" ? `i${row.id}.${field}` : `p${row.productId}.${field}`;

/** A text to write into a cell. */
export interface Entry {
  row: CatalogRow;
  field: GridField;
  typed: string;
  /** The parsed value for its column, if it was parsed already. */
  reading?: CellReading;
}

/** Writes texts into cells. A value that is already stored is no change; two different values for one cell of a product are an error. */
export function write(edits: Edits, entries: readonly Entry[], how: How, findTerm: FindTerm, facts: FactColumns = noFacts): Edits {
  const writer = startWriting(edits, how, findTerm, facts);
  writer.add(entries);
  return writer.edits;
}

/** Writes like `write`, but a part of the entries at a time. */
export function startWriting(edits: Edits, how: How, findTerm: FindTerm, facts: FactColumns = noFacts) {
  const next = new Map(edits);
  const written = new Map<string, string>();
  const add = (entries: readonly Entry[]) => {
    for (const entry of entries) writeOne({ edits, next, written, how, findTerm, facts }, entry);
  };
  return { edits: next as Edits, add };
}

interface Writing {
  edits: Edits;
  next: Map<string, Edit>;
  /** By key. */
  written: Map<string, string>;
  how: How;
  findTerm: FindTerm;
  facts: FactColumns;
}

/** Reads a cell; an item doesn't have the facts of other departments, and a sample has none of its own. */
function readIn(
  facts: FactColumns,
  { row, field, typed }: Entry,
  findTerm: FindTerm,
): CellReading | { value?: undefined; fault: "absent" } {
  const rules = rulesOf(facts, field);
  if (isFactField(field) && (!rules || row.cells[field] === undefined)) return typed.trim() === "" ? { value: "" } : { fault: "absent" };
  return rules ? readCell(rules, typed, findTerm) : { fault: "absent" };
}

function writeOne({ edits, next, written, how, findTerm, facts }: Writing, entry: Entry): void {
  const { row, field, typed, reading } = entry;
  const key = keyOf(row, field);
  const isAbsent = isFactField(field) && row.cells[field] === undefined;
  const { value = null, fault = null } = reading && !isAbsent ? reading : readIn(facts, entry, findTerm);
  const before = edits.get(key);
  const from = before?.from ?? row.cells[field] ?? "";
  const known = written.get(key);
  written.set(key, value ?? typed);
  if (known !== undefined && known !== (value ?? typed))
    next.set(key, { rowId: row.id, field, typed, value: null, fault: "twice", from, theirs: null, how });
  else if ((value === from || (typed.trim() === "" && from === "")) && !before?.theirs) next.delete(key);
  else next.set(key, { rowId: row.id, field, typed, value, fault, from, theirs: before?.theirs ?? null, how });
}

export function without(edits: Edits, keys: readonly string[]): Edits {
  const next = new Map(edits);
  for (const key of keys) next.delete(key);
  return next;
}

export const isSavable = (edit: Edit): boolean => edit.value !== null && edit.theirs === null;

/** Returns the input of the save call: the savable cells, by variant and product. */
export function changesOf(edits: Edits, rows: ReadonlyMap<number, CatalogRow>): { items: CatalogChange[]; products: CatalogChange[] } {
  const items = new Map<number, CatalogChange>();
  const products = new Map<number, CatalogChange>();
  for (const edit of edits.values()) {
    const row = rows.get(edit.rowId);
    if (!row || edit.value === null || !isSavable(edit)) continue;
    const isItem = ownerOf(edit.field) === "item";
    const [all, id, revision] = isItem ? [items, row.id, row.revision] : [products, row.productId, row.productRevision];
    const change = all.get(id) ?? { id, revision, cells: {} };
    change.cells[edit.field] = edit.value;
    all.set(id, change);
  }
  return { items: [...items.values()], products: [...products.values()] };
}

/** Returns the edits that remain after the savable ones were saved. */
export const unsaved = (edits: Edits): Edits => new Map([...edits].filter(([, edit]) => !isSavable(edit)));

/** Applies edits again to rows that somebody else has changed. For a cell changed by both, the user has to decide. */
export function rebase(edits: Edits, rows: readonly CatalogRow[]): Edits {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byProduct = new Map(rows.map((row) => [row.productId, row]));
  let next: Map<string, Edit> | null = null;
  for (const [key, edit] of edits) {
    const { field } = edit;
    const row = byId.get(edit.rowId) ?? (ownerOf(field) === "product" ? byProduct.get(Number(key.slice(1, key.indexOf(".")))) : undefined);
    const now = row?.cells[field] ?? "";
    if (!row || edit.from === now) continue;
    next ??= new Map(edits);
    if (edit.value === now) next.delete(key);
    else next.set(key, { ...edit, from: now, theirs: now });
  }
  return next ?? edits;
}

/** Decides cells that both have changed: the user's changes are kept, or dropped. */
export function decide(edits: Edits, keys: readonly string[], keepsMine: boolean): Edits {
  if (!keepsMine) return without(edits, keys);
  const next = new Map(edits);
  for (const key of keys) {
    const edit = next.get(key);
    if (edit) next.set(key, { ...edit, theirs: null });
  }
  return next;
}
