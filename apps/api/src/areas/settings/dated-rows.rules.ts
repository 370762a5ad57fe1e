import { addDays } from "../../domain/day.ts";
import type { Fault, ShopSettings } from "./shop-settings.ts";

/** Tables whose rows are valid from one day to another. */
export type DatedTable = "taxRates" | "deliveryZones" | "deliveryRates" | "deliveryCharges";
export type DatedRow = ShopSettings[DatedTable][number];
type Row = DatedRow & Record<string, unknown>;

/** A change of one row: `before` is null for a new row, `after` to end it. */
export interface RowChange {
  before: DatedRow | null;
  after: DatedRow | null;
}

/** Columns that identify what a row is about. At any time, one row is valid for each combination. */
const subjects: Record<DatedTable, readonly string[]> = {
  taxRates: ["country", "state", "postalPrefix", "name"],
  deliveryZones: ["country", "postalPrefix"],
  deliveryRates: ["service", "zone"],
  deliveryCharges: ["kind", "service"],
};

export const subjectOf = (table: DatedTable, row: DatedRow): string =>
  subjects[table].map((key) => String((row as Row)[key] ?? "")).join(" ");

export const isInForce = ({ from, until }: Pick<DatedRow, "from" | "until">, day: string): boolean =>
  from <= day && (until === null || until >= day);

const sorted = (row: object): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
const isSame = (one: object, other: object): boolean => sorted(one) === sorted(other);
const valuesOf = ({ from: _from, until: _until, ...values }: DatedRow) => values;

/** The changed table, or why it can't be changed: faults, or a row that has changed since it was read. */
export type Applied =
  | { rows: DatedRow[]; faults?: undefined; isStale?: undefined }
  | { rows?: undefined; faults: Fault[]; isStale?: undefined }
  | { rows?: undefined; faults?: undefined; isStale: true };

/**
 * Returns a table after changes of its rows. The past doesn't change: a row that has begun ends the day before its successor, and new rows
 * begin today at the earliest.
 */
export function appliedChanges(table: DatedTable, rows: readonly DatedRow[], changes: readonly RowChange[], today: string): Applied {
  let now = [...rows];
  const faults: Fault[] = [];
  for (const [at, { before, after }] of changes.entries()) {
    const path = `rows[${at + 1}]`;
    const found = before && now.find((row) => isSame(row, before));
    if (before && !found) return { isStale: true };
    if (found?.until && found.until < today) faults.push({ path, problem: "settings.fault.ended" });
    else if (after?.until && after.until < addDays(today, -1)) faults.push({ path: `${path}.until`, problem: "settings.fault.endsInPast" });
    else now = applied(table, now, { before: found ?? null, after }, today);
  }
  return faults.length > 0 ? { faults } : { rows: now };
}

function applied(table: DatedTable, rows: readonly DatedRow[], { before, after }: RowChange, today: string): DatedRow[] {
  if (before && after && isSame(before, after)) return [...rows];
  if (after && rows.some((row) => row !== before && isSame(row, after))) return withoutRow(rows, before, today);
  if (before && after && isSame(valuesOf(before), valuesOf(after)) && (before.from === after.from || before.from >= today))
    return rows.map((row) =>
      row === before ? { ...row, from: latest(after.from, before.from >= today ? today : before.from), until: after.until } : row,
    );
  const rest = withoutRow(rows, before, today, after && latest(after.from, today));
  return after ? withRow(table, rest, { ...after, from: latest(after.from, today) }) : rest;
}

const latest = (one: string, other: string): string => (one > other ? one : other);

/** Ends a row the day before its successor begins, or yesterday. A row that hasn't begun before today is removed. */
function withoutRow(rows: readonly DatedRow[], gone: DatedRow | null, today: string, from: string | null = null): DatedRow[] {
  return rows.flatMap((row) => {
    if (row !== gone) return [row];
    if (row.from >= today) return [];
    const end = addDays(from ?? today, -1);
    return [{ ...row, until: row.until !== null && row.until < end ? row.until : end }];
  });
}

/** Adds a row. An earlier row ends before it, one from the same day is replaced, and it ends before a later one. */
function withRow(table: DatedTable, rows: readonly DatedRow[], added: DatedRow): DatedRow[] {
  const subject = subjectOf(table, added);
  const isAbout = (row: DatedRow): boolean => subjectOf(table, row) === subject;
  const next = rows
    .filter((row) => isAbout(row) && row.from > added.from)
    .map(({ from }) => from)
    .sort()[0];
  const lastDay = next === undefined ? null : addDays(next, -1);
  const until = lastDay !== null && (added.until === null || added.until > lastDay) ? lastDay : added.until;
  const others = rows.flatMap((row) => {
    if (!isAbout(row) || row.from > added.from) return [row];
    if (row.from === added.from) return [];
    return row.until === null || row.until >= added.from ? [{ ...row, until: addDays(added.from, -1) }] : [row];
  });
  return [...others, { ...added, until }];
}
