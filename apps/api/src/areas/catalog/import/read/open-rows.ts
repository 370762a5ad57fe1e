import type { DecimalMark } from "../complete/amount.rules.ts";
import { withDelimiter } from "../formats/our-csv.ts";
import { openTable, requireColumns, requireOnce, type Table } from "../formats/table.ts";
import type { Encoding } from "./encoding.ts";
import { openJsonTable } from "./json-rows.ts";
import { openSource } from "./open-source.ts";

interface Wanted {
  encoding?: Encoding | undefined;
  decimal?: DecimalMark | undefined;
  /** The columns that are read; the file may have others. */
  columns: readonly string[];
  required: readonly string[];
}

/**
 * Opens a CSV, TSV, XLSX or JSONL file of any columns, whose rows are read on demand.
 * @throws ImportError when it cannot be read, lacks a required column or repeats one that is read
 */
export async function openRows(path: string, { encoding, decimal, columns, required }: Wanted): Promise<Table> {
  const source = await openSource(path, encoding, decimal);
  const table = path.endsWith(".jsonl") ? await openJsonTable(source.text()) : await openTable(...(await withDelimiter(source.text())));
  const read = new Set(columns.map((name) => name.toLowerCase()));
  requireColumns(table.header, ...required);
  requireOnce(table.header, (name) => read.has(name.trim().toLowerCase()));
  return table;
}
