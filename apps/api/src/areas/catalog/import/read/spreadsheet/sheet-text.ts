import type { DecimalMark } from "../../complete/amount.rules.ts";

/** A cell as a spreadsheet has it; its date is midnight in UTC. */
export type SheetCell = string | number | boolean | Date | null;

/** A spreadsheet keeps fifteen digits of a number; the file may have more of them (12.989999999999998). */
const DIGITS = 15;

/**
 * Writes a sheet as CSV with commas. Each row becomes one line, so that line numbers are row numbers. Titles above the column names
 * become empty lines.
 */
export function sheetText(rows: readonly (readonly SheetCell[])[], decimal: DecimalMark): string {
  const first = rows.findIndex((cells) => cells.filter((cell) => cell !== null && cell !== "").length > 1);
  return rows.map((cells, at) => (at < first ? "" : cells.map((cell) => quoted(textOf(cell, decimal))).join(","))).join("\n");
}

function textOf(cell: SheetCell, decimal: DecimalMark): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(Number(cell.toPrecision(DIGITS))).replace(".", decimal);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

const quoted = (text: string): string => {
  const line = text.replaceAll(/\s*[\r\n\t]+\s*/g, " ");
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
};
