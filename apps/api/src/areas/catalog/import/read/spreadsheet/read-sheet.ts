import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { readSheet } from "read-excel-file/universal";
import { type SheetCell, sheetText } from "./sheet-text.ts";
import type { SheetAnswer, SheetRequest } from "./spreadsheet.ts";
import { unpack } from "./unpack.ts";

/** The most bytes that a spreadsheet may unpack to. A list of 100,000 items has a fifth of it. */
const MAX_BYTES = 300 * 1024 * 1024;

async function answer({ path, decimal }: SheetRequest): Promise<SheetAnswer> {
  try {
    const file = unpack(readFileSync(path), MAX_BYTES);
    return { text: file && sheetText((await readSheet(file.buffer)) as SheetCell[][], decimal) };
  } catch {
    // The file isn't a spreadsheet, or is broken.
    return { text: null };
  }
}

parentPort?.postMessage(await answer(workerData as SheetRequest));
