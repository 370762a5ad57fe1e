import { saveFile } from "./open-file.ts";

/** Without this byte order mark, spreadsheets assume another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Saves a table as a CSV file. Text that a spreadsheet would run as a formula is escaped; numbers stay numbers. */
export async function saveCsv(name: string, header: string[], rows: (string | number)[][]): Promise<void> {
  const { stringify } = await import("csv-stringify/browser/esm/sync");
  const cast = { number: (value: number) => ({ value: String(value), escape_formulas: false }) };
  const text = BYTE_ORDER_MARK + stringify([header, ...rows], { escape_formulas: true, record_delimiter: "windows", cast });
  const bytes = new TextEncoder().encode(text);
  saveFile({ name, type: "text/csv;charset=utf-8", data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) });
}
