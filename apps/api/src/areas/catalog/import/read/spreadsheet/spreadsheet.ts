import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DecimalMark } from "../../complete/amount.rules.ts";
import { ImportError } from "../../import-error.ts";

export interface SheetRequest {
  path: string;
  decimal: DecimalMark;
}

/** Null for a file that is no spreadsheet, is broken, or is too large inside. */
export interface SheetAnswer {
  text: string | null;
}

const MAX_MEGABYTES = 1024;

/** Returns whether a file begins as a spreadsheet of Excel, Numbers or Google does (XLSX), which is a ZIP archive. */
export const isSpreadsheet = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04;

/**
 * Reads the first sheet of a spreadsheet as CSV. In a thread of its own, because a large one takes seconds and much memory.
 * @throws ImportError for a file that can't be read
 */
export async function readSpreadsheet(path: string, decimal: DecimalMark): Promise<string> {
  const request: SheetRequest = { path, decimal };
  const worker = new Worker(new URL("./read-sheet.ts", import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  try {
    const [{ text }] = (await once(worker, "message")) as [SheetAnswer];
    if (text !== null) return text;
  } catch {
    // The thread ran out of memory.
  } finally {
    await worker.terminate();
  }
  throw new ImportError(`${path} can't be read as a spreadsheet. Save it as CSV and import that.`, "format");
}
