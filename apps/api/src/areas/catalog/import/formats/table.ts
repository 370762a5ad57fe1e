import type { Problem } from "../complete/product-draft.ts";
import { ImportError } from "../import-error.ts";
import { BAD_BYTES, hasBadBytes } from "./bad-bytes.ts";
import { type Row, rowsOf } from "./separated-rows.ts";

/** A header: its names as written, and each column's position. */
export interface Header {
  names: string[];
  /** Returns -1 when there is no such column. Compares names without case and outer spaces. */
  indexOf(name: string): number;
}

export interface Table {
  header: Header;
  rows: AsyncGenerator<Row>;
}

/** Returns a column's name without case and outer spaces. */
export const columnKey = (name: string): string => name.trim().toLowerCase();

export function toHeader(names: string[]): Header {
  const places = new Map(names.map((name, index) => [columnKey(name), index] as const).toReversed());
  return { names, indexOf: (name) => places.get(columnKey(name)) ?? -1 };
}

/** Reads the header of delimited text; the rows are read on demand. */
export async function openTable(text: AsyncIterable<string>, delimiter: string): Promise<Table> {
  const rows = rowsOf(text, delimiter);
  const first = await rows.next();
  return { header: toHeader(first.done ? [] : first.value.cells), rows };
}

/** Reads all rows into memory. */
export async function allOf(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** @throws ImportError when the header lacks a required column */
export function requireColumns(header: Header, ...names: string[]): void {
  const missing = names.filter((name) => header.indexOf(name) < 0);
  if (missing.length > 0) throw new ImportError(`The first line of the file names no column ${missing.join(", ")}.`, "columns");
}

/** @throws ImportError when the header repeats a column that is read, because either value may be the right one */
export function requireOnce(header: Header, isRead: (name: string) => boolean): void {
  const twice = header.names.filter((name, index) => header.indexOf(name) !== index && isRead(name));
  if (twice.length > 0)
    throw new ImportError(`The first line of the file names ${twice.join(", ")} more than once. Leave one of them.`, "repeated");
}

/** Returns the separator that the header, the first line with text, uses most; spreadsheets in some countries write semicolons. */
export function delimiterOf(start: string): string {
  const header = /[^\s,;][^\r\n]*/.exec(start)?.[0] ?? "";
  const counts = [",", ";", "\t"].map((delimiter) => [delimiter, header.split(delimiter).length] as const);
  return counts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? ",";
}

/** Returns why a row can't be read at all, or null when it can. */
export function faultOf(row: Row, header: Header): Problem | null {
  if (row.fault) return { line: row.line, column: "", ...row.fault };
  if (row.cells.length > header.names.length && row.cells.slice(header.names.length).some((cell) => cell !== "")) {
    return {
      line: row.line,
      column: "",
      reason: `has ${row.cells.length} cells, the header ${header.names.length}`,
      value: row.cells.join(","),
    };
  }
  const broken = row.cells.findIndex((cell) => hasBadBytes(cell));
  return broken === -1
    ? null
    : {
        line: row.line,
        column: header.names[broken] ?? "",
        reason: BAD_BYTES,
        value: row.cells[broken] ?? "",
      };
}

const MAX_ROWS = 5000;

/** Groups adjacent rows with the same key. A row without a key belongs to the row before it. */
export async function* groupsOf(rows: AsyncGenerator<Row>, keyOf: (row: Row) => string): AsyncGenerator<Row[]> {
  let group: Row[] = [];
  let current = "";
  for await (const row of rows) {
    const own = keyOf(row);
    if (group.length > 0 && ((own !== "" && own !== current) || group.length >= MAX_ROWS)) {
      yield group;
      group = [];
    }
    if (own !== "" || group.length === 0) current = own;
    group.push(row);
  }
  if (group.length > 0) yield group;
}
