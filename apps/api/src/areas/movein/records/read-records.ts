import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "@azulejo/contract";
import { type DecimalMark, faultOf, type Header, openRows, type Problem, type RejectFile, type Row } from "../../catalog/index.ts";
import type { Cells } from "./cells.rules.ts";
import { cellFrom, columnsOf, type FileMap } from "./column-maps.ts";
import { type Kind, kinds, type Records } from "./kinds.ts";
import { createReadRows, noteRow } from "./read-rows.ts";
import { readyRows } from "./ready/ready-rows.ts";

/** A valid row, with a hash by which a later run detects changes. */
export interface Entry<Of extends Kind> {
  record: Records[Of];
  content: string;
}

export interface Reading {
  folder: string;
  /** Where our columns are in another system's file; missing if the file has our columns. */
  map?: FileMap | undefined;
  encoding?: string | undefined;
  decimal?: DecimalMark | undefined;
  language: Language;
}

export const tableEndings = [".csv", ".xlsx", ".tsv", ".txt", ".jsonl"];

/** Returns the path of a kind's file; null when the folder has none. */
export const fileOf = (folder: string, kind: Kind, map?: FileMap): string | null =>
  map?.file ? join(folder, map.file) : usualFileOf(folder, kind);

const usualFileOf = (folder: string, kind: Kind): string | null =>
  tableEndings.map((ending) => join(folder, kinds[kind].file + ending)).find((path) => existsSync(path)) ?? null;

const BATCH_ROWS = 1000;

/**
 * Reads a file in batches of valid rows and reports all others. A second row with the same id is rejected, except in exports that repeat a
 * person or company.
 * @param seen what was read of the kind before
 */
export async function* readRecords<Of extends Kind>(
  path: string,
  kind: Of,
  { folder, map, encoding, decimal = ".", language }: Reading,
  rejects: RejectFile,
  seen = createReadRows(),
): AsyncGenerator<Entry<Of>[]> {
  const { read } = kinds[kind];
  const { has, rows } = await (map?.ready ? openReady(path, map, encoding) : openTable(path, kind, { map, encoding }));
  const toEntry = ({ line, cellOf }: ReadRow): Entry<Of> | Problem[] => {
    const problems: Problem[] = [];
    const cells: Cells = {
      line,
      problems,
      decimal,
      at: (column) => (map ? cellFrom(map, column, cellOf) : cellOf(column)),
      has: (column) => (map ? map.columns.has(column) : has(column)),
      digestOf: (of, name) => digestOf(join(folder, of, basename(name))),
    };
    const idColumn = cells.has("id") ? "id" : (kinds[kind].required[0] ?? "id");
    const record = read(cells, language);
    const before = seen.ids.get(record.externalId);
    if (before !== undefined && map?.ready && kind !== "invoice") return [];
    if (before !== undefined)
      problems.push({ line, column: idColumn, reason: `is also the id of line ${before}`, value: record.externalId });
    noteRow(seen, kind, record, problems.length === 0);
    if (problems.length > 0) return problems;
    seen.ids.set(record.externalId, line);
    return { record, content: contentOf(record) };
  };
  let batch: Entry<Of>[] = [];
  for await (const row of rows) {
    if ("reason" in row) seen.isReadable = false;
    const entry = "reason" in row ? [row] : toEntry(row);
    if (Array.isArray(entry)) rejects.write(entry);
    else if (batch.push(entry) === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

interface ReadRow {
  line: number;
  cellOf(column: string): string;
}

interface ReadTable {
  has(column: string): boolean;
  rows: AsyncIterable<ReadRow | Problem>;
}

async function openTable(path: string, kind: Kind, { map, encoding }: Pick<Reading, "map" | "encoding">): Promise<ReadTable> {
  const { required, optional } = kinds[kind];
  const columns = map ? columnsOf(map) : [...required, ...optional];
  const { header, rows } = await openRows(path, { encoding, columns, required: map ? columns : required });
  const places = new Map(columns.map((column) => [column, header.indexOf(column)]));
  return { has: (column) => (places.get(column) ?? -1) >= 0, rows: cellsOf(rows, header, places) };
}

async function* cellsOf(rows: AsyncIterable<Row>, header: Header, places: ReadonlyMap<string, number>): AsyncGenerator<ReadRow | Problem> {
  for await (const row of rows)
    yield faultOf(row, header) ?? { line: row.line, cellOf: (column) => row.cells[places.get(column) ?? -1] ?? "" };
}

/** Opens a known export, and yields the rows of its table that are records of the kind. */
function openReady(path: string, { ready, columns }: FileMap, encoding: string | undefined): ReadTable {
  const of = async function* (): AsyncGenerator<ReadRow | Problem> {
    if (!ready) return;
    for await (const one of readyRows(path, ready.export, encoding)) {
      if ("problem" in one) yield one.problem;
      else if (one.row.table === ready.from && (ready.where === undefined || one.row.cells[ready.where]))
        yield { line: one.row.line, cellOf: (column) => one.row.cells[column] ?? "" };
    }
  };
  return { has: (column) => columns.has(column), rows: of() };
}

const digestOf = (path: string): string | null =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? createHash("sha256").update(readFileSync(path)).digest("base64url") : null;

/** Returns everything but the line number, which changes when other rows are added. */
const contentOf = ({ line: _, ...record }: Records[Kind]): string =>
  createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22);
