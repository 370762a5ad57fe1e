import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ourNames } from "../formats/our-csv.ts";
import { differences } from "../write/difference.rules.ts";
import { type CompletionContext, completeRecord, type StoredRecord } from "./complete-record.rules.ts";
import { emptyDraft, type ItemDraft, type ProductDraft } from "./product-draft.ts";

/** What a file says about a field: a value, null to remove it, or nothing. */
const stated = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constant(null), fc.constant(undefined));
const words = fc.stringMatching(/^[a-zñ ]{1,12}$/).map((text) => text.trim() || "x");
const number = fc.stringMatching(/^[A-Z]{2}-[0-9]{1,3}$/);

const item: fc.Arbitrary<ItemDraft> = fc.record({
  line: fc.integer({ min: 2, max: 99 }),
  itemNo: number,
  size: stated(words),
  label: fc.record({ en: stated(words), es: stated(words) }),
  finish: stated(words),
  sellUnit: stated(fc.constantFrom("box" as const, "piece" as const)),
  areaPerUnit: stated(fc.integer({ min: 1, max: 1_000_000 })),
  weightPerUnit: stated(fc.integer({ min: 0, max: 100_000 })),
  listCents: stated(fc.integer({ min: 0, max: 1_000_000 })),
  saleCents: stated(fc.integer({ min: 0, max: 1_000_000 })),
  saleUntil: stated(fc.constant("2026-12-31")),
  lots: fc.constant([]),
});
const text = fc.record({
  name: stated(words),
  slug: stated(words.map((one) => one.replaceAll(" ", "-"))),
  color: stated(words),
  description: stated(words),
});
const draft: fc.Arbitrary<ProductDraft> = fc
  .record({
    texts: fc.record({ en: text, es: text }),
    items: fc.uniqueArray(item, { minLength: 1, maxLength: 4, selector: (one) => one.itemNo }),
    tags: stated(fc.uniqueArray(words, { maxLength: 3 })),
    popularity: stated(fc.integer({ min: 0, max: 100 })),
    published: stated(fc.boolean()),
    material: words,
    pei: stated(fc.integer({ min: 0, max: 5 })),
  })
  .map(({ material, pei, ...rest }) => ({
    ...emptyDraft(2, "p1"),
    ...rest,
    series: { material, department: "tile", facts: { pei }, description: {} },
  }));

const context = (stored: StoredRecord | null, more: Partial<CompletionContext> = {}): CompletionContext => ({
  stored,
  series: stored?.record.series ?? null,
  currency: "USD",
  today: "2026-11-01",
  columns: ourNames,
  ...more,
});

describe("a record", () => {
  it("is the same when the same file is read twice, whatever the file omits", () => {
    fc.assert(
      fc.property(draft, (file) => {
        const first = completeRecord(file, context(null)).record;
        if (!first) return;
        const stored = { id: 1, record: first, retired: [] };
        const second = completeRecord(file, context(stored, { today: "2027-05-05" })).record;
        expect(second && differences(first, second)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("never has a sale price above its list price, nor an item without a price", () => {
    fc.assert(
      fc.property(draft, (file) => {
        const { record, problems } = completeRecord(file, context(null));
        for (const one of record?.items ?? []) expect(one.saleCents ?? 0).toBeLessThanOrEqual(one.listCents);
        expect(record !== null || problems.length > 0).toBe(true);
      }),
    );
  });

  it("reports which fields differ, in readable units", () => {
    const base = {
      ...emptyDraft(2, "p1"),
      texts: { en: { name: "Tile" }, es: {} },
      series: { material: "x", department: "y", facts: {}, description: {} },
    };
    const at = (listCents: number) =>
      completeRecord({ ...base, items: [{ line: 2, itemNo: "T-1", label: {}, listCents, lots: [] }] }, context(null)).record;
    const [before, after] = [at(8995), at(8800)];
    expect(before && after && differences(before, after)).toEqual([{ field: "T-1.listPrice", from: "89.95", to: "88.00" }]);
  });
});
