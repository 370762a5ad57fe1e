import { describe, expect, it } from "vitest";
import { emptyPromotion, type Promotion, stateOf, toPromotion, toTyped } from "./promotion.ts";

const promotion: Promotion = {
  ...{ code: "WELCOME10", name: { en: "Welcome", es: "Bienvenida" }, kind: "percentage", value: 10, free: null },
  appliesTo: { items: [], series: ["calacatta-oro"], departments: ["tile", "slab"] },
  ...{ customers: ["guest"], from: "2026-01-01", until: null, uses: 500, usesPerBuyer: 1, minimum: 99.5, stacks: true },
};

describe("a promotion", () => {
  it("is read as it was written", () => {
    expect(toPromotion(toTyped(promotion))).toEqual(promotion);
  });

  it("has only the fields of its kind, and leaves malformed figures for the shop to refuse", () => {
    const typed = {
      ...emptyPromotion,
      code: " freight ",
      kind: "freeFreight" as const,
      value: "10",
      free: "1",
      uses: "many",
      minimum: "$1,500",
    };
    expect(toPromotion(typed)).toMatchObject({ code: "FREIGHT", value: null, free: null, uses: "many", minimum: 1500 });
  });

  it("can be used from its first to its last day", () => {
    expect(["2025-12-31", "2026-01-01"].map((today) => stateOf(promotion, today))).toEqual(["coming", "now"]);
    expect(stateOf({ from: null, until: "2026-01-31" }, "2026-02-01")).toBe("ended");
  });
});
