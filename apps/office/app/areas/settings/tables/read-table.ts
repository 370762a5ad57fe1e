import { type Row, type TableColumn, toRow } from "./columns.ts";

export interface ReadTable {
  /** The rows, each with its line number in the file, from 1. */
  rows: { line: number; row: Row }[];
  /** Lines with a wrong number of columns. */
  faults: number[];
}

const separatorOf = (text: string): string => (text.includes("\t") ? "\t" : text.includes(";") ? ";" : ",");

/** A first line without digits is a header. */
const HEADING = /^[^\d]*$/;
/** The apostrophe that the export puts before text that a spreadsheet would run as a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** Reads a table from a CSV file or a spreadsheet: cells separated by tabs, semicolons or commas, with or without quotes. */
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
  // Price brackets contain semicolons, so a line with commas or tabs isn't split at semicolons.
  const separator = line.includes("\t") ? "\t" : line.includes(",") ? "," : separatorOf(line);
  return parse(line, { delimiter: separator, relax_quotes: true, relax_column_count: true })[0];
}
