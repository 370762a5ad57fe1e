import type { Role } from "@azulejo/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentsOf, exceededLimit, type Limit, mayDecide } from "./approval.rules.ts";

const limit: fc.Arbitrary<Limit> = fc.record({
  accountId: fc.constantFrom(null, 1, 2),
  aboveCents: fc.integer({ min: 0, max: 1000 }),
  approverId: fc.constantFrom(null, 2, 3),
});
const limits = fc.array(limit, { maxLength: 6 });
const total = fc.integer({ min: 0, max: 1200 });
const roles = fc.constantFrom<Role[]>(["Sales"], ["Administrator"], ["Sales", "Administrator"]);

describe("the limit that an order exceeds", () => {
  it("is a person's own one, or else everybody's, and of these the highest", () => {
    fc.assert(
      fc.property(limits, total, roles, (all, cents, has) => {
        const found = exceededLimit(all, { accountId: 1, roles: has }, cents);
        const own = all.some((one) => one.accountId === 1);
        const counted = all.filter((one) => (own ? one.accountId === 1 : one.accountId === null && !has.includes("Administrator")));
        const exceeded = counted.filter((one) => cents > one.aboveCents);
        expect(found === null).toBe(exceeded.length === 0);
        if (found) expect(exceeded.every((one) => one.aboveCents <= found.aboveCents) && exceeded.includes(found)).toBe(true);
      }),
    );
  });

  it("is never needed for less once it isn't needed for more", () => {
    fc.assert(
      fc.property(limits, total, total, (all, one, other) => {
        const who = { accountId: 1, roles: ["Sales"] as Role[] };
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        if (exceededLimit(all, who, more) === null) expect(exceededLimit(all, who, less)).toBeNull();
      }),
    );
  });
});

it("nobody decides about their own order, and nobody but administrators and the approver about another's", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), roles, fc.constantFrom(null, 1, 2, 3), (accountId, has, approverId) => {
      const may = mayDecide({ accountId, roles: has }, { accountId: 1, approverId });
      expect(may).toBe(accountId !== 1 && (has.includes("Administrator") || accountId === approverId));
    }),
  );
});

describe("the contents of an order", () => {
  const bagOf = (quantity: number, line1 = "1 Main St", itemId = 7) =>
    ({ lines: [{ itemId, quantity, fulfilment: "DLVR" }], pickupPlaceId: null, checkout: { deliveryAddress: { line1 } } }) as never;

  it("differ by item, quantity and place", () => {
    const names = [bagOf(1), bagOf(2), bagOf(1, "2 Main St"), bagOf(1, "1 Main St", 8)].map(contentsOf);
    expect(new Set(names).size).toBe(4);
    expect(contentsOf(bagOf(1))).toBe(names[0]);
  });
});
