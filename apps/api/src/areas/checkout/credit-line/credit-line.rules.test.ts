import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOf } from "../../../domain/orders/payment-term.rules.ts";
import { availableOf, type CreditAccount, tendersOf } from "./credit-line.rules.ts";

const cents = fc.integer({ min: 0, max: 10_000_000 });
const account = fc.record({
  term: fc.constantFrom("CASH", "NET15", "NET30"),
  limitCents: fc.option(cents),
  owedCents: cents,
  heldCents: cents,
});

describe("a credit line", () => {
  it("knows the days of a term, and none for terms without credit", () => {
    expect(["NET30", "NET7", "CASH", "COD", "NET"].map(daysOf)).toEqual([30, 7, null, null, null]);
  });

  it("never offers more than its limit less owed and held amounts", () => {
    fc.assert(
      fc.property(account, (one) => {
        const available = availableOf(one);
        expect(available).toBeGreaterThanOrEqual(0);
        if (available > 0) expect(available + one.owedCents + one.heldCents).toBe(one.limitCents);
      }),
    );
  });

  it("divides a total exactly within the available credit, or says why not", () => {
    fc.assert(
      fc.property(cents, fc.option(cents), fc.option(account), (total, wanted, one: CreditAccount | null) => {
        const tenders = tendersOf(total, wanted, one);
        if (typeof tenders === "string") return;
        expect(tenders.creditCents + tenders.cardCents).toBe(total);
        expect(tenders.creditCents).toBe(wanted ?? total);
        expect(tenders.cardCents).toBeGreaterThanOrEqual(0);
        if (tenders.creditCents > 0) expect(tenders.creditCents).toBeLessThanOrEqual(availableOf(one as CreditAccount));
      }),
    );
  });

  it("refuses a part that is the whole, and any charge without a line", () => {
    const line = { term: "NET30", limitCents: 1_000, owedCents: 200, heldCents: 300 };
    expect(tendersOf(400, 400, line)).toBe("split");
    expect(tendersOf(501, null, line)).toBe("limit");
    expect(tendersOf(500, null, line)).toEqual({ creditCents: 500, cardCents: 0 });
    expect(tendersOf(500, null, { ...line, term: "CASH" })).toBe("unavailable");
    expect(tendersOf(500, 100, null)).toBe("unavailable");
    expect(tendersOf(500, 0, null)).toEqual({ creditCents: 0, cardCents: 500 });
  });
});
