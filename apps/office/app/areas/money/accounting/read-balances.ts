import { readAmount } from "./read-amount.ts";

export interface ReadBalances {
  lines: { number: string; customer: string; openCents: number; isInvoice: boolean }[];
  /** Numbers of lines that can't be read. */
  faults: number[];
  /** Whether a line names the columns. */
  hasHeader: boolean;
}

/** Names of columns in English and Spanish; of several that match, the first name counts. */
const names = {
  number: ["num", "no", "invoice no", "invoice number", "invoice", "document number", "number", "tran id", "núm", "número", "factura"],
  open: [
    ...["open balance", "open", "open amount", "amount remaining", "remaining balance", "balance due", "balance", "amount due", "amount"],
    ...["saldo abierto", "saldo pendiente", "saldo", "pendiente", "importe"],
  ],
  customer: ["customer full name", "customer", "customer name", "name", "client", "company", "cliente", "nombre"],
  type: ["transaction type", "type", "kind", "tipo de transacción", "tipo"],
} as const;
type Name = keyof typeof names;

const INVOICE = /invoice|credit|factura|crédito/i;
const TOTAL = /^total\b/i;
/** Reports begin with their title, the company and the day. */
const HEADER_WITHIN = 20;
const LONGEST = { number: 60, customer: 200 };

const plain = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[*#.:]/g, "")
    .trim();

/**
 * Reads the open invoices of an accounting system: a table with a line for each, or a report of QuickBooks, in which the name of a customer
 * is a line of its own before the customer's invoices, and totals follow them.
 */
export async function readBalances(text: string): Promise<ReadBalances> {
  const { parse } = await import("csv-parse/browser/esm/sync");
  const delimiter = text.includes("\t") ? "\t" : /^[^,\n]*;/m.test(text) ? ";" : ",";
  const options = { bom: true, delimiter, relax_column_count: true, relax_quotes: true, info: true } as const;
  const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  const at = rows.slice(0, HEADER_WITHIN).findIndex(({ record }) => columnOf(record, "number") >= 0 && columnOf(record, "open") >= 0);
  const header = rows[at]?.record;
  if (!header) return { lines: [], faults: [], hasHeader: false };
  return { ...readRows(header, rows.slice(at + 1)), hasHeader: true };
}

function columnOf(header: readonly string[], name: Name): number {
  const cells = header.map(plain);
  return names[name].map((one) => cells.indexOf(one)).find((index) => index >= 0) ?? -1;
}

function readRows(header: readonly string[], rows: readonly { record: string[]; info: { lines: number } }[]) {
  const lines: ReadBalances["lines"] = [];
  const faults: number[] = [];
  const columns = {
    number: columnOf(header, "number"),
    open: columnOf(header, "open"),
    customer: columnOf(header, "customer"),
    type: columnOf(header, "type"),
  };
  let group = "";
  for (const { record, info } of rows) {
    const cell = (name: Name) => record[columns[name]]?.trim() ?? "";
    const filled = record.map((one) => one.trim()).filter(Boolean);
    const [first = ""] = filled;
    if (first === "" || TOTAL.test(first)) continue;
    if (cell("open") === "" && filled.length === 1) {
      group = first;
      continue;
    }
    const openCents = readAmount(cell("open"));
    const line = { number: cell("number"), customer: cell("customer") || group };
    if (openCents === null || line.number.length > LONGEST.number || line.customer.length > LONGEST.customer) faults.push(info.lines);
    else if (openCents !== 0) lines.push({ ...line, openCents, isInvoice: cell("type") === "" || INVOICE.test(cell("type")) });
  }
  return { lines, faults };
}
