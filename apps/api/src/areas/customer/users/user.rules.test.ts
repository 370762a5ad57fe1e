import { type Role, roles } from "@azulejo/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayUse, removesLastAdministrator, rightsDiffer, usableBranches, validBranch } from "./user.rules.ts";

const branch = fc.integer({ min: 1, max: 6 });
const branches = fc.uniqueArray(branch, { maxLength: 6 });
const someRoles = fc.uniqueArray(fc.constantFrom<Role[]>(...roles), { minLength: 1 });
const member = fc.record({ roles: someRoles, blocked: fc.boolean() });

describe("branches", () => {
  it("are usable within the limits, and the business account itself only without limits", () => {
    fc.assert(
      fc.property(branches, branches, branch, (all, limitedTo, id) => {
        expect(mayUse(id, limitedTo, all)).toBe(all.includes(id) && (limitedTo.length === 0 || limitedTo.includes(id)));
        expect(mayUse(null, limitedTo, all)).toBe(limitedTo.length === 0);
        expect(usableBranches(limitedTo, all).every((one) => mayUse(one, limitedTo, all))).toBe(true);
      }),
    );
  });

  it("stay the same if the limits allow it, and otherwise change to an allowed one", () => {
    fc.assert(
      fc.property(fc.option(branch), branches, (active, limitedTo) => {
        const allowedBranch = validBranch(active, limitedTo);
        expect(mayUse(allowedBranch, limitedTo, [1, 2, 3, 4, 5, 6])).toBe(true);
        if (mayUse(active, limitedTo, [1, 2, 3, 4, 5, 6])) expect(allowedBranch).toBe(active);
      }),
    );
  });
});

describe("rights", () => {
  it("are equal in any order", () => {
    fc.assert(
      fc.property(someRoles, branches, fc.boolean(), (own, branchIds, pricesWithheld) => {
        const rights = { roles: own, branchIds, pricesWithheld };
        expect(rightsDiffer(rights, { roles: own.toReversed(), branchIds: branchIds.toReversed(), pricesWithheld })).toBe(false);
        expect(rightsDiffer(rights, { ...rights, pricesWithheld: !pricesWithheld })).toBe(true);
        expect(rightsDiffer(rights, { ...rights, branchIds: [...branchIds, 7] })).toBe(true);
        expect(rightsDiffer(rights, { ...rights, roles: own.slice(1) })).toBe(true);
      }),
    );
  });
});

describe("the last administrator", () => {
  it("is lost exactly when there was one and the change leaves none", () => {
    const administers = (one: { roles: Role[]; blocked: boolean }) => !one.blocked && one.roles.includes("Administrator");
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 6 }), fc.nat(5), member, (list, index, change) => {
        const members = list.map((one, id) => ({ ...one, id }));
        const changed = { ...change, id: index % members.length };
        const after = members.map((one) => (one.id === changed.id ? changed : one));
        expect(removesLastAdministrator(members, changed)).toBe(members.some(administers) && !after.some(administers));
      }),
    );
  });
});
