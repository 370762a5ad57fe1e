import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOf, monthsOf } from "./statement.rules.ts";

const change = (month: string, chargedCents: number, creditedCents: number, paidCents: number) => ({
  month,
  chargedCents,
  creditedCents,
  paidCents,
});

describe("statements", () => {
  it("carry the balance through months without a change, up to the current one", () => {
    const months = monthsOf([change("2026-09", 1000, 0, 0), change("2026-12", 500, 200, 1000)], "2027-01");
    expect(months.map(({ month, openingCents, closingCents }) => [month, openingCents, closingCents])).toEqual([
      ["2026-09", 0, 1000],
      ["2026-10", 1000, 1000],
      ["2026-11", 1000, 1000],
      ["2026-12", 1000, 300],
      ["2027-01", 300, 300],
    ]);
    expect(monthsOf([], "2027-01")).toEqual([]);
  });

  it("close with what their lines add up to", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), fc.integer(), (amounts, opening) => {
        const rows = amounts.map((amountCents) => ({
          on: "2026-11-02",
          kind: "invoice" as const,
          invoiceNos: [1],
          orderNo: 1,
          earlierNo: null,
          purchaseOrderNo: null,
          branch: null,
          method: null,
          reference: null,
          amountCents,
        }));
        const last = linesOf(rows, opening).at(-1)?.balanceCents ?? opening;
        expect(last).toBe(amounts.reduce((sum, one) => sum + one, opening));
      }),
    );
  });
});
