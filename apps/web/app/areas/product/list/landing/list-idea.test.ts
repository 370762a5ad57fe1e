import { describe, expect, it } from "vitest";
import { ideaOf, reductionOf } from "./list-idea.ts";

const card = (onSale: boolean, isNew: boolean) => ({ onSale, isNew });

describe("the idea of a list", () => {
  it("is what most of its products have in common", () => {
    expect(ideaOf("featured/labor-day-sale", [card(true, false), card(true, true), card(false, false)])).toBe("sale");
    expect(ideaOf("featured/new-arrivals", [card(false, true)])).toBe("new");
    expect(ideaOf("new-arrivals/spring-2017", [card(false, false)])).toBe("new");
    expect(ideaOf("featured/best-sellers", [card(true, false), card(false, true)])).toBe("best");
  });

  it("doesn't exist for a department or an empty list", () => {
    expect(ideaOf("porcelain", [card(true, true)])).toBeNull();
    expect(ideaOf("sale", [])).toBeNull();
  });
});

describe("a reduction", () => {
  const priced = (cents: number, listCents: number, onSale = true) =>
    ({ lead: { price: { cents, listCents, onSale } } }) as Parameters<typeof reductionOf>[0];

  it("is rounded down, so that it never promises more than it gives", () => {
    expect(reductionOf(priced(6667, 10_000))).toBe(33);
    expect(reductionOf(priced(10_000, 10_000, false))).toBe(0);
    expect(reductionOf({ lead: { price: null } } as never)).toBe(0);
  });
});
