import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import { all, type Bits, unite } from "./bitset.ts";
import type { Columns } from "./columns.ts";
import { countValues } from "./count-values.ts";
import { choicesByFact, factOf } from "./fact-choices.ts";
import type { PriceColumn } from "./price-column.ts";
import { isVariantFacet, type SearchQuery, type SearchResult } from "./search.ts";
import { Selection } from "./selection.ts";
import type { ValueCounts } from "./value-counts.ts";
import { withVariantIn } from "./with-variant-in.ts";

/** The unsorted matches of a query. Its sets are valid until the next search. */
export interface Matches {
  products: Bits;
  total: number;
  /** The variants that match on their own; only these count within matching products. Null if every variant matches. */
  variants: Bits | null;
  facets: SearchResult["facets"];
  price: SearchResult["price"];
}

type Narrowing = Pick<SearchQuery, "filters" | "price" | "onSale" | "inStockAt" | "pricesHidden" | "listing">;

/** One group of choices: OR within, AND between groups. */
interface Group {
  key: FacetKey | "price";
  /** The code of a supplier's own fact, because each fact is a group. */
  fact?: string;
  bits: Bits;
}

/**
 * Returns matches and facet counts. A facet's counts ignore its own choices, and count each product once, by the variants that match all
 * other filters together. Filters shared by all variants of a product use sets of products, which are much smaller; variants are read only
 * for filters in which they differ.
 * @param base the live products of the listing and the text
 */
export function evaluate(columns: Columns, prices: PriceColumn, base: Bits, query: Narrowing): Matches {
  const { workspace } = columns;
  const { ofProducts, ofVariants } = groupsOf(columns, prices, query);
  const fixed = fixedVariants(columns, query);
  const chosenVariants = (left?: Group) => {
    const sets = [...fixed, ...bitsOf(ofVariants, left)];
    return sets.length > 0 ? all(sets, workspace) : null;
  };
  const variants = chosenVariants();
  const near = ofProducts.length > 1 ? missingAtMostOne(columns, base, ofProducts) : base;
  const possible = variants ? withVariantIn(columns, near, variants) : near;
  const found = new Selection(columns, all([possible, ...bitsOf(ofProducts)], workspace), variants);
  const countedBy = new Map<FacetKey | "price", Selection>();
  for (const group of ofProducts) {
    countedBy.set(group.key, new Selection(columns, all([possible, ...bitsOf(ofProducts, group)], workspace), variants));
  }
  const beforeVariants = ofVariants.length > 0 ? all([near, ...bitsOf(ofProducts)], workspace) : near;
  const countedByFact = new Map<string, Selection>();
  for (const group of ofVariants) {
    const selection = new Selection(columns, beforeVariants, chosenVariants(group));
    if (group.fact === undefined) countedBy.set(group.key, selection);
    else countedByFact.set(group.fact, selection);
  }
  const facets = {} as Matches["facets"];
  for (const key of facetKeys) facets[key] = countValues(columns.facets[key], columns, countedBy.get(key) ?? found);
  facets.fact = countFacts(columns, facets.fact, countedByFact);
  const price = query.pricesHidden ? null : rangeOf(prices, countedBy.get("price") ?? found);
  return { products: found.products, total: found.size, variants, facets, price };
}

/** Returns counts in which each fact with choices is counted without its own choices. */
function countFacts(columns: Columns, counts: ValueCounts, countedByFact: Map<string, Selection>): ValueCounts {
  let all = counts;
  for (const [fact, selection] of countedByFact) {
    const own = countValues(columns.facets.fact, columns, selection);
    all = all.with(own, (value) => factOf(value) === fact);
  }
  return all;
}

const bitsOf = (groups: Group[], left?: Group): Bits[] => groups.filter((group) => group !== left).map(({ bits }) => bits);

/** Returns the members that are missing in at most one set. Only they can match, or count for the facet in which they are missing. */
function missingAtMostOne({ workspace }: Columns, bits: Bits, groups: Group[]): Bits {
  const near = workspace.integers(bits.length);
  const sets = bitsOf(groups);
  for (let word = 0; word < near.length; word++) {
    let [once, twice] = [0, 0];
    for (const set of sets) {
      const missing = ~set[word]!;
      twice |= once & missing;
      once |= missing;
    }
    near[word] = bits[word]! & ~twice;
  }
  return near;
}

