import { InProcessSearch } from "@azulejo/api/search/in-process-search.ts";
import type { SearchQuery } from "@azulejo/api/search/search.ts";
import { type Figure, percentile } from "../figure.ts";
import { colors, finishes, generateProducts, looks, sizes } from "../generated-products.ts";

const goals: [items: number, p99Ms: number][] = [
  [10_000, 8],
  [100_000, 15],
  [1_000_000, 60],
];
const sorts = ["relevance", "best_seller", "new_arrival", "name_asc", "price_asc", "price_desc"] as const;

/** Measures the product list with all facet counts, in process, with filters that vary per call. */
export async function measureSearch(): Promise<Figure[]> {
  return goals.map(([items, atMost]) => {
    const search = new InProcessSearch();
    search.rebuild(generateProducts(items));
    const samples = Array.from({ length: items >= 1_000_000 ? 300 : 1000 }, (_, turn) => {
      const started = performance.now();
      search.search(queryOf(turn));
      return performance.now() - started;
    });
    // Discards the first calls, which warm up the process.
    return {
      name: `product list at ${items.toLocaleString("en")} items, p99 in process`,
      value: percentile(samples.slice(20), 0.99),
      unit: "ms",
      goal: { atMost },
    };
  });
}

const at = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

function queryOf(turn: number): SearchQuery {
  return {
    language: turn % 2 ? "es" : "en",
    text: turn % 5 === 0 ? `${at(looks, turn)} ${at(colors, turn)}` : undefined,
    listing: undefined,
    filters: {
      ...(turn % 2 && { look: [at(looks, turn), at(looks, turn + 3)] }),
      ...(turn % 3 && { color: [at(colors, turn)] }),
      ...(turn % 4 === 0 && { size: [at(sizes, turn), at(sizes, turn + 1)] }),
      ...(turn % 7 === 0 && { finish: [at(finishes, turn)] }),
    },
    price: turn % 6 === 0 ? { fromCents: 300, toCents: 1500 } : {},
    onSale: undefined,
    inStockAt: turn % 9 === 0 ? "reno" : undefined,
    sort: at(sorts, turn),
    offset: (turn % 4) * 24,
    limit: 24,
    pricesHidden: false,
  };
}
