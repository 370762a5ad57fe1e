import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import type { Problem } from "../complete/product-draft.ts";

/** The report of refused rows, next to the input file. It exists only when there are problems. */
export interface RejectFile {
  readonly path: string;
  /** The number of input rows with a problem. */
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

/** Prefixes a cell that starts like a formula, because a spreadsheet would run it. */
export function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
