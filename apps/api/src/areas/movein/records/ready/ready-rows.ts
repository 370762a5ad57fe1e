import { faultOf, openRows, type Problem, type Row, toHeader } from "../../../catalog/index.ts";
import type { NamedRow, TableRow } from "./named-rows.ts";
import { type ReadyExport, recognizeExport, stepOf } from "./ready-map.ts";

/** A report may have this many rows of titles above its columns. */
const MAX_TITLE_ROWS = 12;

/** Returns the export that a file contains, by its columns, or null. */
export async function exportOf(path: string, encoding: string | undefined): Promise<ReadyExport | null> {
  const { header, rows } = await openRows(path, { encoding, columns: [], required: [] });
  const found = recognizeExport(header.names);
  if (found) return found;
  let looked = 0;
  for await (const row of rows) {
    const later = recognizeExport(row.cells);
    if (later) return later;
    looked += 1;
    if (looked >= MAX_TITLE_ROWS) break;
  }
  return null;
}

/** A row for one of an export's tables, or a problem. */
export type ReadyRow = { problem: Problem } | { row: TableRow };

/** Reads an export's rows below its columns. Spreadsheets put an apostrophe before a number that must stay text. */
export async function* readyRows(path: string, ready: ReadyExport, encoding: string | undefined): AsyncGenerator<ReadyRow> {
  const { header, rows } = await openRows(path, { encoding, columns: [], required: [] });
  const step = stepOf(ready);
  let names = recognizeExport(header.names) === null ? null : header;
  for await (const row of rows) {
    if (names === null) {
      if (recognizeExport(row.cells)) names = toHeader(row.cells);
      continue;
    }
    const problem = faultOf(row, names);
    if (problem) yield { problem };
    else for (const one of step(named(names.names, row))) yield { row: one };
  }
}

const named = (names: readonly string[], { line, cells }: Row): NamedRow => ({
  line,
  cells: Object.fromEntries(names.map((name, index) => [name.trim(), plain(cells[index] ?? "")] as const).toReversed()),
});

/** Joins lines of texts such as streets, because a record's values have one line. */
const plain = (cell: string): string => cell.replace(/^'(?=[\d+\-=@])/, "").replaceAll(/\s*[\r\n]+\s*/g, ", ");
