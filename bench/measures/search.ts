import { InProcessSearch } from "@azulejo/api/search/in-process-search.ts";
import type { SearchQuery } from "@azulejo/api/search/search.ts";
import type { FacetKey } from "@azulejo/contract/areas/product.ts";
import { type Figure, percentile } from "../figure.ts";
import {
  colors,
  finishes,
  generateProducts,
  looks,
  randomOf,
  series,
  shapes,
  sizes,
  stores,
  thicknesses,
  uses,
} from "../generated-products.ts";

const goals: [items: number, p99Ms: number][] = [
  [10_000, 1],
  [100_000, 5],
  [1_000_000, 60],
];
const sorts = ["relevance", "best_seller", "new_arrival", "name_asc", "name_desc", "price_asc", "price_desc"] as const;
const facets: [FacetKey, string[]][] = [
  ["look", looks],
  ["color", colors],
  ["size", sizes],
  ["finish", finishes],
  ["use", uses],
  ["shape", shapes],
  ["thickness", thicknesses],
  ["variation", ["V1", "V2", "V3", "V4"]],
  ["series", series],
];
const QUERIES = 1000;
/** The first calls warm up the process. */
const WARM_UP = 100;

/** Measures the product list with all facet counts, in process, with queries that never repeat. */
export async function measureSearch(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [items, atMost] of goals) {
    const search = new InProcessSearch();
    await search.rebuild(generateProducts(items));
    const queries = distinctQueries(WARM_UP + QUERIES);
    let found = 0;
    const samples: number[] = [];
    for (const query of queries) {
      const started = performance.now();
      found += (await search.search(query)).total;
      samples.push(performance.now() - started);
    }
    if (found < QUERIES) throw new Error("the queries find next to nothing");
    figures.push({
      name: `product list at ${items.toLocaleString("en")} items, p99 in process`,
      value: percentile(samples.slice(WARM_UP), 0.99),
      unit: "ms",
      goal: { atMost },
    });
  }
  return figures;
}

/** Returns queries with different filters. */
function distinctQueries(count: number): SearchQuery[] {
  const random = randomOf(11);
  const queries = new Map<string, SearchQuery>();
  while (queries.size < count) {
    const query = randomQuery(random);
    const { language: _, sort: _sort, offset: _offset, ...narrowing } = query;
    queries.set(JSON.stringify(narrowing), query);
  }
  return [...queries.values()];
}

/** Up to four facets with up to three values each; text and prices in three of ten queries; four of five are first pages. */
function randomQuery(random: () => number): SearchQuery {
  const chance = (share: number) => random() < share;
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const filters: SearchQuery["filters"] = {};
  for (let left = upTo(4); left > 0; left--) {
    const [key, values] = pick(facets);
    filters[key] = [...new Set(Array.from({ length: 1 + upTo(2) }, () => pick(values)))];
  }
  const fromCents = 100 + upTo(1500);
  return {
    language: pick(["en", "es"]),
    text: chance(0.3) ? randomText(pick) : undefined,
    listing: chance(0.2) ? { look: [pick(looks)] } : undefined,
    filters,
    price: chance(0.3) ? { fromCents, toCents: fromCents + upTo(1500) } : {},
    onSale: chance(0.1) || undefined,
    inStockAt: chance(0.2) ? pick(stores) : undefined,
    sort: pick(sorts),
    offset: chance(0.8) ? 0 : 24 * (1 + upTo(8)),
    limit: 24,
    pricesHidden: false,
  };
}

/** Words of names and materials, the beginning of a word, and a typing error. */
const randomText = (pick: <T>(from: readonly T[]) => T): string =>
  pick([
    () => pick(looks),
    () => `${pick(looks)} ${pick(colors)}`,
    () => `${pick(colors)} ${pick(looks)} porcelain`,
    () => `porcelain ${pick(sizes)}`,
    () => pick(looks).slice(0, 4),
    () => pick(["marbel", "concrette", "limstone gray"]),
  ])();
