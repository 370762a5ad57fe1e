import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceRow, StoredItem, StoredProduct } from "../../../domain/product.ts";
import { comparableCents } from "../price.rules.ts";
import { toCard, type View } from "./card.rules.ts";

const view: View = {
  language: "en",
  today: "2026-05-05",
  pricesHidden: false,
  terms: { label: (_, value) => value, position: () => 0 },
  newForDays: 90,
  hasSamples: true,
  facts: [],
};

/** Amounts with more digits than any other number on a card, so that a leaked amount is recognizable. */
const amount = fc.integer({ min: 1_000_000_000, max: 2_000_000_000 });
const price: fc.Arbitrary<PriceRow> = fc.record({
  currency: fc.constant("USD"),
  listCents: amount,
  saleCents: fc.option(amount),
  saleFrom: fc.constantFrom(null, "2026-01-01", "2026-06-01"),
  saleUntil: fc.constantFrom(null, "2026-03-31", "2026-12-31"),
  breaks: fc.array(fc.record({ fromUnits: fc.integer({ min: 2, max: 500 }), cents: amount }), { maxLength: 3 }),
});
const item = (more: Partial<StoredItem>): StoredItem => ({
  id: 1,
  itemNo: "T-0",
  kind: "item",
  size: "12x24",
  labels: { en: "12 x 24 in", es: "30 x 60 cm" },
  widthMm: 305,
  heightMm: 610,
  thicknessMm: 9,
  shape: "rectangle",
  chips: null,
  finish: "matte",
  edge: null,
  sellUnit: "box",
  piecesPerUnit: 8,
  areaPerUnit: 157_200,
  weightPerUnit: 6_100,
  unitsPerPallet: 40,
  sampleItemNo: null,
  gtin: null,
  partNumber: null,
  taxCode: null,
  facts: {},
  price: null,
  ...more,
});
const product = (items: StoredItem[], more: Partial<StoredProduct> = {}): StoredProduct =>
  ({
    id: 1,
    code: "carrara",
    seriesName: "Carrara",
    department: "tile",
    facts: {},
    look: "marble",
    introducedOn: "2026-05-01",
    texts: { en: { name: "Carrara White", slug: "carrara-white", color: "White" } },
    pictures: [],
    items,
    ...more,
  }) as unknown as StoredProduct;
const priced = fc
  .array(fc.record({ price: fc.option(price), areaPerUnit: fc.constantFrom(null, 10_000, 157_200) }), { minLength: 1, maxLength: 4 })
  .map((list) => list.map((one, index) => item({ ...one, id: index + 1, itemNo: `T-${index}` })));

describe("hidden prices", () => {
  const hidden = { ...view, pricesHidden: true };

  it("leave no amount in the card, neither stored nor derived", () => {
    fc.assert(
      fc.property(priced, (items) => {
        const text = JSON.stringify(toCard(product(items), hidden, undefined, 1_234_567_890));
        expect(text).not.toContain("1234567890");
        for (const one of items) {
          const row = one.price;
          if (!row) continue;
          const amounts = [row.listCents, row.saleCents, ...row.breaks.map((step) => step.cents)];
          const derived = comparableCents(row, one.areaPerUnit, view.today);
          for (const cents of [...amounts, derived]) if (cents !== null) expect(text).not.toContain(String(cents));
        }
      }),
    );
  });

  it("make the card the same whatever the prices are, including sales", () => {
    fc.assert(
      fc.property(priced, fc.array(fc.option(price), { minLength: 4, maxLength: 4 }), (items, others) => {
        const repriced = items.map((one, index) => ({ ...one, price: others[index] ?? null }));
        expect(toCard(product(repriced), hidden)).toEqual(toCard(product(items), hidden));
      }),
    );
  });
});

describe("a card", () => {
  it("starts at the lowest comparable price of its variants", () => {
    fc.assert(
      fc.property(priced, (items) => {
        const all = items.flatMap((one) => (one.price ? comparableCents(one.price, one.areaPerUnit, view.today) : []));
        expect(toCard(product(items), view)?.fromCents).toBe(all.length === 0 ? null : Math.min(...all));
      }),
    );
  });

  it("leads with the requested variant, else with the first, and never with a sample", () => {
    const items = [item({ itemNo: "S", kind: "sample" }), item({ itemNo: "A" }), item({ itemNo: "B" })];
    const lead = (itemNo?: string) => toCard(product(items), view, itemNo)?.lead.itemNo;
    expect([lead(), lead("B"), lead("S"), lead("gone")]).toEqual(["A", "B", "A", "A"]);
    expect(toCard(product(items), view)?.variants).toBe(2);
    expect(toCard(product([item({ kind: "sample" })]), view)).toBeNull();
  });

  it.each([
    ["2026-02-04", true],
    ["2026-02-03", false],
  ])("of a product introduced on %s is new: %s", (introducedOn, isNew) => {
    expect(toCard(product([item({})], { introducedOn }), view)?.isNew).toBe(isNew);
  });

  it("shows the piece rather than the room, each size once, in the reader's language", () => {
    const pictures = [{ kind: "scene" }, { kind: "face" }] as StoredProduct["pictures"];
    const items = [item({ finish: "matte" }), item({ finish: "polished" })];
    expect(toCard(product(items, { pictures }), { ...view, language: "es" })).toMatchObject({
      picture: { kind: "face" },
      sizes: ["30 x 60 cm"],
      name: "Carrara White",
    });
  });
});
