import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import type { Problem } from "../complete/product-draft.ts";

/** The report of refused rows, next to the input file. It exists only when there are problems. */
export interface RejectFile {
  readonly path: string;
  /** The number of input rows with a problem. */
  readonly rows: number;
  /** The number of problems by column and reason. */
  readonly reasons: Map<string, number>;
  write(problems: Problem[]): void;
  close(): void;
}

const MAX_REASONS = 1000;

const header = ["line", "column", "reason", "value"];

interface Options {
  /** Words a reason for the report's readers; unchanged by default. */
  wordsOf?: ((reason: string) => string) | undefined;
  /** Receives problems as they are written. */
  onProblems?: ((problems: readonly Problem[]) => void) | undefined;
}

export function openRejectFile(input: string, { wordsOf = (reason) => reason, onProblems }: Options = {}): RejectFile {
  const path = `${input}.rejected.csv`;
  rmSync(path, { force: true });
  let handle: number | null = null;
  const lines = new Set<number>();
  const reasons = new Map<string, number>();
  return {
    path,
    reasons,
    get rows() {
      return lines.size;
    },
    write(found) {
      if (found.length === 0) return;
      const problems = found.map((one) => ({ ...one, reason: wordsOf(one.reason) }));
      onProblems?.(problems);
      if (handle === null) {
        handle = openSync(path, "w");
        writeSync(handle, `\uFEFF${header.join(",")}\r\n`);
      }
      for (const { line, column, reason, value } of problems) {
        lines.add(line);
        const why = column === "" ? reason : `${column} ${reason}`;
        // Reasons may contain lines or values, so only a limited number of them is counted.
        if (reasons.has(why) || reasons.size < MAX_REASONS) reasons.set(why, (reasons.get(why) ?? 0) + 1);
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
