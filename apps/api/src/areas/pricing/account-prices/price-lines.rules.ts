import { createHash } from "node:crypto";
import type { PriceLine } from "@azulejo/contract/areas/office/prices.ts";
import type { StoredLine } from "./price.repository.ts";

export const toLine = ({ scope, key, offBasisPoints, cents, fromUnits, firstDay, lastDay }: PriceLine): PriceLine => ({
  scope,
  key,
  offBasisPoints,
  cents,
  fromUnits,
  firstDay,
  lastDay,
});

const wordOf = (line: PriceLine): string => JSON.stringify(toLine(line));

/** Returns a hash of the lines, to detect changes since they were read. */
export const revisionOf = (lines: PriceLine[], level: string | null = null): string =>
  createHash("sha256")
    .update(JSON.stringify([level, lines.map(toLine)]))
    .digest("base64url")
    .slice(0, 16);

/** Returns stored lines to end and new lines to add, so that unchanged lines keep their start date. */
export function differenceOf(stored: StoredLine[], wanted: PriceLine[]): { ended: number[]; added: PriceLine[] } {
  const left = new Map(wanted.map((line) => [wordOf(line), line]));
  const ended = stored.filter((line) => !left.delete(wordOf(line))).map(({ id }) => id);
  return { ended, added: [...left.values()] };
}

/** Returns the lines that are missing in the other state, for the audit log. */
export function changedLines(lines: PriceLine[], others: PriceLine[]): { lines: PriceLine[] } {
  const known = new Set(others.map(wordOf));
  return { lines: lines.filter((line) => !known.has(wordOf(line))) };
}