/** Returns the sets of variants that restrict every facet and price range. */
function fixedVariants(columns: Columns, { onSale, inStockAt, pricesHidden, listing }: Narrowing): Bits[] {
  return [
    ...((onSale && !pricesHidden) || listing?.onSale ? [columns.onSale] : []),
    ...(inStockAt === undefined ? [] : [columns.stockedAt.get(inStockAt) ?? columns.workspace.emptyLike(columns.onSale)]),
  ];
}

function groupsOf(columns: Columns, prices: PriceColumn, query: Narrowing): { ofProducts: Group[]; ofVariants: Group[] } {
  const [ofProducts, ofVariants]: [Group[], Group[]] = [[], []];
  for (const key of facetKeys) {
    const values = query.filters[key];
    if (!values || values.length === 0) continue;
    if (key === "fact") {
      for (const [fact, chosen] of choicesByFact(values))
        ofVariants.push({ key, fact, bits: chosenBits(columns, key, chosen, columns.onSale) });
    } else if (isVariantFacet(key)) ofVariants.push({ key, bits: chosenBits(columns, key, values, columns.onSale) });
    else ofProducts.push({ key, bits: chosenBits(columns, key, values, columns.alive) });
  }
  const { fromCents, toCents } = query.price;
  if (!query.pricesHidden && (fromCents !== undefined || toCents !== undefined)) {
    ofVariants.push({ key: "price", bits: pricedBetween(columns, prices, fromCents ?? 0, toCents ?? Number.MAX_SAFE_INTEGER) });
  }
  return { ofProducts, ofVariants };
}

/** Returns the variants with any of the values; for one value its set itself, not a copy. */
function chosenBits({ facets, workspace }: Columns, key: FacetKey, values: string[], everything: Bits): Bits {
  const { codes, products, variants } = facets[key];
  const sets = values.flatMap((value) => {
    const code = codes.get(value);
    return code === undefined ? [] : (variants ?? products).bitsOf(code);
  });
  if (sets.length === 1) return sets[0]!;
  const bits = workspace.emptyLike(everything);
  for (const set of sets) unite(bits, set);
  return bits;
}

const HIGHEST_CENTS = 2 ** 31 - 1;

/** Returns the variants with a price in a range. Uses no branch per price, because processors could not predict it. */
function pricedBetween({ onSale, variants, workspace }: Columns, { cents }: PriceColumn, fromCents: number, toCents: number): Bits {
  const [from, to] = [Math.min(fromCents, HIGHEST_CENTS), Math.min(toCents, HIGHEST_CENTS)];
  const bits = workspace.emptyLike(onSale);
  for (let word = 0; word << 5 < variants; word++) {
    const end = Math.min(variants, (word + 1) << 5);
    let outside = 0;
    for (let index = word << 5; index < end; index++) {
      const price = cents[index]!;
      outside |= (((price - from) | (to - price)) >>> 31) << (index & 31);
    }
    bits[word] = ~outside;
  }
  return bits;
}

function rangeOf(prices: PriceColumn, { variants, members }: Selection): Matches["price"] {
  const range = { lowestCents: Number.MAX_SAFE_INTEGER, highestCents: -1 };
  if (variants) widenByVariant(range, prices, variants);
  else widenByProduct(range, prices, members);
  return range.highestCents < 0 ? null : range;
}

type Range = NonNullable<Matches["price"]>;

function widenByVariant(range: Range, { cents }: PriceColumn, variants: Bits): void {
  let { lowestCents, highestCents } = range;
  for (let word = 0; word < variants.length; word++) {
    let rest = variants[word]!;
    while (rest !== 0) {
      const low = rest & -rest;
      const price = cents[(word << 5) + 31 - Math.clz32(low)]!;
      rest ^= low;
      if (price < lowestCents) lowestCents = price;
      if (price > highestCents) highestCents = price;
    }
  }
  Object.assign(range, { lowestCents, highestCents });
}

function widenByProduct(range: Range, { lowest, highest }: PriceColumn, products: Uint32Array): void {
  let { lowestCents, highestCents } = range;
  for (let place = 0; place < products.length; place++) {
    const product = products[place]!;
    if (lowest[product]! < lowestCents) lowestCents = lowest[product]!;
    if (highest[product]! > highestCents) highestCents = highest[product]!;
  }
  Object.assign(range, { lowestCents, highestCents });
}
