import { staffRights } from "@azulejo/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { covers, isOwner, type Power } from "./power.rules.ts";

const power: fc.Arbitrary<Power> = fc.record({
  rights: fc.subarray([...staffRights]),
  placeIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 })),
});

describe("a power", () => {
  it("covers itself, and what is covered by what it covers", () => {
    fc.assert(
      fc.property(power, power, power, (a, b, c) => {
        expect(covers(a, a)).toBe(true);
        if (covers(a, b) && covers(b, c)) expect(covers(a, c)).toBe(true);
      }),
    );
  });

  it("never covers a right or a place that it doesn't include", () => {
    fc.assert(
      fc.property(power, power, (own, other) => {
        if (!covers(own, other)) return;
        expect(own.rights).toEqual(expect.arrayContaining([...other.rights]));
        if (own.placeIds) expect(own.placeIds).toEqual(expect.arrayContaining([...(other.placeIds ?? [NaN])]));
      }),
    );
  });

  it("is an owner's with every right in every place only", () => {
    fc.assert(
      fc.property(power, (one) => {
        expect(isOwner(one)).toBe(one.rights.length === staffRights.length && one.placeIds === null);
      }),
    );
    expect(isOwner({ rights: staffRights, placeIds: null })).toBe(true);
    expect(isOwner({ rights: staffRights, placeIds: [1] })).toBe(false);
  });
});
