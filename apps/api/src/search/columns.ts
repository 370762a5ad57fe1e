import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import type { Bits } from "./bitset.ts";
import { bitsFor, clearBit, grownBits, setBit } from "./bitset.ts";
import type { SearchProduct, SearchVariant } from "./search.ts";
import { VariantLabels } from "./variant-labels.ts";

/** The value codes of one facet: each variant has none, one or several values. */
export interface FacetColumn {
  values: string[];
  codes: Map<string, number>;
  /** Each variant's first value code plus one (0 = none); further ones are in `more`. */
  first: Uint32Array;
  more: Map<number, number[]>;
  bits: Map<number, Bits>;
  /** Whether all variants of every product have the same values. */
  perProduct: boolean;
}

/** Facets with more values than this build their bit sets only at first use. */
const EAGER_VALUES = 512;

/**
 * The catalog as columns. A product's variants are adjacent. A changed product is appended and its old entry is marked dead, so
 * every list of ordinals stays in ascending order.
 */
export class Columns {
  productIds: number[] = [];
  firstVariant: number[] = [0];
  itemNos: string[] = [];
  productOf = new Uint32Array(0);
  prices = new Int32Array(0);
  /** List prices per sell unit; 0 where an account has no own price. */
  listCents = new Int32Array(0);
  /** In 1e-4 square feet; 0 for what is not sold by area. */
  areas = new Uint32Array(0);
  readonly labels = new VariantLabels();
  labelOf = new Uint32Array(0);
  alive: Bits = bitsFor(0);
  onSale: Bits = bitsFor(0);
  readonly stockedAt = new Map<string, Bits>();
  readonly ordinals = new Map<number, number>();
  readonly facets = new Map<FacetKey, FacetColumn>();
  capacity = 0;

  constructor() {
    for (const key of facetKeys) {
      this.facets.set(key, { values: [], codes: new Map(), first: new Uint32Array(0), more: new Map(), bits: new Map(), perProduct: true });
    }
  }

  get variants(): number {
    return this.itemNos.length;
  }

  /** Appends a product and returns its ordinal. */
  append(product: SearchProduct): number {
    const ordinal = this.productIds.length;
    this.#reserve(this.variants + product.variants.length);
    for (const variant of product.variants) this.#appendVariant(ordinal, product, variant);
    this.productIds.push(product.id);
    this.firstVariant.push(this.variants);
    this.ordinals.set(product.id, ordinal);
    return ordinal;
  }

  /** Marks all variants of a product dead; its entry remains. */
  bury(ordinal: number): void {
    for (let index = this.firstVariant[ordinal]!; index < this.firstVariant[ordinal + 1]!; index++) clearBit(this.alive, index);
  }

  /** Updates where a variant is stocked, in place. */
  restock(ordinal: number, itemNo: string, places: string[]): void {
    for (let index = this.firstVariant[ordinal]!; index < this.firstVariant[ordinal + 1]!; index++) {
      if (this.itemNos[index] !== itemNo) continue;
      for (const bits of this.stockedAt.values()) clearBit(bits, index);
      for (const code of places) setBit(this.#placeBits(code), index);
    }
  }

  /** Returns the bit set of the variants with a facet value. */
  bitsOf(key: FacetKey, value: string): Bits | null {
    const column = this.facets.get(key)!;
    const code = column.codes.get(value);
    if (code === undefined) return null;
    let bits = column.bits.get(code);
    if (!bits) column.bits.set(code, (bits = this.#scan(column, code)));
    return bits;
  }

  #appendVariant(ordinal: number, product: SearchProduct, variant: SearchVariant): void {
    const index = this.variants;
    this.itemNos.push(variant.itemNo);
    this.productOf[index] = ordinal;
    this.prices[index] = variant.priceCents;
    this.listCents[index] = variant.list?.cents ?? 0;
    this.areas[index] = variant.list?.areaPerUnit ?? 0;
    this.labelOf[index] = this.labels.codeOf(variant.label);
    setBit(this.alive, index);
    if (variant.onSale) setBit(this.onSale, index);
    for (const code of variant.stockedAt) setBit(this.#placeBits(code), index);
    for (const key of facetKeys) {
      if (variant.facets[key]) this.facets.get(key)!.perProduct = false;
      this.#appendValues(key, index, variant.facets[key] ?? product.facets[key] ?? []);
    }
  }

  #appendValues(key: FacetKey, index: number, values: string[]): void {
    const column = this.facets.get(key)!;
    values.forEach((value, position) => {
      let code = column.codes.get(value);
      if (code === undefined) {
        code = column.values.push(value) - 1;
        column.codes.set(value, code);
        if (code < EAGER_VALUES) column.bits.set(code, bitsFor(this.capacity));
      }
      if (position === 0) column.first[index] = code + 1;
      else column.more.set(index, [...(column.more.get(index) ?? []), code]);
      const bits = column.bits.get(code);
      if (bits) setBit(bits, index);
    });
  }

  #scan(column: FacetColumn, code: number): Bits {
    const bits = bitsFor(this.capacity);
    for (let index = 0; index < this.variants; index++) if (column.first[index] === code + 1) setBit(bits, index);
    for (const [index, codes] of column.more) if (codes.includes(code)) setBit(bits, index);
    return bits;
  }

  #placeBits(code: string): Bits {
    let bits = this.stockedAt.get(code);
    if (!bits) this.stockedAt.set(code, (bits = bitsFor(this.capacity)));
    return bits;
  }

  #reserve(needed: number): void {
    if (needed <= this.capacity) return;
    const capacity = Math.max(needed, Math.ceil(this.capacity * 1.5), 1024);
    this.productOf = grown(this.productOf, capacity, Uint32Array);
    this.prices = grown(this.prices, capacity, Int32Array);
    this.listCents = grown(this.listCents, capacity, Int32Array);
    this.areas = grown(this.areas, capacity, Uint32Array);
    this.labelOf = grown(this.labelOf, capacity, Uint32Array);
    this.alive = grownBits(this.alive, capacity);
    this.onSale = grownBits(this.onSale, capacity);
    for (const [code, bits] of this.stockedAt) this.stockedAt.set(code, grownBits(bits, capacity));
    for (const column of this.facets.values()) {
      column.first = grown(column.first, capacity, Uint32Array);
      for (const [code, bits] of column.bits) column.bits.set(code, grownBits(bits, capacity));
    }
    this.capacity = capacity;
  }
}

function grown<T extends Uint32Array | Int32Array>(old: T, capacity: number, Type: new (length: number) => T): T {
  const next = new Type(capacity);
  next.set(old);
  return next;
}
