import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../domain/day.ts";
import { deliveryOptions, postalKey, type RateRow, type Shipment, type ShippingTerms } from "./delivery.rules.ts";

/** Brackets of one service, more expensive with weight, in random order like database rows. */
const brackets = (service: RateRow["service"]) =>
  fc
    .array(fc.record({ more: fc.integer({ min: 1, max: 400 }), dearer: fc.integer({ min: 0, max: 20_000 }) }), { maxLength: 5 })
    .map((steps) => {
      let upToLb = 0;
      let cents = 900;
      return steps.map((step): RateRow => ({ service, upToLb: (upToLb += step.more), cents: (cents += step.dearer) }));
    });
const rates = fc
  .tuple(brackets("parcel"), brackets("freight"))
  .chain(([parcel, freight]) => fc.shuffledSubarray([...parcel, ...freight], { minLength: parcel.length + freight.length }));
const shipment = fc.record({
  group: fc.constant("goods" as const),
  weight: fc.integer({ min: 1, max: 200_000 }),
  hasSlabs: fc.boolean(),
  residential: fc.boolean(),
  toPoBox: fc.constant(false),
});
const day = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const transit = fc.integer({ min: 1, max: 12 });

const terms: ShippingTerms = { handlingDays: 2, windowDays: 2, parcelLimitLb: 70, holidays: [] };
const PARCEL_LIMIT = 7_000;

const table: RateRow[] = [
  { service: "freight", upToLb: 2_000, cents: 48_900 },
  { service: "freight", upToLb: 150, cents: 18_900 },
  { service: "parcel", upToLb: 70, cents: 4_200 },
  { service: "parcel", upToLb: 20, cents: 1_900 },
];
const ship = (more: Partial<Shipment>, rows = table) =>
  deliveryOptions(
    { group: "goods", weight: 100, hasSlabs: false, residential: true, toPoBox: false, ...more },
    rows,
    3,
    "2026-05-05",
    terms,
  );

describe("delivery", () => {
  it("never gets cheaper with weight, and every service for a heavier shipment also takes a lighter one", () => {
    fc.assert(
      fc.property(rates, shipment, fc.integer({ min: 0, max: 200_000 }), transit, day, (rows, light, more, days, today) => {
        const lighter = deliveryOptions(light, rows, days, today, terms);
        for (const option of deliveryOptions({ ...light, weight: light.weight + more }, rows, days, today, terms)) {
          const same = lighter.find((one) => one.service === option.service);
          expect(same?.cents ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(option.cents);
        }
      }),
    );
  });

  it("offers each service once, cheapest first, and only freight for heavy goods or slabs", () => {
    fc.assert(
      fc.property(rates, shipment, transit, day, (rows, one, days, today) => {
        const options = deliveryOptions(one, rows, days, today, terms);
        const services = options.map((option) => option.service);
        expect(new Set(services).size).toBe(services.length);
        expect(options.map((option) => option.cents)).toEqual(options.map((option) => option.cents).toSorted((a, b) => a - b));
        if (one.hasSlabs || one.weight > PARCEL_LIMIT) expect(services).not.toContain("parcel");
      }),
    );
  });

  it("sends samples by parcel, whatever the goods weigh", () => {
    fc.assert(
      fc.property(rates, shipment, transit, day, (rows, one, days, today) => {
        const services = deliveryOptions({ ...one, group: "samples" }, rows, days, today, terms).map((option) => option.service);
        expect(services.filter((service) => service !== "parcel")).toEqual([]);
      }),
    );
  });

  it("arrives after today, within a range of working days", () => {
    fc.assert(
      fc.property(shipment, transit, day, (one, days, today) => {
        for (const { from, until } of deliveryOptions({ ...one, weight: 100 }, table, days, today, terms)) {
          expect(today < from && from < until).toBe(true);
          for (const end of [from, until]) expect([0, 6]).not.toContain(new Date(`${end}T00:00:00Z`).getUTCDay());
        }
      }),
    );
  });

  it("counts handling, then transit, in business days: Thursday 2026-05-07 and 3 days of transit", () => {
    const [option] = deliveryOptions(
      { group: "goods", weight: 100, hasSlabs: false, residential: true, toPoBox: false },
      table,
      3,
      "2026-05-07",
      terms,
    );
    expect(option).toMatchObject({ from: "2026-05-14", until: "2026-05-18" });
  });

  it("packs, travels and arrives on no holiday", () => {
    fc.assert(
      fc.property(shipment, transit, day, fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }), (one, days, today, offsets) => {
        const holidays = offsets.map((offset) => addDays(today, offset));
        const light = { ...one, weight: 100 };
        const usual = deliveryOptions(light, table, days, today, terms);
        for (const [index, { from, until }] of deliveryOptions(light, table, days, today, { ...terms, holidays }).entries()) {
          expect(holidays).not.toContain(from);
          expect(holidays).not.toContain(until);
          expect(from >= (usual[index]?.from ?? "")).toBe(true);
        }
      }),
    );
  });

  it("includes the liftgate only in the price of freight to a home", () => {
    const home = ship({ residential: true });
    expect(home.map(({ service, liftgate }) => [service, liftgate])).toEqual([
      ["parcel", false],
      ["freight", true],
    ]);
    const works = ship({ residential: false });
    expect(works.map(({ liftgate }) => liftgate)).toEqual([false, false]);
    expect(works.map(({ cents }) => cents)).toEqual(home.map(({ cents }) => cents));
  });

  it("uses a bracket up to its last pound, and the next from one hundredth above it", () => {
    const parcel = (weight: number) => ship({ weight }).find((one) => one.service === "parcel")?.cents;
    expect([2_000, 2_001, PARCEL_LIMIT, PARCEL_LIMIT + 1].map(parcel)).toEqual([1_900, 4_200, 4_200, undefined]);
  });

  it("is not offered above the heaviest bracket, nor in a zone without brackets", () => {
    expect(ship({ weight: 200_000 })).toHaveLength(1);
    expect(ship({ weight: 200_001 })).toEqual([]);
    expect(ship({}, [])).toEqual([]);
  });
});

describe("a postal code", () => {
  it.each([
    ["89502", "895"],
    ["89502-1234", "895"],
    [" 00501", "005"],
    ["m5v 2t6", "M5V"],
    ["M5V2T6", "M5V"],
    [" m 5v2t6 ", "M5V"],
  ])("%j has the key %s", (code, key) => {
    expect(postalKey(code)).toBe(key);
  });
});
