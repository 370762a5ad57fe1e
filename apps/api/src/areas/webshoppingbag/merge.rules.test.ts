import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alike, joinLines, keptQuantity } from "./merge.rules.ts";
import type { StoredLine } from "./stored-bag.ts";

const recipient = fc.option(
  fc.record({ name: fc.constantFrom("Ana", "Bob"), email: fc.constant("x@example.test"), message: fc.constantFrom("", "Hi") }),
);
const line = fc.record({
  itemId: fc.integer({ min: 1, max: 4 }),
  fulfilment: fc.constantFrom("NONE" as const, "DLVR" as const, "PKUP" as const),
  recipient,
  quantity: fc.integer({ min: 1, max: 9_999 }),
  lotsConsented: fc.boolean(),
  seenPriceCents: fc.nat(10_000),
});
/** The lines of one bag: no two are alike, as the database demands. */
const lines = (from: number) =>
  fc
    .array(line, { maxLength: 8 })
    .map((list) => list.map((one, index): StoredLine => ({ ...one, productId: one.itemId, lineId: from + index })))
    .map((list) => list.filter((one, index) => list.findIndex((other) => alike(one, other)) === index));
const bags = fc.tuple(lines(1), lines(101));
const total = (list: { itemId: number; quantity: number }[]) => {
  const sums = new Map<number, number>();
  for (const { itemId, quantity } of list) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return Object.fromEntries(sums);
};

describe("two bags joined", () => {
  it("hold what both held, item by item, each line once", () => {
    fc.assert(
      fc.property(bags, ([own, guest]) => {
        const joined = joinLines(own, guest).map((one) => one.line);
        expect(total(joined)).toEqual(total([...own, ...guest]));
        for (const one of joined) expect(joined.filter((other) => alike(one, other))).toEqual([one]);
      }),
    );
  });

  it("leave alone what the guest's bag has nothing of", () => {
    fc.assert(
      fc.property(bags, ([own, guest]) => {
        const joined = joinLines(own, guest);
        expect(joined.slice(0, own.length).map(({ line: { lineId } }) => lineId)).toEqual(own.map(({ lineId }) => lineId));
        for (const { line: one, brought } of joined) {
          if (!brought) expect(own).toContain(one);
          expect(brought).toBe(guest.some((other) => alike(one, other)));
          if (brought) expect(one.lotsConsented).toBe(false);
        }
      }),
    );
  });

  it("are the own bag when the guest's is empty: a second time changes nothing", () => {
    fc.assert(
      fc.property(bags, ([own, guest]) => {
        const once = joinLines(own, guest).map((one) => one.line);
        expect(joinLines(once, [])).toEqual(once.map((one) => ({ line: one, brought: false })));
      }),
    );
  });
});

describe("what a joined line holds", () => {
  const wanted = fc.integer({ min: 1, max: 30_000 });
  const limit = 9_999;

  it("is all that was wanted unless the limit or the stock ends, and never nothing", () => {
    fc.assert(
      fc.property(wanted, fc.option(fc.nat(20_000)), (asked, available) => {
        const kept = keptQuantity(asked, { limit, available });
        expect(kept).toBeGreaterThanOrEqual(1);
        expect(kept).toBeLessThanOrEqual(Math.min(asked, limit));
        if (available !== null && available > 0) expect(kept).toBeLessThanOrEqual(available);
        if (asked <= limit && (available === null || asked <= available)) expect(kept).toBe(asked);
      }),
    );
  });

  it("stays as it is when it is asked again", () => {
    fc.assert(
      fc.property(wanted, fc.option(fc.nat(20_000)), (asked, available) => {
        const kept = keptQuantity(asked, { limit, available });
        expect(keptQuantity(kept, { limit, available })).toBe(kept);
      }),
    );
  });
});
