import { numberFault, readNumber } from "@azulejo/contract/typed/number.ts";

/** Columns of lines that are pasted from a spreadsheet or typed, one line per lot. */
export type PastedColumn = "itemNo" | "lot" | "shade" | "caliber" | "units";

export interface PastedLine {
  /** Counted from 1. */
  number: number;
  itemNo: string;
  lot: string;
  shade: string | null;
  caliber: string | null;
  units: number;
}

export interface Pasted {
  lines: PastedLine[];
  /** Numbers of lines that can't be read. */
  faults: number[];
}

const limits = { min: 1, max: 999_999, isWhole: true };
const HEADING = /^[^\d]*$/;

/**
 * Reads lines whose cells are separated by tabs, semicolons or commas. A first line without digits is a header.
 * @param columns in their order; units come last
 */
export function readPasted(text: string, columns: readonly PastedColumn[]): Pasted {
  const lines: PastedLine[] = [];
  const faults: number[] = [];
  text.split(/\r?\n/).forEach((row, index) => {
    if (row.trim() === "" || (index === 0 && HEADING.test(row))) return;
    const line = toLine(row, columns, index + 1);
    if (line) lines.push(line);
    else faults.push(index + 1);
  });
  return { lines, faults };
}

const separatorOf = (row: string): RegExp => (row.includes("\t") ? /\t/ : row.includes(";") ? /;/ : /,/);

function toLine(row: string, columns: readonly PastedColumn[], number: number): PastedLine | null {
  const cells = row.split(separatorOf(row)).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  if (cells.length !== columns.length) return null;
  const of = (column: PastedColumn): string => cells[columns.indexOf(column)] ?? "";
  const [itemNo, lot, units] = [of("itemNo"), of("lot"), of("units")];
  if (!/^[\w.\-/]{1,40}$/.test(itemNo) || lot === "" || lot.length > 80 || units === "" || numberFault(units, limits)) return null;
  return { number, itemNo, lot, shade: of("shade") || null, caliber: of("caliber") || null, units: readNumber(units) ?? 0 };
}
