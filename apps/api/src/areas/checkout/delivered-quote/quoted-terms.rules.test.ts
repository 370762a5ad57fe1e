import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assembleQuote, type OrderParts } from "../quote/assemble-quote.rules.ts";
import { sourceWithCharges } from "../quote/plan-delivery.ts";
import { differences, factsOf, keyOf } from "./quoted-facts.rules.ts";
import { applyTerms, keepsExemptions, termsOf } from "./quoted-terms.rules.ts";

interface Line {
  quantity: number;
  kind: "item" | "sample";
  cents: number;
  discount: number;
}
interface Day {
  /** By line. */
  cents: number[];
  freight: number;
  parcel: number;
  appointment: number;
  ratePpm: number;
  taxesDelivery: boolean;
  waivesFreight: boolean;
}

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 200 }),
    kind: fc.constantFrom("item" as const, "sample" as const),
    cents: fc.integer({ min: 1, max: 20_000 }),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 5 },
);
const day: fc.Arbitrary<Day> = fc.record({
  cents: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 5, maxLength: 5 }),
  freight: fc.integer({ min: 0, max: 90_000 }),
  parcel: fc.integer({ min: 0, max: 9_000 }),
  appointment: fc.integer({ min: 0, max: 9_000 }),
  ratePpm: fc.integer({ min: 0, max: 120_000 }),
  taxesDelivery: fc.boolean(),
  waivesFreight: fc.boolean(),
});

/** Returns the parts of an order on a day; its lines change only in price. */
function partsOn(ordered: Line[], on: Day, name: string): OrderParts {
  const groups = (["goods", "samples"] as const).filter((group) =>
    ordered.some(({ kind }) => (kind === "sample") === (group === "samples")),
  );
  const source = { why: "choice", weight: 1, rateFrom: name };
  const priced = ordered.map(({ quantity, kind, discount }, index) => {
    const unit = on.cents[index] ?? 1;
    const discountCents = Math.floor(unit * quantity * discount);
    return {
      line: { lineId: index + 1, itemId: index + 1, quantity, fulfilment: "DLVR" },
      item: { kind, price: {} },
      unitPriceCents: unit,
      goodsCents: unit * quantity - discountCents,
      discountCents,
      problems: [{ code: "price_changed", beforeCents: 1, nowCents: 2 }],
    };
  });
  const promotion = { code: "OFF", name: { en: "Off", es: "Menos" }, offer: { kind: "freeFreight" }, from: null, until: null };
  const deliveries = groups.map((group) => {
    const services = group === "goods" ? (["parcel", "freight"] as const) : (["parcel"] as const);
    const options = services.map((service) => ({ service, cents: on[service], from: name, until: name, liftgate: true }));
    const sources = services.map((service) => ({ ...source, group, service }));
    const charges =
      group === "goods" ? [{ kind: "appointment", service: "freight", cents: on.appointment, from: name, isChosen: true }] : [];
    const chosen = options.at(-1) ?? null;
    return { group, weight: 1, options, chosen, charges, sources, source: sourceWithCharges(sources as never, chosen, charges as never) };
  });
  const rate = {
    name: "state:NV",
    ratePpm: on.ratePpm,
    taxesDelivery: on.taxesDelivery,
    country: "US",
    province: "NV",
    postalPrefix: "",
    from: name,
  };
  return {
    priced: {
      lines: priced,
      stores: [],
      pickupStore: null,
      discounts: {
        results: [{ promotion, refusal: null, discountCents: 0, waivesFreight: on.waivesFreight }],
        ofLine: new Map(),
        waivesFreight: on.waivesFreight,
      },
    },
    collected: {},
    plan: { deliveries, zone: 1, toPoBox: false, notDeliverable: null },
    places: {
      delivered: { rates: [rate], unknownIn: null, exemption: null },
      pickedUp: { rates: null, unknownIn: null, exemption: null },
    },
    pickupReadyOn: null,
    pricedOn: name,
    priceSources: ordered.map(() => ({ kind: "list", listCents: 1, from: name, until: null, fromUnits: null })),
  } as unknown as OrderParts;
}

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("the terms of a quote", () => {
  it("give the quoted amounts again on any other day, to the cent", () => {
    fc.assert(
      fc.property(lines, day, day, (ordered, then, now) => {
        const quoted = partsOn(ordered, then, "2026-11-20");
        const today = partsOn(ordered, now, "2026-11-22");
        const terms = termsOf(quoted);
        if (!terms) throw new Error("nothing was promised");
        const amounts = ({
          goodsCents,
          discountCents,
          deliveryCents,
          deliveryDiscountCents,
          taxes,
          taxCents,
          totalCents,
        }: ReturnType<typeof assembleQuote>) => ({
          goodsCents,
          discountCents,
          deliveryCents,
          deliveryDiscountCents,
          taxes,
          taxCents,
          totalCents,
        });
        const honored = applyTerms(today, stored(terms));
        expect(amounts(assembleQuote(honored))).toEqual(amounts(assembleQuote(quoted)));
        expect(honored.pricedOn).toBe("2026-11-20");
        expect(honored.priced.lines.flatMap(({ problems }) => problems)).toEqual([]);
        expect(honored.plan.deliveries.flatMap(({ options }) => options.map((one) => one.from))).not.toContain("2026-11-20");
      }),
    );
  });

  it("promise nothing as long as a price or a tax is missing", () => {
    const [line] = fc.sample(lines, 1);
    const [some] = fc.sample(day, 1);
    if (!line || !some) throw new Error("no sample");
    const parts = partsOn(line, some, "2026-11-20");
    expect(termsOf({ ...parts, places: { ...parts.places, delivered: { rates: null, unknownIn: "NV", exemption: null } } })).toBeNull();
    const [first, ...others] = parts.priced.lines;
    const gone = { ...parts.priced, lines: [{ ...first, unitPriceCents: null }, ...others] } as OrderParts["priced"];
    expect(termsOf({ ...parts, priced: gone })).toBeNull();
  });

  it("count on a certificate only as long as it frees the same place", () => {
    const [line] = fc.sample(lines, 1);
    const [some] = fc.sample(day, 1);
    if (!line || !some) throw new Error("no sample");
    const parts = partsOn(line, some, "2026-11-20");
    const exemption = { country: "US" as const, province: "NV", certificateNo: "NV-1", expiresOn: null };
    const exempt = { ...parts.places, delivered: { rates: [], unknownIn: null, exemption } };
    const terms = termsOf({ ...parts, places: exempt });
    if (!terms) throw new Error("nothing was promised");
    expect([keepsExemptions(terms, exempt), keepsExemptions(terms, parts.places)]).toEqual([true, false]);
    const taxed = termsOf(parts);
    if (!taxed) throw new Error("nothing was promised");
    expect(assembleQuote(applyTerms({ ...parts, places: exempt }, taxed)).taxCents).toBe(0);
  });
});

