import { describe, expect, it } from "vitest";
import { changedLines, differenceOf, revisionOf, toLine } from "./price-lines.rules.ts";

const line = {
  ...{ scope: "item" as const, key: "T-1", offBasisPoints: null, cents: 450, fromUnits: 1 },
  ...{ firstDay: "2026-12-01", lastDay: null },
};
const other = { ...line, key: "T-2" };

describe("the price lines of an account", () => {
  it("have a revision that each of their values changes, and nothing else", () => {
    const revision = revisionOf([line, other]);
    expect(revision).toMatch(/^[\w-]{16}$/);
    expect(revisionOf([{ ...line, id: 4 } as never, other])).toBe(revision);
    const changes = [{ scope: "series" as const }, { key: "T-3" }, { offBasisPoints: 500 }, { cents: 451 }, { fromUnits: 2 }];
    const others = [...changes, { firstDay: null }, { lastDay: "2027-01-01" }].map((change) => revisionOf([{ ...line, ...change }, other]));
    expect(new Set([revision, ...others, revisionOf([line]), revisionOf([line, other], "PRO")]).size).toBe(10);
    expect(revisionOf([], "PRO")).not.toBe(revisionOf([]));
    expect(toLine({ ...line, id: 4 } as never)).toEqual(line);
  });

  it("end and begin only where they differ", () => {
    const stored = [
      { ...line, id: 4 },
      { ...other, id: 5 },
    ] as never;
    const dearer = { ...other, cents: 500 };
    expect(differenceOf(stored, [line, dearer])).toEqual({ ended: [5], added: [dearer] });
    expect(differenceOf(stored, [other, line])).toEqual({ ended: [], added: [] });
    expect(changedLines([line, dearer], [other, line])).toEqual({ lines: [dearer] });
  });
});
