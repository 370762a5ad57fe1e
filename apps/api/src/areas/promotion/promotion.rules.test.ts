import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BagFacts } from "./eligibility.rules.ts";
import { discountsOf } from "./promotion.rules.ts";
import type { Offer, PromotedLine, Promotion } from "./promotion.ts";

const today = "2026-11-22";

const line = (given: Partial<PromotedLine> = {}): PromotedLine => ({
  lineId: 1,
  kind: "item",
  itemNo: "POR-1",
  series: "basalt",
  department: "porcelain",
  quantity: 10,
  unitPriceCents: 1000,
  ships: true,
  ...given,
});

const promotion = (offer: Offer, given: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  code: "CODE",
  name: { en: "Code", es: "Código" },
  offer,
  scope: { items: [], series: [], departments: [] },
  customerKinds: [],
  from: null,
  until: null,
  uses: null,
  usesPerBuyer: null,
  minimumCents: 0,
  stacks: true,
  ...given,
});
const tenPercent: Offer = { kind: "percentage", basisPoints: 1000 };

const factsOf = (lines: PromotedLine[], given: Partial<BagFacts> = {}): BagFacts => ({
  lines,
  customerKind: "guest",
  today,
  uses: new Map(),
  ...given,
});
const refusal = (one: Promotion, facts = factsOf([line()])) => discountsOf([one], facts).results[0]?.refusal ?? null;
const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, one) => sum + one, 0);

