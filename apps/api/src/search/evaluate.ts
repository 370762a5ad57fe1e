import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import type { Bits } from "./bitset.ts";
import { bitsFor, copyBits, eachBit, intersect, unite } from "./bitset.ts";
import type { Columns, FacetColumn } from "./columns.ts";
import type { SearchQuery } from "./search.ts";
import type { LabelScores } from "./variant-labels.ts";

/** A query's unsorted matches. The arrays are parallel, with one entry per product. */
export interface Matches {
  products: Uint32Array;
  leads: Uint32Array;
  cheapest: Int32Array;
  facets: Record<FacetKey, Map<string, number>>;
  price: { lowestCents: number; highestCents: number } | null;
}

type Narrowing = Pick<SearchQuery, "filters" | "price" | "onSale" | "inStockAt" | "pricesHidden"> & {
  /** Each variant's price, as the caller has it. */
  prices: Int32Array;
};

/** One group of choices: OR inside, AND with the others. */
interface Group {
  key: FacetKey | "price";
  bits: Bits;
}

/**
 * Matches and counts. A facet's counts ignore its own choices, and count each product once, by the variants that match all other
 * filters together.
 * @param base the live variants of the listing and the text; modified
 * @param labels how well each label matches the text, which determines the variant shown for a product
 */
export function evaluate(columns: Columns, base: Bits, query: Narrowing, labels: LabelScores | null): Matches {
  if (query.onSale && !query.pricesHidden) intersect(base, columns.onSale);
  if (query.inStockAt !== undefined) intersect(base, columns.stockedAt.get(query.inStockAt) ?? bitsFor(columns.capacity));
  const groups = groupsOf(columns, query);
  const full = copyBits(base);
  for (const group of groups) intersect(full, group.bits);
  const grouped = new Set(groups.map((group) => group.key));
  const facets = emptyFacets();
  count(
    columns,
    full,
    facetKeys.filter((key) => !grouped.has(key)),
    facets,
  );
  for (const group of groups) {
    if (group.key !== "price") count(columns, without(base, groups, group), [group.key], facets);
  }
  const priced = groups.find((group) => group.key === "price");
  const range = query.pricesHidden ? null : priceRange(query.prices, priced ? without(base, groups, priced) : full);
  return { ...collect(columns, query.prices, full, labels), facets, price: range };
}

function without(base: Bits, groups: Group[], left: Group): Bits {
  const bits = copyBits(base);
  for (const group of groups) if (group !== left) intersect(bits, group.bits);
  return bits;
}

function groupsOf(columns: Columns, query: Narrowing): Group[] {
  const groups: Group[] = [];
  for (const key of facetKeys) {
    const values = query.filters[key];
    if (!values || values.length === 0) continue;
    const bits = bitsFor(columns.capacity);
    for (const value of values) {
      const chosen = columns.bitsOf(key, value);
      if (chosen) unite(bits, chosen);
    }
    groups.push({ key, bits });
  }
  const { fromCents, toCents } = query.price;
  if (!query.pricesHidden && (fromCents !== undefined || toCents !== undefined)) {
    groups.push({ key: "price", bits: pricedBetween(columns, query.prices, fromCents ?? 0, toCents ?? Number.MAX_SAFE_INTEGER) });
  }
  return groups;
}

function pricedBetween({ capacity, variants }: Columns, prices: Int32Array, from: number, to: number): Bits {
  const bits = bitsFor(capacity);
  for (let word = 0; word << 5 < variants; word++) {
    const end = Math.min(variants, (word + 1) << 5);
    let fitting = 0;
    for (let index = word << 5; index < end; index++) {
      const cents = prices[index]!;
      if (cents >= from && cents <= to) fitting |= 1 << (index & 31);
    }
    bits[word] = fitting;
  }
  return bits;
}

const emptyFacets = (): Matches["facets"] =>
  Object.fromEntries(facetKeys.map((key) => [key, new Map<string, number>()])) as Matches["facets"];

