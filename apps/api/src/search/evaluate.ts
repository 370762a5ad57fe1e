import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import type { Bits } from "./bitset.ts";
import { bitsFor, copyBits, eachBit, intersect, setBit, unite } from "./bitset.ts";
import type { Columns } from "./columns.ts";
import type { SearchQuery } from "./search.ts";

/** What a query matches, before it is put in order. Arrays run in parallel, one place per product. */
export interface Matches {
  products: Uint32Array;
  leads: Uint32Array;
  cheapest: Int32Array;
  facets: Record<FacetKey, Map<string, number>>;
  price: { lowestCents: number; highestCents: number } | null;
}

type Narrowing = Pick<SearchQuery, "filters" | "price" | "onSale" | "inStockAt" | "pricesHidden">;

/** One group of choices; OR inside, AND with the others. */
interface Group {
  key: FacetKey | "price";
  bits: Bits;
}

/**
 * Matches and counts. A facet's counts leave out its own choices, and count products, each once, by the variants that
 * fit all other filters together.
 * @param base the variants of the listing and the text, alive ones only; it is changed
 */
export function evaluate(columns: Columns, base: Bits, query: Narrowing): Matches {
  if (query.onSale) intersect(base, columns.onSale);
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
  const range = query.pricesHidden ? null : priceRange(columns, priced ? without(base, groups, priced) : full);
  return { ...collect(columns, full), facets, price: range };
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
    groups.push({ key: "price", bits: pricedBetween(columns, fromCents ?? 0, toCents ?? Number.MAX_SAFE_INTEGER) });
  }
  return groups;
}

function pricedBetween(columns: Columns, from: number, to: number): Bits {
  const bits = bitsFor(columns.capacity);
  const { prices, variants } = columns;
  for (let index = 0; index < variants; index++) if (prices[index]! >= from && prices[index]! <= to) setBit(bits, index);
  return bits;
}

const emptyFacets = (): Matches["facets"] =>
  Object.fromEntries(facetKeys.map((key) => [key, new Map<string, number>()])) as Matches["facets"];

/** Counts each product once per value; a facet that all variants of a product share is read at the first one only. */
function count(columns: Columns, bits: Bits, keys: readonly FacetKey[], facets: Matches["facets"]): void {
  const counters = keys.map((key) => {
    const column = columns.facets.get(key)!;
    const { first, more, perProduct } = column;
    return {
      key,
      column,
      first,
      more,
      perProduct,
      counts: new Uint32Array(column.values.length),
      seen: new Int32Array(column.values.length).fill(-1),
    };
  });
  const shared = counters.filter((counter) => counter.perProduct);
  const own = counters.filter((counter) => !counter.perProduct);
  let last = -1;
  const { productOf } = columns;
  eachBit(bits, (index) => {
    const product = productOf[index]!;
    for (const counter of own) tally(counter, index, product);
    if (product === last) return;
    last = product;
    for (const counter of shared) tally(counter, index, product);
  });
  for (const { key, column, counts } of counters) {
    for (let code = 0; code < counts.length; code++) if (counts[code]! > 0) facets[key].set(column.values[code]!, counts[code]!);
  }
}

interface Counter {
  first: Uint32Array;
  more: Map<number, number[]>;
  counts: Uint32Array;
  seen: Int32Array;
}

function tally({ first, more, counts, seen }: Counter, index: number, product: number): void {
  const code = first[index]! - 1;
  if (code < 0) return;
  if (seen[code] !== product) {
    seen[code] = product;
    counts[code]!++;
  }
  if (more.size === 0) return;
  for (const further of more.get(index) ?? []) {
    if (seen[further] === product) continue;
    seen[further] = product;
    counts[further]!++;
  }
}

function priceRange(columns: Columns, bits: Bits): Matches["price"] {
  let lowestCents = Number.MAX_SAFE_INTEGER;
  let highestCents = -1;
  const { prices } = columns;
  eachBit(bits, (index) => {
    const cents = prices[index]!;
    if (cents < lowestCents) lowestCents = cents;
    if (cents > highestCents) highestCents = cents;
  });
  return highestCents < 0 ? null : { lowestCents, highestCents };
}

function collect(columns: Columns, bits: Bits): Pick<Matches, "products" | "leads" | "cheapest"> {
  const products: number[] = [];
  const leads: number[] = [];
  const cheapest: number[] = [];
  const { productOf, prices } = columns;
  let last = -1;
  eachBit(bits, (index) => {
    const product = productOf[index]!;
    const cents = prices[index]!;
    if (product !== last) {
      last = product;
      products.push(product);
      leads.push(index);
      cheapest.push(cents);
    } else if (cents < cheapest[cheapest.length - 1]!) cheapest[cheapest.length - 1] = cents;
  });
  return { products: Uint32Array.from(products), leads: Uint32Array.from(leads), cheapest: Int32Array.from(cheapest) };
}
