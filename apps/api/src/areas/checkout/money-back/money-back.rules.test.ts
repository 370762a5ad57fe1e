import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MoneyBack } from "../../../ports/card-payments.ts";
import { postingsOf, referenceOf, refundOfReference } from "./money-back.rules.ts";

const cents = fc.integer({ min: 1, max: 10_000_000 });
const kind = fc.constantFrom("refund" as const, "dispute" as const);
const state = fc.constantFrom("open" as const, "done" as const, "failed" as const);

const sums = (events: MoneyBack[]) => {
  const booked = new Map(events.flatMap(postingsOf).map((posting) => [posting.key, posting.entries]));
  const accounts: Record<string, number> = {};
  for (const entries of booked.values())
    for (const [name, value] of Object.entries(entries)) accounts[name] = (accounts[name] ?? 0) + value;
  return accounts;
};

describe("the postings of refunds and disputes", () => {
  it("are all balanced", () => {
    fc.assert(
      fc.property(kind, state, cents, (of, at, amountCents) => {
        for (const { entries } of postingsOf({ ref: "x", kind: of, state: at, amountCents, reference: null }))
          expect(Object.values(entries).reduce((sum, value) => sum + value, 0)).toBe(0);
      }),
    );
  });

  it("end in the last state, in whatever order and however often the states are reported", () => {
    fc.assert(
      fc.property(kind, state, cents, fc.shuffledSubarray(["told", "again", "open"]), (of, last, amountCents, story) => {
        const events = story.map(
          (one): MoneyBack => ({ ref: "x", kind: of, state: one === "open" ? "open" : last, amountCents, reference: null }),
        );
        const ended: MoneyBack = { ref: "x", kind: of, state: last, amountCents, reference: null };
        expect(sums([...events, ended])).toEqual(sums([ended]));
      }),
    );
  });

  it("leave cash as it was after a failed refund or a dispute that was won", () => {
    for (const kind of ["refund", "dispute"] as const)
      expect(sums([{ ref: "x", kind, state: "failed", amountCents: 700, reference: null }])["cash"]).toBe(0);
    expect(sums([{ ref: "x", kind: "dispute", state: "done", amountCents: 700, reference: null }])).toEqual({
      cash: -700,
      refunds: 700,
      disputes: 0,
    });
  });
});

describe("the reference of a refund", () => {
  it("names it, and nothing else names one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (id) => {
        expect(refundOfReference(referenceOf(id))).toBe(id);
      }),
    );
    for (const other of [null, "", "refund-", "refund-0", "refund-1x", "my refund-1"]) expect(refundOfReference(other)).toBeNull();
  });
});

describe("each posting", () => {
  const of = (kind: MoneyBack["kind"], state: MoneyBack["state"]) =>
    postingsOf({ ref: "re_1", kind, state, amountCents: 700, reference: null });

  it("of a refund takes it from cash, and puts it back if it failed", () => {
    const taken = { key: "refund:re_1", entries: { refunds: 700, cash: -700 }, event: "refunded" };
    expect([of("refund", "open"), of("refund", "done")]).toEqual([[taken], [taken]]);
    expect(of("refund", "failed")).toEqual([
      taken,
      { key: "refund-failed:re_1", entries: { cash: 700, refunds: -700 }, event: "refund_failed" },
    ]);
  });

  it("of a dispute takes its amount from cash, and is lost or won", () => {
    const taken = { key: "dispute:re_1", entries: { disputes: 700, cash: -700 }, event: "dispute_opened" };
    expect(of("dispute", "open")).toEqual([taken]);
    expect(of("dispute", "done")).toEqual([
      taken,
      { key: "dispute-lost:re_1", entries: { refunds: 700, disputes: -700 }, event: "dispute_lost" },
    ]);
    expect(of("dispute", "failed")).toEqual([
      taken,
      { key: "dispute-won:re_1", entries: { cash: 700, disputes: -700 }, event: "dispute_won" },
    ]);
  });

  it("of a returned debit makes the order owe it again", () => {
    const returned = { key: "return:re_1", entries: { receivable: 700, cash: -700 }, event: "payment_returned" };
    expect(of("return", "done")).toEqual([returned]);
  });
});
