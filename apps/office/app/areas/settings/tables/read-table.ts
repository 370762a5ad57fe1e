import { type Row, type TableColumn, toRow } from "./columns.ts";

export interface ReadTable {
  /** Each with its line in the file, counted from 1. */
  rows: { line: number; row: Row }[];
  /** Lines with another number of columns. */
  faults: number[];
}

const separatorOf = (text: string): string => (text.includes("\t") ? "\t" : text.includes(";") ? ";" : ",");

/** Without any digit, the first line is a heading. */
const HEADING = /^[^\d]*$/;
/** The sign that the export puts before text that a spreadsheet would run. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** Reads a table from a CSV file or a spreadsheet: cells with tabs, semicolons or commas between them, in quotes or not. */
export async function readTable(columns: readonly TableColumn[], text: string): Promise<ReadTable> {
  const { parse } = await import("csv-parse/browser/esm/sync");
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const rows: ReadTable["rows"] = [];
  const faults: number[] = [];
  lines.forEach((line, at) => {
    if (line.trim() === "" || (at === 0 && HEADING.test(line))) return;
    const cells = cellsOf(parse, line);
    if (cells?.length !== columns.length) return void faults.push(at + 1);
    const named = Object.fromEntries(columns.map(({ name }, column) => [name, (cells[column] ?? "").replace(GUARD, "")]));
    rows.push({ line: at + 1, row: toRow(columns, named) });
  });
  return { rows, faults };
}

type Parse = (input: string, options: { delimiter: string; relax_quotes: boolean; relax_column_count: boolean }) => string[][];

function cellsOf(parse: Parse, line: string): string[] | undefined {
  // Brackets of rates contain semicolons, so a line with commas or tabs is not split at them.
  const separator = line.includes("\t") ? "\t" : line.includes(",") ? "," : separatorOf(line);
  return parse(line, { delimiter: separator, relax_quotes: true, relax_column_count: true })[0];
}
