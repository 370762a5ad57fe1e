import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";

/** A line of the ledger: the difference between an order's value and the sum of the lines before, in cents. */
export interface Entry {
  /** The change's position in the shop's feed, from which the next start continues. */
  position: number;
  orderNo?: number;
  at?: string;
  cents?: number;
}

/**
 * A file of lines, each with its position in the feed. The cursor is read from the last complete line, so lines and cursor always agree,
 * whenever the process is killed.
 */
export function openLedger(path: string) {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  // Drops a line that was still being written when the process died.
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const file = openSync(path, "a");
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
  const entries = whole
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
  let cursor = entries.at(-1)?.position ?? 0;
  const totals = new Map<number, number>();
  const count = ({ orderNo, cents = 0 }: Entry) => orderNo !== undefined && totals.set(orderNo, (totals.get(orderNo) ?? 0) + cents);
  entries.forEach(count);
  return {
    cursor: (): number => cursor,
    /** Returns an order's total in the ledger, in cents. */
    totalOf: (orderNo: number): number => totals.get(orderNo) ?? 0,
    append(entry: Entry): void {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
      cursor = entry.position;
      count(entry);
    },
    close: () => closeSync(file),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