describe("the facts of a quote", () => {
  const to = { country: "US", province: "NV", postalCode: "89501", kind: "residential" } as const;
  const line = (itemId: number, quantity: number) => ({ line: { itemId, quantity, fulfilment: "NONE" }, item: { kind: "item" } }) as never;
  const facts = (ordered: never[], codes: string[] = [], place: typeof to = to) =>
    factsOf({ lines: ordered, codes, pickupPlaceId: 3 }, place);

  it("are the same in any order of lines and codes, and after they were stored", () => {
    const one = facts([line(1, 2), line(2, 5)], ["A", "B"]);
    const other = facts([line(2, 5), line(1, 2)], ["B", "A"]);
    expect(other).toEqual(one);
    expect(keyOf(other)).toBe(keyOf({ ...stored(one), country: "US" }));
    expect(differences(one, other, true)).toEqual([]);
  });

  it.each([
    ["lines", facts([line(1, 3)])],
    ["promotions", facts([line(1, 2)], ["A"])],
    ["postal_code", facts([line(1, 2)], [], { ...to, postalCode: "89509" } as never)],
    ["state", facts([line(1, 2)], [], { ...to, province: "CA" } as never)],
  ])("differ in %s, and so do their keys", (reason, other) => {
    const quoted = facts([line(1, 2)]);
    expect(differences(quoted, other, true)).toEqual([reason]);
    expect(keyOf(other)).not.toBe(keyOf(quoted));
  });

  it("cover a business when they were quoted for a residence, but not the other way round", () => {
    const home = facts([line(1, 2)]);
    const business = facts([line(1, 2)], [], { ...to, kind: "commercial" } as never);
    expect([differences(home, business, true), differences(business, home, true)]).toEqual([[], ["address_kind"]]);
  });

  it("don't differ in an address that isn't known yet", () => {
    expect(differences(facts([line(1, 2)]), facts([line(1, 2)], [], { ...to, postalCode: "10001" } as never), false)).toEqual([]);
  });
});
