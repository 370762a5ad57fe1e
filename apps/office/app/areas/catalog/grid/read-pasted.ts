import { type CellField, type CellReading, cellColumns, type FindTerm, readCell } from "@azulejo/contract/staff/catalog-cells.ts";
import { readCells, sizeOf } from "./paste.ts";

/** The facts needed to read a paste; they go to a worker as they are. */
export interface PastedText {
  text: string;
  /** The field of each column from the range's first on; null for one that can't be changed. */
  fields: readonly (CellField | null)[];
  /** How many columns one cell alone fills. */
  width: number;
  /** Codes of terms by their kind and the words for them. */
  codes: ReadonlyMap<string, string>;
  most: number;
}

/** The cells of a paste, each with what it means in its column; too many are only counted. */
export interface ReadPaste {
  cells: string[][];
  readings: (CellReading | null)[][];
  size: number;
}

/** Finds a term by its code or a label in either language. */
export const findIn =
  (codes: ReadonlyMap<string, string>): FindTerm =>
  (kind, words) =>
    codes.get(`${kind}|${words.trim().toLowerCase()}`) ?? null;

/** Reads a paste by the rules of its columns. */
export async function readPasted({ text, fields, width, codes, most }: PastedText): Promise<ReadPaste> {
  const cells = await readCells(text);
  const size = sizeOf(cells);
  if (size > most) return { cells: [], readings: [], size };
  const findTerm = findIn(codes);
  const read = (typed: string, field: CellField | null | undefined) => (field ? readCell(cellColumns[field], typed, findTerm) : null);
  const alone = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  const readings =
    alone === undefined
      ? cells.map((line) => line.map((typed, right) => read(typed, fields[right])))
      : [fields.slice(0, width).map((field) => read(alone, field))];
  return { cells, readings, size };
}
