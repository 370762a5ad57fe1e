import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import type { Problem } from "./product-draft.ts";

/** The file next to the input that tells of what was not taken; it is there only when there is something to tell. */
export interface RejectFile {
  readonly path: string;
  /** Rows of the input that have a problem. */
  readonly rows: number;
  write(problems: Problem[]): void;
  close(): void;
}

const header = ["line", "column", "reason", "value"];

export function openRejectFile(input: string): RejectFile {
  const path = `${input}.rejected.csv`;
  rmSync(path, { force: true });
  let handle: number | null = null;
  const lines = new Set<number>();
  return {
    path,
    get rows() {
      return lines.size;
    },
    write(problems) {
      if (problems.length === 0) return;
      if (handle === null) {
        handle = openSync(path, "w");
        writeSync(handle, `\uFEFF${header.join(",")}\r\n`);
      }
      for (const { line, column, reason, value } of problems) {
        lines.add(line);
        writeSync(handle, `${[String(line), column, reason, value].map(csvCell).join(",")}\r\n`);
      }
    },
    close() {
      if (handle !== null) closeSync(handle);
      handle = null;
    },
  };
}

/** A cell that begins like a formula would be one when somebody opens the report in a spreadsheet. */
export function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
