import type { Language } from "@azulejo/contract";
import type { Setting } from "../format.ts";
import { ignore } from "../ignored.ts";
import type { Row } from "../separated-rows.ts";
import { allOf, faultOf, type Header, type Table, toHeader } from "../table.ts";
import { readMagento } from "./readers/magento.rules.ts";
import { readQuickBooks } from "./readers/quickbooks.rules.ts";
import type { Reader } from "./readers/reader.ts";
import { readTogether } from "./readers/together.rules.ts";
import { readWooCommerce } from "./readers/woocommerce.rules.ts";
import { itemColumnOf, recognize, type SystemName } from "./ready-maps.ts";

const readers: Partial<Record<SystemName, Reader>> = {
  woocommerce: readWooCommerce,
  magento: readMagento,
  "quickbooks-desktop": readQuickBooks,
  "quickbooks-online": readQuickBooks,
};

type Around = Pick<Setting, "language" | "ignored">;

/**
 * Turns another system's file into one row per item, with the rows of a product adjacent; reads the whole file into memory. Other files are
 * returned as they are.
 */
export async function reshape(table: Table, setting: Setting): Promise<Table> {
  const found = recognize(table.header.names);
  if (!found) return table;
  const rows = await allOf(table.rows);
  const { names, rows: flat } = flatten(found.system, table.header, rows, setting);
  return { header: toHeader(names), rows: generate(flat) };
}

/** The columns that a file has once it is reshaped. @param rows its first rows */
export const reshapedNames = (system: SystemName, header: Header, rows: readonly Row[], language: Language): string[] =>
  flatten(system, header, rows, { language, ignored: new Map() }).names;

function flatten(system: SystemName, header: Header, rows: readonly Row[], around: Around) {
  const isBroken = (row: Row) => faultOf(row, header) !== null;
  const records = rows.filter((row) => !isBroken(row)).map((row) => ({ line: row.line, cells: recordOf(header, row) }));
  const reader = readers[system] ?? readTogether(itemColumnOf(system, header.names));
  const read = reader(records, { language: around.language, names: header.names, note: (why) => ignore(around as Setting, why) });
  const names = [...header.names, ...read.added];
  const flat = read.records.map(({ line, cells }): Row => ({ line, cells: names.map((name) => cells[name] ?? "") }));
  return { names, rows: [...flat, ...rows.filter(isBroken)] };
}

const recordOf = (header: Header, row: Row): Record<string, string> =>
  Object.fromEntries(header.names.map((name, index) => [name, row.cells[index] ?? ""] as const).toReversed());

async function* generate(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
