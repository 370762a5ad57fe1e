import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../domain/day.ts";
import { appliedChanges, type DatedRow, isInForce, type RowChange, subjectOf } from "./dated-rows.rules.ts";

const TODAY = "2026-11-25";
const charge = (
  price: number,
  from: string,
  until: string | null = null,
  kind: "appointment" | "limited_access" = "appointment",
): DatedRow => ({
  ...{ kind, service: "freight", price },
  ...{ from, until },
});
const day = fc.integer({ min: -30, max: 30 }).map((days) => addDays(TODAY, days));
const values = fc.record({
  kind: fc.constantFrom("appointment" as const, "limited_access" as const),
  service: fc.constantFrom("parcel" as const, "freight" as const),
  price: fc.integer({ min: 0, max: 3 }),
});
const row: fc.Arbitrary<DatedRow> = fc
  .record({ values, from: day, days: fc.option(fc.integer({ min: 0, max: 20 })) })
  .map(({ values: own, from, days }) => ({ ...own, from, until: days === null ? null : addDays(from, days) }));

/** A table in which only one row per subject applies at a time, as staff would create it. */
const table = fc.array(row, { maxLength: 8 }).map((rows) =>
  rows.reduce<DatedRow[]>((all, one) => {
    const done = appliedChanges("deliveryCharges", all, [{ before: null, after: one }], "2020-01-01");
    return done.rows ?? all;
  }, []),
);
const inForce = (rows: readonly DatedRow[], on: string) =>
  rows
    .filter((one) => isInForce(one, on))
    .map(({ from: _from, until: _until, ...own }) => JSON.stringify(own))
    .sort();
const apply = (rows: readonly DatedRow[], change: RowChange) => appliedChanges("deliveryCharges", rows, [change], TODAY);

describe("a change of a table with dates", () => {
  it("leaves what was in force on every day before today", () => {
    fc.assert(
      fc.property(table, fc.nat(), fc.option(row), fc.boolean(), (rows, which, after, isNew) => {
        const before = isNew ? null : (rows[which % Math.max(1, rows.length)] ?? null);
        const done = apply(rows, { before, after });
        if (!done.rows) return;
        for (let back = 1; back < 60; back++) {
          const on = addDays(TODAY, -back);
          expect(inForce(done.rows, on)).toEqual(inForce(rows, on));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("leaves one row in force about each thing", () => {
    fc.assert(
      fc.property(table, row, (rows, after) => {
        const done = apply(rows, { before: null, after });
        if (!done.rows) return;
        for (let ahead = 0; ahead < 60; ahead++) {
          const subjects = done.rows.filter((one) => isInForce(one, addDays(TODAY, ahead))).map((one) => subjectOf("deliveryCharges", one));
          expect(new Set(subjects).size).toBe(subjects.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("ends a rate that has begun, and begins its successor today or later", () => {
    const old = charge(35, "2026-01-01");
    expect(apply([old], { before: old, after: { ...old, price: 40 } }).rows).toEqual([
      charge(35, "2026-01-01", "2026-11-24"),
      charge(40, TODAY),
    ]);
    expect(apply([old], { before: old, after: charge(40, "2027-01-01") }).rows).toEqual([
      charge(35, "2026-01-01", "2026-12-31"),
      charge(40, "2027-01-01"),
    ]);
  });

  it("takes a row of a spreadsheet as the successor of what it is about, and one that is known as no change", () => {
    const old = charge(35, "2026-01-01");
    expect(apply([old], { before: null, after: { ...old } }).rows).toEqual([old]);
    expect(apply([old], { before: null, after: charge(50, "2026-01-01") }).rows).toEqual([
      charge(35, "2026-01-01", "2026-11-24"),
      charge(50, TODAY),
    ]);
  });

  it("removes a row that has not begun, and ends one that has", () => {
    const [old, coming] = [charge(35, "2026-01-01", "2026-12-31"), charge(40, "2027-01-01")];
    expect(apply([old, coming], { before: coming, after: null }).rows).toEqual([old]);
    expect(apply([old, coming], { before: old, after: null }).rows).toEqual([{ ...old, until: "2026-11-24" }, coming]);
  });

  it("refuses to change what has ended, to end in the past, and a row that somebody else has changed", () => {
    const past = charge(20, "2025-01-01", "2025-12-31");
    expect(apply([past], { before: past, after: charge(21, "2025-01-01", "2025-12-31") }).faults?.[0]?.problem).toBe(
      "settings.fault.ended",
    );
    const open = charge(35, "2026-01-01");
    expect(apply([open], { before: open, after: { ...open, until: "2026-03-01" } }).faults?.[0]).toMatchObject({ path: "rows[1].until" });
    expect(apply([open], { before: charge(36, "2026-01-01"), after: null }).isStale).toBe(true);
  });
});
