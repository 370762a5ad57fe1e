import { readAmount } from "./read-amount.ts";

export interface PastedChecks {
  lines: { reference: string; invoiceNo: number; amountCents: number }[];
  /** Numbers of lines that can't be read. */
  faults: number[];
}

const separatorOf = (row: string): RegExp => (row.includes("\t") ? /\t/ : row.includes(";") ? /;/ : /,/);

/**
 * Reads lines with a check number, an invoice and an amount, separated by a tab, semicolon or comma. If the first line that
 * isn't empty has no digits, it is a header.
 */
export function readPastedChecks(text: string): PastedChecks {
  const lines: PastedChecks["lines"] = [];
  const faults: number[] = [];
  const rows = text.split(/\r?\n/);
  const first = rows.findIndex((row) => row.trim() !== "");
  rows.forEach((row, index) => {
    if (row.trim() === "" || (index === first && /^[^\d]*$/.test(row))) return;
    const [reference = "", invoice = "", written = "", ...rest] = row
      .split(separatorOf(row))
      .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const invoiceNo = Number(/^\d{1,15}$/.exec(invoice)?.[0] ?? 0);
    const amountCents = readAmount(written);
    if (reference === "" || reference.length > 40 || invoiceNo === 0 || !amountCents || rest.length > 0) faults.push(index + 1);
    else lines.push({ reference, invoiceNo, amountCents });
  });
  return { lines, faults };
}
