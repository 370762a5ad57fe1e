import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeOf, differencesBetween, isSame, rebase } from "./merge.ts";

const store = fc.record({ code: fc.constantFrom("reno", "fresno", "tucson"), phone: fc.constantFrom("1", "2", "3") });
const shop = fc.record({
  storefront: fc.record({ name: fc.constantFrom("A", "B", "C"), notice: fc.option(fc.constantFrom("x", "y")) }),
  stores: fc.uniqueArray(store, { selector: ({ code }) => code }),
});
const byCode = ({ storefront, stores }: { storefront: object; stores: { code: string }[] }) => ({
  storefront,
  stores: Object.fromEntries(stores.toSorted((one, other) => (one.code < other.code ? -1 : 1)).map((one) => [one.code, one])),
});

describe("what two people changed", () => {
  it("keeps the only change of a value, whoever made it", () => {
    fc.assert(
      fc.property(shop, shop, (base, changed) => {
        expect(byCode(rebase(base, changed, base))).toEqual(byCode(changed));
        expect(byCode(rebase(base, base, changed))).toEqual(byCode(changed));
      }),
    );
  });

  it("takes every value from one of the two", () => {
    fc.assert(
      fc.property(shop, shop, shop, (base, mine, theirs) => {
        const merged = rebase(base, mine, theirs);
        expect([mine.storefront.name, theirs.storefront.name]).toContain(merged.storefront.name);
        if (mine.storefront.name !== base.storefront.name) expect(merged.storefront.name).toBe(mine.storefront.name);
        else expect(merged.storefront.name).toBe(theirs.storefront.name);
      }),
    );
  });

  it("keeps a store that only the other has changed", () => {
    const base = [
      { code: "reno", phone: "1" },
      { code: "fresno", phone: "1" },
    ];
    const mine = [{ code: "reno", phone: "2" }, base[1]];
    const theirs = [base[0], { code: "fresno", phone: "3" }];
    expect(rebase(base, mine, theirs)).toEqual([
      { code: "reno", phone: "2" },
      { code: "fresno", phone: "3" },
    ]);
  });
});

describe("differences", () => {
  it("are none exactly between equal settings", () => {
    fc.assert(
      fc.property(shop, shop, (one, other) => {
        expect(differencesBetween(one, other).length === 0).toBe(isSame(byCode(one), byCode(other)));
        expect(differencesBetween(one, one)).toEqual([]);
      }),
    );
  });

  it("name the store and the field", () => {
    const [before, after] = ["1", "2"].map((phone) => ({ stores: [{ code: "reno", phone }] }));
    expect(differencesBetween(before, after)).toEqual([{ path: "stores[reno].phone", before: "1", after: "2" }]);
  });
});

it("sends only the parts that differ", () => {
  const saved = { version: 1, storefront: { name: "A", phone: "1" }, stores: [{ code: "reno" }] };
  expect(changeOf(saved, saved)).toBeNull();
  expect(changeOf(saved, { ...saved, storefront: { name: "A", phone: "2" } })).toEqual({ version: 1, storefront: { phone: "2" } });
});