const offers: fc.Arbitrary<Offer> = fc.oneof(
  fc.record({ kind: fc.constant("percentage" as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant("amount" as const), cents: fc.integer({ min: 1, max: 500_000 }) }),
  fc.record({ kind: fc.constant("freeFreight" as const) }),
  fc.record({ kind: fc.constant("freeSample" as const), units: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant("buyGet" as const), buy: fc.integer({ min: 1, max: 12 }), get: fc.integer({ min: 1, max: 3 }) }),
);
const some = (values: string[]) => fc.subarray(values);
const lines = fc
  .array(
    fc.record({
      kind: fc.constantFrom("item" as const, "item" as const, "sample" as const, "electronic" as const),
      itemNo: fc.constantFrom("POR-1", "POR-2", "MAR-1"),
      series: fc.constantFrom("basalt", "calacatta"),
      department: fc.constantFrom("porcelain", "marble"),
      quantity: fc.integer({ min: 1, max: 60 }),
      unitPriceCents: fc.integer({ min: 0, max: 30_000 }),
      ships: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((one, index): PromotedLine => ({ ...one, lineId: index + 1 })));
const promotions = (stacks: fc.Arbitrary<boolean>) =>
  fc
    .array(
      fc.record({
        offer: offers,
        scope: fc.record({ items: some(["POR-1", "MAR-1"]), series: some(["basalt"]), departments: some(["marble"]) }),
        minimumCents: fc.constantFrom(0, 0, 5000, 100_000),
        stacks,
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((list) => list.map(({ offer, ...given }, index) => promotion(offer, { ...given, id: index + 1, code: `CODE${index}` })));

describe("any promotions on any bag", () => {
  it("never take more off a line than it costs, and never less than nothing", () => {
    fc.assert(
      fc.property(lines, promotions(fc.boolean()), (bag, all) => {
        const { ofLine } = discountsOf(all, factsOf(bag));
        for (const { lineId, quantity, unitPriceCents } of bag) {
          expect(ofLine.get(lineId)).toBeGreaterThanOrEqual(0);
          expect(ofLine.get(lineId)).toBeLessThanOrEqual(quantity * unitPriceCents);
          expect(Number.isInteger(ofLine.get(lineId))).toBe(true);
        }
      }),
    );
  });

  it("take off the lines exactly what the codes together take off", () => {
    fc.assert(
      fc.property(lines, promotions(fc.boolean()), (bag, all) => {
        const { ofLine, results } = discountsOf(all, factsOf(bag));
        expect(sumOf(ofLine.values())).toBe(sumOf(results.map((one) => one.discountCents)));
      }),
    );
  });

  it("take nothing off for a code that does not apply", () => {
    fc.assert(
      fc.property(lines, promotions(fc.boolean()), (bag, all) => {
        for (const { refusal, discountCents, waivesFreight } of discountsOf(all, factsOf(bag)).results)
          expect(refusal === null).toBe(discountCents > 0 || waivesFreight);
      }),
    );
  });

  it("never discount a gift card", () => {
    fc.assert(
      fc.property(lines, promotions(fc.boolean()), (bag, all) => {
        const { ofLine } = discountsOf(all, factsOf(bag));
        for (const { lineId } of bag.filter((one) => one.kind === "electronic")) expect(ofLine.get(lineId)).toBe(0);
      }),
    );
  });
});

describe("promotions that stack", () => {
  it("come to the same in any order of their codes, for each line and each code", () => {
    const cases = promotions(fc.constant(true)).chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(lines, cases, (bag, [all, shuffled]) => {
        const [one, other] = [discountsOf(all, factsOf(bag)), discountsOf(shuffled, factsOf(bag))];
        expect([...other.ofLine]).toEqual([...one.ofLine]);
        for (const result of one.results) expect(other.results.find((same) => same.promotion === result.promotion)).toEqual(result);
      }),
    );
  });

  it("count a percentage on what the free units leave, and an amount after it", () => {
    const all = [
      promotion({ kind: "amount", cents: 500 }, { code: "A" }),
      promotion(tenPercent, { code: "B" }),
      promotion({ kind: "buyGet", buy: 9, get: 1 }, { code: "C" }),
    ];
    const { results, ofLine } = discountsOf(all, factsOf([line()]));
    expect(results.map((one) => one.discountCents)).toEqual([500, 900, 1000]);
    expect(ofLine.get(1)).toBe(2400);
  });
});

describe("promotions that do not stack", () => {
  it("apply alone: the code entered first stays", () => {
    const alone = promotion(tenPercent, { code: "ALONE", stacks: false });
    const stacking = promotion({ kind: "amount", cents: 100 }, { code: "MORE" });
    const refused = (all: Promotion[]) => discountsOf(all, factsOf([line()])).results.map((one) => one.refusal);
    expect(refused([alone, stacking])).toEqual([null, { code: "not_combinable", other: "ALONE" }]);
    expect(refused([stacking, alone])).toEqual([null, { code: "not_combinable", other: "MORE" }]);
  });

  it("do not block another code while they do not apply", () => {
    const ended = promotion(tenPercent, { code: "OLD", stacks: false, until: "2026-01-31" });
    const { results } = discountsOf([ended, promotion(tenPercent)], factsOf([line()]));
    expect(results.map((one) => one.refusal?.code ?? null)).toEqual(["ended", null]);
  });
});

describe("each offer", () => {
  const bag = [
    line(),
    line({ lineId: 2, quantity: 1, unitPriceCents: 333, series: "calacatta" }),
    line({ lineId: 3, kind: "sample", quantity: 3, unitPriceCents: 200 }),
    line({ lineId: 4, kind: "sample", quantity: 1, unitPriceCents: 500 }),
    line({ lineId: 5, kind: "electronic", quantity: 1, unitPriceCents: 5000 }),
  ];
  it.each<[Offer, number[]]>([
    [tenPercent, [1000, 33, 0, 0, 0]],
    [{ kind: "amount", cents: 1000 }, [968, 32, 0, 0, 0]],
    [{ kind: "amount", cents: 99_999 }, [10_000, 333, 0, 0, 0]],
    [{ kind: "freeSample", units: 2 }, [0, 0, 200, 500, 0]],
    [{ kind: "buyGet", buy: 4, get: 1 }, [2000, 0, 0, 0, 0]],
    [{ kind: "freeFreight" }, [0, 0, 0, 0, 0]],
  ])("%j takes %j off the lines", (offer, expected) => {
    const { ofLine, waivesFreight } = discountsOf([promotion(offer)], factsOf(bag));
    expect([...ofLine.values()]).toEqual(expected);
    expect(waivesFreight).toBe(offer.kind === "freeFreight");
  });

  it("gives the units after `buy` free, also beyond whole sets", () => {
    const free = (quantity: number) =>
      discountsOf([promotion({ kind: "buyGet", buy: 10, get: 2 })], factsOf([line({ quantity, unitPriceCents: 1 })])).ofLine.get(1);
    expect([9, 10, 11, 12, 22, 23, 24].map(free)).toEqual([0, 0, 1, 2, 2, 3, 4]);
  });

  it("applies to the items, series and departments that it names", () => {
    const scope = { items: [], series: ["calacatta"], departments: [] };
    expect([...discountsOf([promotion(tenPercent, { scope })], factsOf(bag)).ofLine.values()]).toEqual([0, 33, 0, 0, 0]);
  });
});

describe("a code that does not apply", () => {
  const used = (all: number, byBuyer: number) => factsOf([line()], { uses: new Map([["CODE", { all, byBuyer }]]) });
  it("says why", () => {
    expect(refusal(promotion(tenPercent, { from: "2026-11-23" }))).toEqual({ code: "not_started", from: "2026-11-23" });
    expect(refusal(promotion(tenPercent, { from: today, until: today }))).toBeNull();
    expect(refusal(promotion(tenPercent, { until: "2026-11-21" }))).toEqual({ code: "ended", until: "2026-11-21" });
    expect(refusal(promotion(tenPercent, { uses: 3 }), used(3, 0))).toEqual({ code: "used_up" });
    expect(refusal(promotion(tenPercent, { uses: 3 }), used(2, 0))).toBeNull();
    expect(refusal(promotion(tenPercent, { usesPerBuyer: 1 }), used(1, 1))).toEqual({ code: "used_by_buyer" });
    expect(refusal(promotion(tenPercent, { minimumCents: 10_001 }))).toEqual({ code: "below_minimum", missingCents: 1 });
    expect(refusal(promotion(tenPercent, { minimumCents: 10_000 }))).toBeNull();
    expect(refusal(promotion({ kind: "buyGet", buy: 10, get: 1 }))).toEqual({ code: "below_quantity", buy: 10, get: 1 });
    expect(refusal(promotion({ kind: "freeSample", units: 1 }))).toEqual({ code: "nothing_qualifies" });
    expect(refusal(promotion({ kind: "freeFreight" }), factsOf([line({ ships: false })]))).toEqual({ code: "nothing_qualifies" });
  });

  it("tells each kind of customer for whom it is", () => {
    const at = (customerKind: BagFacts["customerKind"], customerKinds: Promotion["customerKinds"]) =>
      refusal(promotion(tenPercent, { customerKinds }), factsOf([line()], { customerKind }))?.code ?? null;
    expect(at("guest", ["member", "business"])).toBe("for_members");
    expect(at("guest", ["business"])).toBe("for_businesses");
    expect(at("member", ["business"])).toBe("for_businesses");
    expect(at("business", ["guest"])).toBe("not_for_account");
    expect(at("business", ["member", "business"])).toBeNull();
  });

  it("does not count as used when other codes have made everything free", () => {
    const all = [promotion({ kind: "percentage", basisPoints: 10_000 }, { code: "ALL" }), promotion({ kind: "amount", cents: 1 })];
    expect(discountsOf(all, factsOf([line()])).results.map((one) => one.refusal?.code ?? null)).toEqual([null, "nothing_qualifies"]);
  });
});
