import { hasBit } from "./bitset.ts";
import type { Columns } from "./columns.ts";
import type { Matches } from "./evaluate.ts";
import type { Orders } from "./orders.ts";
import type { SearchHit, SearchQuery } from "./search.ts";

type Page = Pick<SearchQuery, "sort" | "language" | "offset" | "limit" | "pricesHidden">;

/** Returns one page of the matches in the requested order. */
export function arrange(columns: Columns, orders: Orders, matches: Matches, scores: Map<number, number> | null, page: Page): SearchHit[] {
  const places = sortedPlaces(columns, orders, matches, scores, page);
  return places.map((place) => ({
    productId: columns.productIds[matches.products[place]!]!,
    leadItemNo: columns.itemNos[matches.leads[place]!]!,
    fromCents: matches.cheapest[place]!,
  }));
}

function sortedPlaces(columns: Columns, orders: Orders, matches: Matches, scores: Map<number, number> | null, page: Page): number[] {
  const { sort, pricesHidden } = page;
  if (sort === "relevance" && scores) return byScore(orders, matches, scores, page);
  if ((sort === "price_asc" || sort === "price_desc") && !pricesHidden) return byPrice(matches, page);
  const fixed = sort === "relevance" || sort === "price_asc" || sort === "price_desc" ? "best_seller" : sort;
  return byFixedOrder(columns, orders.get(fixed, page.language), matches, page, sort === "name_desc");
}

function byScore(orders: Orders, matches: Matches, scores: Map<number, number>, { offset, limit }: Page): number[] {
  const { products } = matches;
  const places = Array.from(products, (_, place) => place);
  const rank = (place: number) => (scores.get(products[place]!) ?? 0) * 1000 + orders.popularity(products[place]!);
  return places.sort((a, b) => rank(b) - rank(a) || a - b).slice(offset, offset + limit);
}

/** Packs price and position into one number, so that a typed array sorts them without a comparator. */
function byPrice(matches: Matches, { sort, offset, limit }: Page): number[] {
  const room = matches.products.length;
  const keys = Float64Array.from(matches.cheapest, (cents, place) => (sort === "price_asc" ? cents : -cents) * room + place).sort();
  return Array.from(keys.subarray(offset, offset + limit), (key) => ((key % room) + room) % room);
}

/** Walks the precomputed order and stops when the page is full; small results are sorted directly. */
function byFixedOrder(columns: Columns, order: number[], matches: Matches, { offset, limit }: Page, backwards: boolean): number[] {
  const placeOf = new Int32Array(columns.productIds.length).fill(-1);
  matches.products.forEach((product, place) => {
    placeOf[product] = place;
  });
  const page: number[] = [];
  let skipped = 0;
  for (let step = 0; step < order.length && page.length < limit; step++) {
    const place = placeOf[order[backwards ? order.length - 1 - step : step]!]!;
    if (place < 0) continue;
    if (skipped++ >= offset) page.push(place);
  }
  return page;
}

/** Returns whether a product is current. If its first variant is dead, it was replaced or removed. */
export const isAlive = (columns: Columns, ordinal: number): boolean => hasBit(columns.alive, columns.firstVariant[ordinal]!);
