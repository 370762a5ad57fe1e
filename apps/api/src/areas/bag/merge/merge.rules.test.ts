import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredLine } from "../stored-bag.ts";
import { isSameLine, joinLines, mergedQuantity } from "./merge.rules.ts";

const recipient = fc.option(
  fc.record({ name: fc.constantFrom("Ana", "Bob"), email: fc.constant("x@example.test"), message: fc.constantFrom("", "Hi") }),
);
const line = fc.record({
  itemId: fc.integer({ min: 1, max: 4 }),
  fulfilment: fc.constantFrom("NONE" as const, "DLVR" as const, "PKUP" as const),
  recipient,
  quantity: fc.integer({ min: 1, max: 9_999 }),
  agreedLots: fc.constant(null),
  rooms: fc.constant<StoredLine["rooms"]>([]),
  sampleLot: fc.constant(null),
  seenPriceCents: fc.nat(10_000),
});
/** The lines of one bag, all different, as the database requires. */
const lines = (from: number) =>
  fc
    .array(line, { maxLength: 8 })
    .map((list) => list.map((one, index): StoredLine => ({ ...one, productId: one.itemId, lineId: from + index })))
    .map((list) => list.filter((one, index) => list.findIndex((other) => isSameLine(one, other)) === index));
const bags = fc.tuple(lines(1), lines(101));
const total = (list: { itemId: number; quantity: number }[]) => {
  const sums = new Map<number, number>();
  for (const { itemId, quantity } of list) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return Object.fromEntries(sums);
};

describe("two merged bags", () => {
  it("hold the units of both, item by item, each line once", () => {
    fc.assert(
      fc.property(bags, ([own, guest]) => {
        const joined = joinLines(own, guest).map((one) => one.line);
        expect(total(joined)).toEqual(total([...own, ...guest]));
        for (const one of joined) expect(joined.filter((other) => isSameLine(one, other))).toEqual([one]);
      }),
    );
  });

  it("leave lines unchanged that the guest's bag has no match for", () => {
    fc.assert(
      fc.property(bags, ([own, guest]) => {
        const joined = joinLines(own, guest);
        expect(joined.slice(0, own.length).map(({ line: { lineId } }) => lineId)).toEqual(own.map(({ lineId }) => lineId));
        for (const { line: one, brought } of joined) {
          if (!brought) expect(own).toContain(one);
          expect(brought).toBe(guest.some((other) => isSameLine(one, other)));
        }
      }),
    );
  });

  it("equal the account's bag if the guest's is empty, so a second merge changes nothing", () => {
    fc.assert(
      fc.property(bags, ([own, guest]) => {
        const once = joinLines(own, guest).map((one) => one.line);
        expect(joinLines(once, [])).toEqual(once.map((one) => ({ line: one, brought: false })));
      }),
    );
  });
});

describe("the quantity of a merged line", () => {
  const wanted = fc.integer({ min: 1, max: 30_000 });
  const limit = 9_999;

  it("is the wanted one up to the limit and the stock, and never zero", () => {
    fc.assert(
      fc.property(wanted, fc.option(fc.nat(20_000)), (requested, available) => {
        const accepted = mergedQuantity(requested, { limit, available });
        expect(accepted).toBeGreaterThanOrEqual(1);
        expect(accepted).toBeLessThanOrEqual(Math.min(requested, limit));
        if (available !== null && available > 0) expect(accepted).toBeLessThanOrEqual(available);
        if (requested <= limit && (available === null || requested <= available)) expect(accepted).toBe(requested);
      }),
    );
  });

  it("does not change when computed again", () => {
    fc.assert(
      fc.property(wanted, fc.option(fc.nat(20_000)), (requested, available) => {
        const accepted = mergedQuantity(requested, { limit, available });
        expect(mergedQuantity(accepted, { limit, available })).toBe(accepted);
      }),
    );
  });
});
