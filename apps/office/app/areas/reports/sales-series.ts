import type { Period } from "./period.ts";

interface Series {
  /** Days or months, without gaps. */
  names: string[];
  cents: number[];
}

const DAY_MS = 86_400_000;

/** Returns a value for each day or month of a period: zero if nothing was sold. */
export function seriesOf(rows: readonly { key: string; cents: number }[], by: "day" | "month", { from, to }: Period): Series {
  const known = new Map(rows.map(({ key, cents }) => [key, cents]));
  const names = by === "day" ? daysBetween(from, to) : [...new Set(daysBetween(from, to).map((day) => day.slice(0, 7)))];
  return { names, cents: names.map((name) => known.get(name) ?? 0) };
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let moment = Date.parse(from); moment <= Date.parse(to); moment += DAY_MS) days.push(new Date(moment).toISOString().slice(0, 10));
  return days;
}
