import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import type { Bits } from "./bitset.ts";
import { bitsFor, clearBit, grownBits, hasBit, setBit } from "./bitset.ts";
import { grown } from "./grown.ts";
import { PriceColumn } from "./price-column.ts";
import { isVariantFacet, type SearchProduct, type SearchVariant } from "./search.ts";
import { ValueRows } from "./value-rows.ts";
import { VariantLabels } from "./variant-labels.ts";
import type { Workspace } from "./workspace.ts";

/** One facet's values by product, and by variant if a product's variants differ in it. */
export interface FacetColumn {
  values: string[];
  codes: Map<string, number>;
  /** Values that at least one variant of a product has. */
  products: ValueRows;
  variants: ValueRows | null;
}

/**
 * The catalog as columns. A product's variants are adjacent. A changed product is appended and its old entry marked as dead, so lists of
 * ordinals stay in ascending order.
 */
export class Columns {
  productIds: number[] = [];
  firstVariant = new Uint32Array(1);
  itemNos: string[] = [];
  /** The last variant of each product. */
  lastVariants: Bits = bitsFor(0);
  readonly prices = new PriceColumn();
  /** List prices per sell unit; 0 for items that can't have an account's own price. */
  listCents = new Int32Array(0);
  /** In 1e-4 square feet; 0 for items not sold by area. */
  areas = new Uint32Array(0);
  readonly labels = new VariantLabels();
  readonly workspace: Workspace;
  labelOf = new Uint32Array(0);
  /** Products that are neither removed nor replaced. */
  alive: Bits = bitsFor(0);
  onSale: Bits = bitsFor(0);
  readonly stockedAt = new Map<string, Bits>();
  readonly ordinals = new Map<number, number>();
  readonly facets: Record<FacetKey, FacetColumn>;
  /** Allocated number of variants, and of products. */
  capacity = 0;
  productCapacity = 0;

  constructor(workspace: Workspace) {
    this.workspace = workspace;
    const column = (key: FacetKey): FacetColumn => ({
      values: [],
      codes: new Map(),
      products: new ValueRows(),
      variants: isVariantFacet(key) ? new ValueRows() : null,
    });
    this.facets = Object.fromEntries(facetKeys.map((key) => [key, column(key)])) as Record<FacetKey, FacetColumn>;
  }

  /** All data for a snapshot. */
  get state() {
    const { productIds, firstVariant, itemNos, lastVariants, listCents, areas, labelOf, alive, onSale, stockedAt, ordinals } = this;
    const { capacity, productCapacity } = this;
    const plain = { productIds, firstVariant, itemNos, lastVariants, listCents, areas, labelOf, alive, onSale, capacity, productCapacity };
    const facets = facetKeys.map((key) => {
      const { values, products, variants } = this.facets[key];
      return { key, values, products: products.state, variants: variants?.state ?? null };
    });
    return { plain, stockedAt, ordinals, prices: this.prices.state, labels: this.labels.state, facets };
  }

  set state({ plain, stockedAt, ordinals, prices, labels, facets }) {
    Object.assign(this, plain);
    for (const [code, bits] of stockedAt) this.stockedAt.set(code, bits);
    for (const [id, ordinal] of ordinals) this.ordinals.set(id, ordinal);
    this.prices.state = prices;
    this.labels.state = labels;
    for (const { key, values, products, variants } of facets) {
      const column = this.facets[key];
      column.values = values;
      values.forEach((value, code) => void column.codes.set(value, code));
      column.products.state = products;
      if (column.variants && variants) column.variants.state = variants;
    }
  }

  get products(): number {
    return this.productIds.length;
  }

  get variants(): number {
    return this.itemNos.length;
  }

