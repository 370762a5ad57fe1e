import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeKeyOf, endOf, giftPartOf, spendableOf } from "./gift-card.rules.ts";

it.each(["gc-48tt 93kq", "GC48TT93KQ", " Gc–48tt.93kq "])("recognizes a code however it is written: %s", (code) => {
  expect(codeKeyOf(code)).toBe("GC48TT93KQ");
  expect(endOf(code)).toBe("93KQ");
});

describe("what a gift card can pay", () => {
  const card = { id: 1, code: "GC48TT93KQ", balanceCents: 5000, heldCents: 1200, expiresOn: "2026-11-29" };

  it("is what other orders don't hold, until the end of its last day", () => {
    expect(spendableOf(card, "2026-11-29")).toBe(3800);
    expect(spendableOf(card, "2026-11-30")).toBe(0);
    expect(spendableOf({ ...card, balanceCents: -300 }, "2026-11-01")).toBe(0);
  });

  it("never exceeds the total or the card, and leaves nothing or enough for a card", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 100 }), (spendable, total, lowest) => {
        const part = giftPartOf(spendable, total, lowest);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(Math.min(spendable, total));
        if (part > 0 && part < total) expect(total - part).toBeGreaterThanOrEqual(lowest);
      }),
    );
    expect(giftPartOf(990, 1000, 50)).toBe(950);
    expect(giftPartOf(30, 40, 50)).toBe(0);
  });
});
