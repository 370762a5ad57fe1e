import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { CellReading, GridField } from "@azulejo/contract/staff/catalog-cells.ts";
import type { Entry } from "./edits.ts";

export const MAX_CELLS = 20_000;

/** A rectangle of cells, from the upper left to the lower right one. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * Parses cells in the format in which a spreadsheet copies them: tabs between cells, with quotes around those that contain tabs, quotes or
 * line breaks.
 */
export async function readCells(text: string): Promise<string[][]> {
  const plain = () =>
    text
      .replace(/\r?\n$/, "")
      .split(/\r?\n/)
      .map((line) => line.split("\t"));
  // A cell such as 12" isn't quoted, and a single quote at a cell's start can be part of its text.
  if (!/(^|[\t\n])"/.test(text)) return plain();
  const { parse } = await import("csv-parse/browser/esm/sync");
  try {
    return parse(text, { delimiter: "\t", relax_quotes: true, relax_column_count: true, skip_empty_lines: false }) as string[][];
  } catch {
    return plain();
  }
}

export const sizeOf = (cells: readonly (readonly string[])[]): number => cells.reduce((sum, line) => sum + line.length, 0);

/** Writes cells in the format of a spreadsheet. */
export const writeCells = (cells: readonly (readonly string[])[]): string =>
  cells.map((line) => line.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t")).join("\n");

/** The cells that a paste changes, and the number of those that couldn't be pasted. */
export interface Pasted {
  entries: Entry[];
  /** Cells beyond the last row or column. */
  outside: number;
  /** Cells in read-only columns, unless their values are the same. */
  readOnly: number;
}

/**
 * Returns what pasted cells change, starting at the upper left cell of a range. A single cell fills the range.
 * @param fields the field of each column of the grid; null for a read-only one
 * @param shown the current text of a cell
 * @param readings the cells' parsed values, if they were parsed already
 */
export function pasteInto(
  cells: readonly (readonly string[])[],
  range: Range,
  fields: readonly (GridField | null)[],
  rowAt: (index: number) => CatalogRow | undefined,
  shown: (row: CatalogRow, column: number) => string,
  readings: readonly (readonly (CellReading | null)[])[] = [],
): Pasted {
  const alone = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  const block = alone === undefined ? cells : filled(alone, range);
  const pasted: Pasted = { entries: [], outside: 0, readOnly: 0 };
  block.forEach((line, down) => {
    const row = rowAt(range.top + down);
    line.forEach((typed, right) => {
      const column = range.left + right;
      const field = fields[column];
      if (!row || field === undefined) pasted.outside += 1;
      else if (field !== null) {
        const reading = readings[alone === undefined ? down : 0]?.[right];
        pasted.entries.push({ row, field, typed, ...(reading && { reading }) });
      } else if (typed.trim() !== shown(row, column)) pasted.readOnly += 1;
    });
  });
  return pasted;
}

const filled = (text: string, { top, left, bottom, right }: Range): string[][] =>
  Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => text));
