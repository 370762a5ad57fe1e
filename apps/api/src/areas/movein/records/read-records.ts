import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "@azulejo/contract";
import { type DecimalMark, faultOf, openRows, type Problem, type RejectFile, type Row } from "../../catalog/index.ts";
import type { Cells } from "./cells.rules.ts";
import { cellFrom, columnsOf, type FileMap } from "./column-maps.ts";
import { type Kind, kinds, type Records } from "./kinds.ts";

/** A valid row, with a hash by which a later run sees whether it has changed. */
export interface Entry<Of extends Kind> {
  record: Records[Of];
  content: string;
}

export interface Reading {
  folder: string;
  /** Where the columns are in another system's file; missing for our own columns. */
  map?: FileMap | undefined;
  encoding?: string | undefined;
  decimal?: DecimalMark | undefined;
  language: Language;
}

const endings = [".csv", ".xlsx", ".tsv", ".txt", ".jsonl"];

/** Returns the path of a kind's file; null when the folder has none. */
export const fileOf = (folder: string, kind: Kind, map?: FileMap): string | null =>
  map?.file ? join(folder, map.file) : usualFileOf(folder, kind);

const usualFileOf = (folder: string, kind: Kind): string | null =>
  endings.map((ending) => join(folder, kinds[kind].file + ending)).find((path) => existsSync(path)) ?? null;

const BATCH_ROWS = 1000;

/** Reads a file in batches of valid rows; every other row goes to the report. A second row with the same id is refused. */
export async function* readRecords<Of extends Kind>(
  path: string,
  kind: Of,
  { folder, map, encoding, decimal = ".", language }: Reading,
  rejects: RejectFile,
): AsyncGenerator<Entry<Of>[]> {
  const { required, optional, read } = kinds[kind];
  const columns = map ? columnsOf(map) : [...required, ...optional];
  const { header, rows } = await openRows(path, { encoding, decimal, columns, required: map ? columns : required });
  const places = new Map(columns.map((column) => [column, header.indexOf(column)]));
  const lines = new Map<string, number>();
  const toEntry = (row: Row): Entry<Of> | Problem[] => {
    const fault = faultOf(row, header);
    if (fault) return [fault];
    const problems: Problem[] = [];
    const cellOf = (column: string) => row.cells[places.get(column) ?? -1] ?? "";
    const cells: Cells = {
      line: row.line,
      problems,
      decimal,
      at: (column) => (map ? cellFrom(map, column, cellOf) : cellOf(column)),
      has: (column) => (map ? map.columns.has(column) : (places.get(column) ?? -1) >= 0),
      digestOf: (of, name) => digestOf(join(folder, of, basename(name))),
    };
    const record = read(cells, language);
    const before = lines.get(record.externalId);
    if (before !== undefined)
      problems.push({ line: row.line, column: "id", reason: `is also the id of line ${before}`, value: record.externalId });
    if (problems.length > 0) return problems;
    lines.set(record.externalId, row.line);
    return { record, content: contentOf(record) };
  };
  let batch: Entry<Of>[] = [];
  for await (const row of rows) {
    const entry = toEntry(row);
    if (Array.isArray(entry)) rejects.write(entry);
    else if (batch.push(entry) === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

const digestOf = (path: string): string | null =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? createHash("sha256").update(readFileSync(path)).digest("base64url") : null;

/** Of everything but the line, which differs when other rows are added. */
const contentOf = ({ line: _, ...record }: Records[Kind]): string =>
  createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22);
