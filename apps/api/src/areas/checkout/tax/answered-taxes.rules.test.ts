import type { TaxDocument } from "@azulejo/extend/tax-service.ts";
import { describe, expect, it } from "vitest";
import { answeredOrder, answeredParts, deliveryRef, lineRef } from "./answered-taxes.rules.ts";

const tax = {
  ...{ level: "county" as const, jurisdiction: "Washoe", country: "US", province: "NV" },
  ...{ ratePpm: 80_000, taxableCents: 5_000, cents: 401 },
};
const what = { on: "goods", lineId: 7 } as const;
const on = "2026-11-29";

describe("a tax service's answer", () => {
  it("is read by line and delivery, with the amounts that were asked about", () => {
    const asked = { items: [lineRef(7), deliveryRef("goods"), lineRef(8)].map((ref, index) => ({ ref, cents: 1_000 * (index + 1) })) };
    const answered = answeredOrder(asked as TaxDocument, {
      items: [
        { ref: "delivery:goods", taxes: [{ ...tax, cents: 160 }] },
        { ref: "line:7", taxes: [tax] },
      ],
    });
    expect([...answered.ofLine]).toEqual([
      [7, { cents: 1_000, taxes: [tax] }],
      [8, { cents: 3_000, taxes: [] }],
    ]);
    expect([...answered.ofDelivery]).toEqual([["goods", { cents: 2_000, taxes: [{ ...tax, cents: 160 }] }]]);
  });

  it("is used as it is for the same amount", () => {
    expect(answeredParts(what, 10_000, { cents: 10_000, taxes: [tax] }, on)).toEqual([
      {
        ...{ on: "goods", lineId: 7, name: "county:Washoe", ratePpm: 80_000, baseCents: 5_000, cents: 401 },
        rate: {
          ...{ name: "county:Washoe", ratePpm: 80_000, taxesDelivery: true },
          ...{ country: "US", province: "NV", postalPrefix: "", from: on },
        },
      },
    ]);
  });

  it("is applied to the same share of another amount", () => {
    expect(answeredParts(what, 4_000, { cents: 10_000, taxes: [tax] }, on)).toMatchObject([{ baseCents: 2_000, cents: 160 }]);
    expect(answeredParts(what, 4_000, { cents: 0, taxes: [{ ...tax, taxableCents: 0, cents: 0 }] }, on)).toMatchObject([
      { baseCents: 4_000, cents: 320 },
    ]);
  });
});
