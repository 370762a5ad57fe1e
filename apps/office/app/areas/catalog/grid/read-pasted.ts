import { type CellReading, type FindTerm, type GridField, readCell } from "@azulejo/contract/staff/catalog-cells.ts";
import { type FactColumns, rulesOf } from "./grid-columns.ts";
import { readCells, sizeOf } from "./paste.ts";

/** Everything needed to parse a paste; it is sent to a worker unchanged. */
export interface PastedText {
  text: string;
  /** The field of each column, starting with the range's first; null for a read-only one. */
  fields: readonly (GridField | null)[];
  /** How many columns a single pasted cell fills. */
  width: number;
  /** Codes of terms by their kind and name. */
  codes: ReadonlyMap<string, string>;
  facts: FactColumns;
  most: number;
}

/** The cells of a paste, each with its parsed value for its column; if there are too many, they are only counted. */
export interface ReadPaste {
  cells: string[][];
  readings: (CellReading | null)[][];
  size: number;
}

/** Finds a term by its code, or by its label in either language. */
export const findIn =
  (codes: ReadonlyMap<string, string>): FindTerm =>
  (kind, words) =>
    codes.get(`${kind}|${words.trim().toLowerCase()}`) ?? null;

/** Parses a paste by the rules of its columns. */
export async function readPasted({ text, fields, width, codes, facts, most }: PastedText): Promise<ReadPaste> {
  const cells = await readCells(text);
  const size = sizeOf(cells);
  if (size > most) return { cells: [], readings: [], size };
  const findTerm = findIn(codes);
  const read = (typed: string, field: GridField | null | undefined) => {
    const rules = field && rulesOf(facts, field);
    return rules ? readCell(rules, typed, findTerm) : null;
  };
  const alone = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  const readings =
    alone === undefined
      ? cells.map((line) => line.map((typed, right) => read(typed, fields[right])))
      : [fields.slice(0, width).map((field) => read(alone, field))];
  return { cells, readings, size };
}
