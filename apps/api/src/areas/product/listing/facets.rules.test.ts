import { describe, expect, it } from "vitest";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";
import { productFacets, toSearchProduct, variantFacets } from "./facets.rules.ts";

const item = (more: Partial<StoredItem>) =>
  ({
    id: 1,
    itemNo: "T-1",
    kind: "item",
    labels: { en: "12 × 24 in", es: "12 × 24 in (30 × 60 cm)" },
    size: "12x24",
    finish: "matte",
    shape: null,
    thicknessMm: null,
    areaPerUnit: null,
    facts: {},
    price: null,
    ...more,
  }) as StoredItem;
const text = { name: "Carrara", slug: "carrara", color: "White", description: "" };
const product = (items: StoredItem[], more: Partial<StoredProduct> = {}) =>
  ({
    id: 1,
    code: "carrara",
    seriesName: "Carrara",
    material: "porcelain",
    stone: null,
    look: null,
    colorFamily: null,
    uses: [],
    facts: {},
    introducedOn: "1970-01-11",
    texts: { en: text, es: { ...text, name: "Carrara blanca" } },
    items,
    ...more,
  }) as unknown as StoredProduct;
const words: Record<string, string> = { "matte|en": "Matte", "matte|es": "Mate" };
const search = (one: StoredProduct, stock = new Map<number, string[]>()) =>
  toSearchProduct(one, stock, "2026-05-05", (_, value, language) => words[`${value}|${language}`] ?? value);

describe("facet values", () => {
  it("are empty when nothing is known", () => {
    expect(variantFacets(item({ size: null, finish: "none" }))).toEqual({ size: [], finish: [], shape: [], thickness: [] });
    expect(productFacets(product([]))).toMatchObject({ look: [], color: [], variation: [] });
    expect(productFacets(product([], { facts: { shadeVariation: 3 } })).variation).toEqual([]);
  });

  it.each([
    [9.5, "10"],
    [9.4, "9"],
    [20, "20"],
  ])("show a thickness of %d mm as %s", (thicknessMm, shown) => {
    expect(variantFacets(item({ thicknessMm })).thickness).toEqual([shown]);
  });
});

describe("a product in the search", () => {
  it("has neither the variants nor the words of its samples", () => {
    const found = search(product([item({}), item({ id: 2, itemNo: "SAMPLE-9", kind: "sample", finish: "polished" })]));
    expect(found.variants.map((one) => one.itemNo)).toEqual(["T-1"]);
    expect(JSON.stringify(found)).not.toMatch(/SAMPLE-9|polished/);
  });

  it("is found by the labels of its coded values in each language", () => {
    const { texts } = search(product([item({})]));
    const all = (language: "en" | "es") => texts[language].words.map((one) => one.text).join(" ");
    expect(all("en")).toMatch(/\bMatte\b/);
    expect(all("es")).toMatch(/\bMate\b/);
    expect([texts.en.name, texts.es.name]).toEqual(["Carrara", "Carrara blanca"]);
  });

  it("has each variant's places, today's price, and the date of introduction", () => {
    const price = { currency: "USD", listCents: 500, saleCents: 400, saleFrom: null, saleUntil: "2026-05-05", breaks: [] };
    const found = search(product([item({ price }), item({ id: 2, itemNo: "T-2" })]), new Map([[1, ["reno"]]]));
    expect(found.introduced).toBe(10);
    expect(found.variants.map(({ priceCents, onSale, stockedAt }) => [priceCents, onSale, stockedAt])).toEqual([
      [400, true, ["reno"]],
      [0, false, []],
    ]);
  });
});
