/** Returns whether a file begins as a spreadsheet (XLSX) does, which is a ZIP archive. */
export const isSpreadsheet = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04;

/** Reads the text of a CSV or TSV file: UTF-16 with a byte order mark, UTF-8, or else what programs on Windows write. */
export function tableText(bytes: Uint8Array): string {
  const [one, other] = bytes;
  if (one === 0xff && other === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (one === 0xfe && other === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