  /** Appends a product, which must have a variant, and returns its ordinal. */
  append(product: SearchProduct): number {
    const ordinal = this.products;
    const first = this.variants;
    this.#reserveProducts(ordinal + 1);
    this.#reserveVariants(first + product.variants.length);
    for (const variant of product.variants) this.#appendVariant(variant);
    for (const key of facetKeys) this.#appendFacet(key, product);
    this.prices.settle(ordinal, first, this.variants);
    this.productIds.push(product.id);
    this.firstVariant[ordinal + 1] = this.variants;
    setBit(this.lastVariants, this.variants - 1);
    setBit(this.alive, ordinal);
    this.ordinals.set(product.id, ordinal);
    return ordinal;
  }

  /** Marks a product as dead; its entry remains. */
  bury(ordinal: number): void {
    clearBit(this.alive, ordinal);
  }

  /** Updates the places that stock a variant, in place. @returns whether they changed */
  restock(ordinal: number, itemNo: string, places: string[]): boolean {
    let isChanged = false;
    for (let index = this.firstVariant[ordinal]!; index < this.firstVariant[ordinal + 1]!; index++) {
      if (this.itemNos[index] !== itemNo) continue;
      const before = [...this.stockedAt].filter(([, bits]) => hasBit(bits, index)).map(([code]) => code);
      isChanged ||= before.length !== places.length || before.some((code) => !places.includes(code));
      for (const bits of this.stockedAt.values()) clearBit(bits, index);
      for (const code of places) setBit(this.#placeBits(code), index);
    }
    return isChanged;
  }

  #appendVariant(variant: SearchVariant): void {
    const index = this.variants;
    this.itemNos.push(variant.itemNo);
    this.prices.cents[index] = variant.priceCents;
    this.listCents[index] = variant.list?.cents ?? 0;
    this.areas[index] = variant.list?.areaPerUnit ?? 0;
    this.labelOf[index] = this.labels.codeOf(variant.label);
    if (variant.onSale) setBit(this.onSale, index);
    for (const code of variant.stockedAt) setBit(this.#placeBits(code), index);
  }

  #appendFacet(key: FacetKey, product: SearchProduct): void {
    const column = this.facets[key];
    const codeOf = (value: string) => {
      let code = column.codes.get(value);
      if (code === undefined) column.codes.set(value, (code = column.values.push(value) - 1));
      return code;
    };
    if (!isVariantFacet(key)) {
      column.products.append(distinct((product.facets[key] ?? []).map(codeOf)));
      return;
    }
    const ofVariants = product.variants.map((variant) => distinct((variant.facets[key] ?? []).map(codeOf)));
    for (const codes of ofVariants) column.variants?.append(codes);
    column.products.append(distinct(ofVariants.flat()));
  }

  #placeBits(code: string): Bits {
    let bits = this.stockedAt.get(code);
    if (!bits) this.stockedAt.set(code, (bits = bitsFor(this.capacity)));
    return bits;
  }

  #reserveProducts(needed: number): void {
    if (needed <= this.productCapacity) return;
    const capacity = roomFor(needed, this.productCapacity);
    this.firstVariant = grown(this.firstVariant, capacity + 1, Uint32Array);
    this.prices.reserveProducts(capacity);
    this.alive = grownBits(this.alive, capacity);
    for (const column of Object.values(this.facets)) column.products.reserve(capacity);
    this.productCapacity = capacity;
  }

  #reserveVariants(needed: number): void {
    if (needed <= this.capacity) return;
    const capacity = roomFor(needed, this.capacity);
    this.lastVariants = grownBits(this.lastVariants, capacity);
    this.prices.reserveVariants(capacity);
    this.listCents = grown(this.listCents, capacity, Int32Array);
    this.areas = grown(this.areas, capacity, Uint32Array);
    this.labelOf = grown(this.labelOf, capacity, Uint32Array);
    this.onSale = grownBits(this.onSale, capacity);
    for (const [code, bits] of this.stockedAt) this.stockedAt.set(code, grownBits(bits, capacity));
    for (const column of Object.values(this.facets)) column.variants?.reserve(capacity);
    this.capacity = capacity;
  }
}

const roomFor = (needed: number, capacity: number): number => Math.max(needed, Math.ceil(capacity * 1.5), 1024);

const distinct = (codes: number[]): number[] => (codes.length > 1 ? [...new Set(codes)] : codes);
