import { describe, expect, it } from "vitest";
import { type BagFacts, refusalOf } from "./eligibility.rules.ts";
import type { PromotedLine, Promotion } from "./promotion.ts";
import { freeUnits, scopeOf } from "./scope.rules.ts";

const everything = { items: [], series: [], departments: [] };
const promotion = {
  ...{ code: "TEN", offer: { kind: "percentage", basisPoints: 1_000 }, scope: everything, minimumCents: 0 },
  ...{ from: null, until: null, uses: null, usesPerBuyer: null, customerKinds: [], stacks: true },
} as unknown as Promotion;
const line = {
  ...{ lineId: 1, itemNo: "T-1", series: "marin", department: "tile", kind: "item" },
  ...{ unitPriceCents: 1_000, quantity: 3, ships: true },
} as unknown as PromotedLine;
const sample = { ...line, lineId: 2, kind: "sample", unitPriceCents: 200, quantity: 1 } as PromotedLine;
const facts: BagFacts = { lines: [line], customerKind: "guest", today: "2026-11-29", uses: new Map() };
const refuse = (more: object, of: Partial<BagFacts> = {}, accepted: Promotion[] = []) =>
  refusalOf({ ...promotion, ...more } as Promotion, { ...facts, ...of }, accepted);

describe("a promotion", () => {
  it("applies from its first through its last day", () => {
    expect(refuse({ from: "2026-11-29", until: "2026-11-29" })).toBeNull();
    expect(refuse({ from: "2026-11-30", until: "2026-11-28" })).toEqual({ code: "not_started", from: "2026-11-30" });
    expect(refuse({ until: "2026-11-28" })).toEqual({ code: "ended", until: "2026-11-28" });
  });

  it("ends with its last use, by all or by one buyer", () => {
    const used = (all: number, byBuyer: number) => ({ uses: new Map([["TEN", { all, byBuyer }]]) });
    expect(refuse({ uses: 5, usesPerBuyer: 2 }, used(4, 1))).toBeNull();
    expect(refuse({ uses: 5, usesPerBuyer: 2 }, used(5, 2))).toEqual({ code: "used_up" });
    expect(refuse({ uses: 5, usesPerBuyer: 2 }, used(4, 2))).toEqual({ code: "used_by_buyer" });
    expect(refuse({ uses: null, usesPerBuyer: null }, used(900, 900))).toBeNull();
    expect([refuse({ uses: 0 }), refuse({ usesPerBuyer: 0 })]).toEqual([{ code: "used_up" }, { code: "used_by_buyer" }]);
    expect(refuse({ uses: 1, usesPerBuyer: 1 })).toBeNull();
  });

  it("is for its kinds of customers", () => {
    expect(refuse({ customerKinds: ["member", "guest"] })).toBeNull();
    expect(refuse({ customerKinds: ["member"] })).toEqual({ code: "for_members" });
    expect(refuse({ customerKinds: ["member", "business"] })).toEqual({ code: "for_members" });
    expect(refuse({ customerKinds: ["business"] })).toEqual({ code: "for_businesses" });
    expect(refuse({ customerKinds: ["business"] }, { customerKind: "member" })).toEqual({ code: "for_businesses" });
    expect(refuse({ customerKinds: ["member"] }, { customerKind: "business" })).toEqual({ code: "not_for_account" });
    expect(refuse({ customerKinds: ["guest", "member"] }, { customerKind: "business" })).toEqual({ code: "not_for_account" });
    expect(refuse({ customerKinds: ["guest"] }, { customerKind: "member" })).toEqual({ code: "not_for_account" });
  });

  it("needs goods that it applies to, worth its minimum", () => {
    expect(refuse({}, { lines: [sample] })).toEqual({ code: "nothing_qualifies" });
    expect(refuse({ minimumCents: 3_000 })).toBeNull();
    expect(refuse({ minimumCents: 3_001 })).toEqual({ code: "below_minimum", missingCents: 1 });
    const scope = { ...everything, items: ["T-1"] };
    const other = { ...line, itemNo: "T-2" };
    expect(refuse({ scope, minimumCents: 3_001 }, { lines: [line, other] })).toEqual({ code: "below_minimum", missingCents: 1 });
  });

  it("of free samples needs goods worth its minimum", () => {
    const offer = { kind: "freeSample", units: 1 };
    expect(refuse({ offer })).toEqual({ code: "nothing_qualifies" });
    expect(refuse({ offer, minimumCents: 3_000 }, { lines: [sample, line] })).toBeNull();
    expect(refuse({ offer, minimumCents: 3_001 }, { lines: [sample, line] })).toEqual({ code: "below_minimum", missingCents: 1 });
  });

  it("of free freight needs something that ships", () => {
    const offer = { kind: "freeFreight" };
    const stays = { ...line, ships: false };
    expect([refuse({ offer }), refuse({ offer }, { lines: [stays, line] })]).toEqual([null, null]);
    expect(refuse({ offer }, { lines: [stays] })).toEqual({ code: "nothing_qualifies" });
    expect(refuse({}, { lines: [stays] })).toBeNull();
  });

  it("of free units needs a line with enough units", () => {
    const offer = { kind: "buyGet", buy: 3, get: 1 };
    expect(refuse({ offer })).toEqual({ code: "below_quantity", buy: 3, get: 1 });
    expect(refuse({ offer }, { lines: [line, { ...line, quantity: 4 }] })).toBeNull();
  });

  it("isn't combined with another one unless both allow it", () => {
    const accepted = (stacks: boolean) => [{ ...promotion, code: "FIVE", stacks } as Promotion];
    expect(refuse({}, {}, accepted(true))).toBeNull();
    expect(refuse({}, {}, accepted(false))).toEqual({ code: "not_combinable", other: "FIVE" });
    expect(refuse({ stacks: false }, {}, accepted(true))).toEqual({ code: "not_combinable", other: "FIVE" });
    expect(refuse({ stacks: false })).toBeNull();
  });
});

describe("a promotion's lines", () => {
  it("are goods, or samples for free samples, in its items, series or departments", () => {
    const card = { ...line, lineId: 3, kind: "electronic" } as PromotedLine;
    const lines = [line, sample, card];
    expect(scopeOf(everything, "percentage", lines)).toEqual([line]);
    expect(scopeOf(everything, "freeSample", lines)).toEqual([sample]);
    const scoped = (scope: Partial<typeof everything> | object) => scopeOf({ ...everything, ...scope }, "percentage", lines).length;
    expect([scoped({ items: ["T-1"] }), scoped({ series: ["marin"] }), scoped({ departments: ["tile"] })]).toEqual([1, 1, 1]);
    expect([scoped({ items: ["T-9"] }), scoped({ series: ["x"] }), scoped({ departments: ["x"] })]).toEqual([0, 0, 0]);
    expect(scoped({ items: ["T-9"], series: ["x"], departments: ["tile"] })).toBe(1);
  });

  it("have the free units of whole sets, and of the last one beyond what is bought", () => {
    const free = [3, 4, 5, 6, 7, 9, 10, 11].map((quantity) => freeUnits(quantity, { buy: 3, get: 2 }));
    expect(free).toEqual([0, 1, 2, 2, 2, 3, 4, 4]);
  });
});
