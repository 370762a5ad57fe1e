import { faultOf, ImportError, openRows, readCents } from "../../catalog/index.ts";
import { withFile } from "./with-file.ts";

/** A line of a file of received payments: a check, an invoice, and the amount paid. */
interface ReceivedLine {
  reference: string;
  invoiceNo: number;
  amountCents: number;
}

/** A file's lines, or what is wrong with it, in English for whoever runs accounting. */
type Received = { lines: ReceivedLine[]; faults: [] } | { lines: null; faults: string[] };

const COLUMNS = ["reference", "invoice", "amount"];
const MAX_LINES = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const LONGEST_REFERENCE = 40;

/** Reads a CSV, TSV or XLSX file with the columns reference, invoice and amount. A file with a fault is refused as a whole. */
export async function readReceived(name: string, bytes: Buffer): Promise<Received> {
  if (bytes.length > MAX_BYTES) return { lines: null, faults: ["The file has more than 5 MB."] };
  try {
    return await withFile(name, bytes, readTable);
  } catch (error) {
    if (error instanceof ImportError) return { lines: null, faults: [error.message] };
    throw error;
  }
}

async function readTable(path: string): Promise<Received> {
  const { header, rows } = await openRows(path, { columns: COLUMNS, required: COLUMNS });
  const lines: ReceivedLine[] = [];
  const faults: string[] = [];
  for await (const row of rows) {
    const fault = faultOf(row, header);
    const line = fault ? fault.reason : toLine(COLUMNS.map((name) => row.cells[header.indexOf(name)]?.trim() ?? ""));
    if (typeof line === "string") faults.push(`Line ${row.line}: ${line}`);
    else lines.push(line);
    if (lines.length > MAX_LINES) return { lines: null, faults: [`The file has more than ${MAX_LINES} lines.`] };
  }
  return faults.length > 0 ? { lines: null, faults } : { lines, faults: [] };
}

/** Returns a line, or what is wrong with it. */
export function toLine([reference = "", invoice = "", amount = ""]: string[]): ReceivedLine | string {
  if (reference === "" || reference.length > LONGEST_REFERENCE) return "reference must have 1 to 40 characters";
  if (!/^[1-9]\d{0,14}$/.test(invoice)) return `invoice ${invoice} is no number of an invoice`;
  const isNegative = amount.startsWith("-");
  const { value, reason } = readCents(isNegative ? amount.slice(1) : amount);
  if (reason !== undefined) return `amount ${amount} ${reason}`;
  if (value === 0) return "amount is 0";
  return { reference, invoiceNo: Number(invoice), amountCents: isNegative ? -value : value };
}