/** Counts each product once per value. For a facet shared by all variants of a product, only the first variant is read. */
function count(columns: Columns, bits: Bits, keys: readonly FacetKey[], facets: Matches["facets"]): void {
  let firsts: Uint32Array | null = null;
  for (const key of keys) {
    const column = columns.facets.get(key)!;
    const counts = new Uint32Array(column.values.length);
    if (column.perProduct) {
      firsts ??= firstOfEach(columns, bits);
      countAt(firsts, column, counts);
    } else if (column.more.size > 0) countSeveral(bits, columns.productOf, column, counts);
    else countOne(bits, columns.productOf, column.first, counts);
    for (let code = 0; code < counts.length; code++) if (counts[code]! > 0) facets[key].set(column.values[code]!, counts[code]!);
  }
}

/** Returns the first matching variant of each product. */
function firstOfEach(columns: Columns, bits: Bits): Uint32Array {
  const { productOf } = columns;
  const firsts = new Uint32Array(columns.productIds.length);
  let count = 0;
  let last = -1;
  eachBit(bits, (index) => {
    const product = productOf[index]!;
    if (product === last) return;
    last = product;
    firsts[count++] = index;
  });
  return firsts.subarray(0, count);
}

type Column = Pick<FacetColumn, "first" | "more">;

function countAt(indexes: Uint32Array, { first, more }: Column, counts: Uint32Array): void {
  const several = more.size > 0;
  for (let place = 0; place < indexes.length; place++) {
    const index = indexes[place]!;
    const code = first[index]!;
    if (code === 0) continue;
    counts[code - 1]!++;
    if (several) for (const further of more.get(index) ?? []) counts[further]!++;
  }
}

/** The inner loop, run for every facet over up to a million variants: no calls, no objects. */
function countOne(bits: Bits, productOf: Uint32Array, first: Uint32Array, counts: Uint32Array): void {
  const seen = new Int32Array(counts.length).fill(-1);
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    const base = (word << 5) + 31;
    while (rest !== 0) {
      const low = rest & -rest;
      const index = base - Math.clz32(low);
      rest ^= low;
      const code = first[index]! - 1;
      if (code < 0) continue;
      const product = productOf[index]!;
      if (seen[code] === product) continue;
      seen[code] = product;
      counts[code]!++;
    }
  }
}

function countSeveral(bits: Bits, productOf: Uint32Array, { first, more }: Column, counts: Uint32Array): void {
  const seen = new Int32Array(counts.length).fill(-1);
  eachBit(bits, (index) => {
    const code = first[index]! - 1;
    if (code < 0) return;
    const product = productOf[index]!;
    for (const own of [code, ...(more.get(index) ?? [])]) {
      if (seen[own] === product) continue;
      seen[own] = product;
      counts[own]!++;
    }
  });
}

function priceRange(prices: Int32Array, bits: Bits): Matches["price"] {
  let lowestCents = Number.MAX_SAFE_INTEGER;
  let highestCents = -1;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const low = rest & -rest;
      const cents = prices[(word << 5) + 31 - Math.clz32(low)]!;
      rest ^= low;
      if (cents < lowestCents) lowestCents = cents;
      if (cents > highestCents) highestCents = cents;
    }
  }
  return highestCents < 0 ? null : { lowestCents, highestCents };
}

function collect(
  columns: Columns,
  prices: Int32Array,
  bits: Bits,
  labels: LabelScores | null,
): Pick<Matches, "products" | "leads" | "cheapest"> {
  const { productOf, labelOf } = columns;
  const most = columns.productIds.length;
  const products = new Uint32Array(most);
  const leads = new Uint32Array(most);
  const cheapest = new Int32Array(most);
  let count = 0;
  let last = -1;
  eachBit(bits, (index) => {
    const product = productOf[index]!;
    const cents = prices[index]!;
    if (product !== last) {
      last = product;
      products[count] = product;
      leads[count] = index;
      cheapest[count++] = cents;
      return;
    }
    if (cents < cheapest[count - 1]!) cheapest[count - 1] = cents;
    if (labels && labels[labelOf[index]!]! > labels[labelOf[leads[count - 1]!]!]!) leads[count - 1] = index;
  });
  // Copied, so that a small result does not keep the full buffers in memory.
  return { products: products.slice(0, count), leads: leads.slice(0, count), cheapest: cheapest.slice(0, count) };
}
