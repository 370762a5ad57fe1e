import { describe, expect, it } from "vitest";
import type { AnsweredOrder } from "./answered-taxes.rules.ts";
import type { DatedTaxRate } from "./tax.rules.ts";
import { type PlaceTax, taxOrder } from "./tax-order.rules.ts";

const rate = (name: string, ratePpm: number, taxesDelivery: boolean): DatedTaxRate => ({
  ...{ name, ratePpm, taxesDelivery },
  ...{ country: "US", province: "NV", postalPrefix: "89", from: "2026-01-01" },
});
const state = rate("state:NV", 68_500, true);
const county = rate("county:Washoe", 14_150, false);
const place = (rates: DatedTaxRate[] | null, more: Partial<PlaceTax> = {}): PlaceTax => ({
  ...{ rates, unknownIn: null, exemption: null },
  ...more,
});
const line = (lineId: number, goodsCents: number | null, fulfilment: "DLVR" | "PKUP" | "ELTR" = "DLVR") => ({
  goodsCents,
  line: { lineId, fulfilment },
});
const goods = (cents: number) => ({ group: "goods" as const, cents });
const places = { delivered: place([state, county]), pickedUp: place([rate("state:CA", 72_500, false)]) };
const exemption = { certificateNo: "RCE-1", country: "US" as const, province: "NV", expiresOn: null };

describe("the taxes of an order", () => {
  it("are charged at the destination, at the pickup store, and on no gift card", () => {
    const taxed = taxOrder([line(1, 10_000), line(2, 10_000, "PKUP"), line(3, 10_000, "ELTR"), line(4, null)], [], places);
    expect([...taxed.ofLine]).toEqual([
      [1, 827],
      [2, 725],
      [3, 0],
      [4, 0],
    ]);
    expect(taxed.taxes).toEqual([
      { name: "state:NV", ratePpm: 68_500, cents: 685 },
      { name: "county:Washoe", ratePpm: 14_150, cents: 142 },
      { name: "state:CA", ratePpm: 72_500, cents: 725 },
    ]);
    expect(taxed).toMatchObject({ cents: 1_552, isKnown: true, untaxedPlace: null, exemptions: [] });
    expect(taxed.parts.map(({ on, lineId, baseCents, cents }) => [on, lineId, baseCents, cents])).toEqual([
      ["goods", 1, 10_000, 685],
      ["goods", 1, 10_000, 142],
      ["goods", 2, 10_000, 725],
      ["goods", 4, 0, 0],
      ["goods", 4, 0, 0],
    ]);
  });

  it("include delivery only for rates that tax it", () => {
    const taxed = taxOrder([line(1, 10_000)], [goods(20_000), { group: "samples", cents: 1_000 }], places);
    expect(taxed.parts.filter(({ on }) => on === "delivery").map(({ name, lineId, cents }) => [name, lineId, cents])).toEqual([
      ["state:NV", null, 1_370],
      ["state:NV", null, 69],
    ]);
    expect(taxed.cents).toBe(827 + 1_370 + 69);
    expect(taxed.sources).toEqual([
      {
        ...{ name: "state:NV", ratePpm: 68_500, cents: 2_124, goodsCents: 10_000, deliveryCents: 21_000 },
        ...{ country: "US", province: "NV", postalPrefix: "89", from: "2026-01-01" },
      },
      {
        ...{ name: "county:Washoe", ratePpm: 14_150, cents: 142, goodsCents: 10_000, deliveryCents: 0 },
        ...{ country: "US", province: "NV", postalPrefix: "89", from: "2026-01-01" },
      },
    ]);
  });

  it("aren't known while one line's place has no rates, and name the place without a row", () => {
    const unknown = { delivered: place(null, { unknownIn: "OR" }), pickedUp: places.pickedUp };
    const taxed = taxOrder([line(1, 10_000, "PKUP"), line(2, 10_000)], [goods(5_000)], unknown);
    expect(taxed).toMatchObject({ isKnown: false, untaxedPlace: "OR", cents: 725 });
    expect(taxOrder([line(1, 10_000, "PKUP")], [], unknown)).toMatchObject({ isKnown: true, untaxedPlace: null });
    expect(taxOrder([line(1, 10_000)], [], { ...places, delivered: place(null) })).toMatchObject({ isKnown: false, untaxedPlace: null });
  });

  it("name each certificate once", () => {
    const exempt = { delivered: place([], { exemption }), pickedUp: places.pickedUp };
    expect(taxOrder([line(1, 10_000), line(2, 5_000), line(3, 5_000, "PKUP")], [], exempt)).toMatchObject({
      exemptions: [exemption],
      cents: 363,
    });
  });

  it("are those of a tax service for what it answered, and the tables' for the rest", () => {
    const tax = { level: "state" as const, jurisdiction: "NV", country: "US", province: "NV", ratePpm: 50_000, taxableCents: 10_000 };
    const answered: AnsweredOrder = {
      ofLine: new Map([[1, { cents: 10_000, taxes: [{ ...tax, cents: 501 }] }]]),
      ofDelivery: new Map([["goods", { cents: 10_000, taxes: [{ ...tax, cents: 502 }] }]]),
    };
    const unknown = place(null, { unknownIn: "OR" });
    const byService = { delivered: unknown, pickedUp: places.pickedUp, answered: { ...answered, on: "2026-11-29" } };
    const taxed = taxOrder([line(1, 10_000), line(2, 10_000, "PKUP")], [goods(10_000), { group: "samples", cents: 1_000 }], byService);
    expect(taxed.parts.map(({ on, lineId, name, cents, rate: { from } }) => [on, lineId, name, cents, from])).toEqual([
      ["goods", 1, "state:NV", 501, "2026-11-29"],
      ["goods", 2, "state:CA", 725, "2026-01-01"],
      ["delivery", null, "state:NV", 502, "2026-11-29"],
    ]);
    expect(taxed).toMatchObject({ isKnown: true, untaxedPlace: null, cents: 1_728 });
    expect(taxOrder([line(3, 10_000)], [], byService)).toMatchObject({ isKnown: false, untaxedPlace: "OR", cents: 0 });
  });
});
