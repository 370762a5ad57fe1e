import { hasBit, membersOf } from "./bitset.ts";
import type { Columns } from "./columns.ts";
import type { Matches } from "./evaluate.ts";
import { type FactOrder, inFactOrder } from "./fact-choices.ts";
import type { Orders } from "./orders.ts";
import type { PriceColumn } from "./price-column.ts";
import type { ProductMatches } from "./product-matches.ts";
import type { SearchHit, SearchQuery } from "./search.ts";
import { selectPage } from "./select-page.ts";
import type { LabelScores } from "./variant-labels.ts";

type Page = Pick<SearchQuery, "sort" | "factOrder" | "language" | "offset" | "limit" | "pricesHidden">;

interface Index {
  columns: Columns;
  orders: Orders;
  prices: PriceColumn;
}

interface Found {
  matches: Matches;
  /** The matches of the query's text; null without one. */
  text: ProductMatches | null;
  /** How well each label matches the text, which determines the displayed variant of a product. */
  labels: LabelScores | null;
}

/** Returns one page of the matches in the requested order. */
export function arrange(index: Index, found: Found, page: Page): SearchHit[] {
  if (page.offset >= found.matches.total || page.limit === 0) return [];
  return Array.from(pageOf(index, found, page), (product) => toHit(index, found, product));
}

function pageOf({ columns, orders, prices }: Index, { matches, text }: Found, page: Page): ArrayLike<number> {
  const { sort, factOrder, pricesHidden, language } = page;
  if (factOrder) return byFact(columns, orders, matches, { ...page, factOrder });
  if (sort === "relevance" && text) return byScore(columns, orders, matches, text, page);
  if ((sort === "price_asc" || sort === "price_desc") && !pricesHidden) return byPrice(columns, prices, matches, page);
  const fixed = sort === "relevance" || sort === "price_asc" || sort === "price_desc" ? "best_seller" : sort;
  return byFixedOrder(columns, orders.get(fixed, language), matches, page);
}

const ordinalsOf = ({ workspace }: Columns, { products, total }: Matches): Uint32Array => {
  const ordinals = workspace.integers(total);
  membersOf(products, ordinals);
  return ordinals;
};

function byScore(
  { workspace, productIds }: Columns,
  orders: Orders,
  { products: matching, total }: Matches,
  { products, scores }: ProductMatches,
  page: Page,
): Uint32Array {
  const ordinals = workspace.integers(total);
  const ranks = workspace.floats(total);
  let count = 0;
  for (let place = 0; place < products.length; place++) {
    const product = products[place]!;
    if (!hasBit(matching, product)) continue;
    ordinals[count] = product;
    ranks[count++] = scores[place]! * 1000 + orders.popularity(product);
  }
  const byId = (a: number, b: number) => productIds[ordinals[a]!]! - productIds[ordinals[b]!]!;
  return selectPage(workspace.integers(count), page.offset, page.limit, (a, b) => ranks[b]! - ranks[a]! || byId(a, b)).map(
    (place) => ordinals[place]!,
  );
}

function byPrice(columns: Columns, prices: PriceColumn, matches: Matches, { sort, offset, limit }: Page): Uint32Array {
  const ordinals = ordinalsOf(columns, matches);
  const sign = sort === "price_asc" ? 1 : -1;
  const keys = columns.workspace.floats(ordinals.length);
  for (let place = 0; place < keys.length; place++) keys[place] = sign * cheapestOf(columns, prices, matches, ordinals[place]!);
  const byId = (a: number, b: number) => columns.productIds[ordinals[a]!]! - columns.productIds[ordinals[b]!]!;
  return selectPage(columns.workspace.integers(keys.length), offset, limit, (a, b) => keys[a]! - keys[b]! || byId(a, b)).map(
    (place) => ordinals[place]!,
  );
}

const NO_RANK = 0xffffffff;

/** Sorts by the first of the values that the matching variants of a product have. */
function byFact(
  columns: Columns,
  orders: Orders,
  matches: Matches,
  { factOrder, offset, limit }: Page & { factOrder: FactOrder },
): Uint32Array {
  const { workspace, productIds, firstVariant } = columns;
  const { values, codes, variants } = columns.facets.fact;
  const rankOf = workspace.integers(values.length).fill(NO_RANK);
  inFactOrder(values, factOrder).forEach((value, rank) => void (rankOf[codes.get(value)!] = rank));
  const ordinals = ordinalsOf(columns, matches);
  const ranks = workspace.integers(ordinals.length).fill(NO_RANK);
  for (let place = 0; place < ranks.length; place++) {
    const end = firstVariant[ordinals[place]! + 1]!;
    for (let index = firstVariant[ordinals[place]!]!; index < end; index++) {
      if (!variants || (matches.variants && !hasBit(matches.variants, index))) continue;
      for (let at = variants.starts[index]!; at < variants.starts[index + 1]!; at++)
        ranks[place] = Math.min(ranks[place]!, rankOf[variants.codes[at]!]!);
    }
  }
  const compare = (a: number, b: number) =>
    ranks[a]! - ranks[b]! ||
    orders.popularity(ordinals[b]!) - orders.popularity(ordinals[a]!) ||
    productIds[ordinals[a]!]! - productIds[ordinals[b]!]!;
  return selectPage(workspace.integers(ranks.length), offset, limit, compare).map((place) => ordinals[place]!);
}

/**
 * Returns the page by walking along a precomputed order if it fills up soon, as with broad filters; otherwise selects the page from the
 * matches alone.
 */
function byFixedOrder(
  columns: Columns,
  order: ReturnType<Orders["get"]>,
  matches: Matches,
  { sort, offset, limit }: Page,
): ArrayLike<number> {
  const isBackwards = sort === "name_desc";
  const { sorted } = order;
  const steps = ((offset + limit) * sorted.length) / matches.total;
  if (steps < matches.total * 4) return walk(sorted, matches, offset, limit, isBackwards);
  const ordinals = ordinalsOf(columns, matches);
  const { ranks } = order;
  const sign = isBackwards ? -1 : 1;
  const compare = (a: number, b: number) => sign * (ranks[ordinals[a]!]! - ranks[ordinals[b]!]!);
  return selectPage(columns.workspace.integers(ordinals.length), offset, limit, compare).map((place) => ordinals[place]!);
}

function walk(sorted: Uint32Array, { products }: Matches, offset: number, limit: number, isBackwards: boolean): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (let step = 0; step < sorted.length && page.length < limit; step++) {
    const product = sorted[isBackwards ? sorted.length - 1 - step : step]!;
    if (hasBit(products, product) && skipped++ >= offset) page.push(product);
  }
  return page;
}

function cheapestOf({ firstVariant }: Columns, { cents, lowest }: PriceColumn, { variants }: Matches, product: number): number {
  if (!variants) return lowest[product]!;
  let cheapest = Number.MAX_SAFE_INTEGER;
  const end = firstVariant[product + 1]!;
  for (let index = firstVariant[product]!; index < end; index++) {
    if (hasBit(variants, index) && cents[index]! < cheapest) cheapest = cents[index]!;
  }
  return cheapest;
}

function toHit({ columns, prices }: Index, { matches, labels }: Found, product: number): SearchHit {
  return {
    productId: columns.productIds[product]!,
    leadItemNo: columns.itemNos[leadOf(columns, matches, labels, product)]!,
    fromCents: cheapestOf(columns, prices, matches, product),
  };
}

/** Returns the first matching variant, or the one whose label matches more of the text. */
export function leadOf(
  { firstVariant, labelOf }: Columns,
  { variants }: Pick<Matches, "variants">,
  labels: LabelScores | null,
  product: number,
): number {
  let lead = -1;
  const end = firstVariant[product + 1]!;
  for (let index = firstVariant[product]!; index < end; index++) {
    if (variants && !hasBit(variants, index)) continue;
    if (lead < 0 || (labels && labels[labelOf[index]!]! > labels[labelOf[lead]!]!)) lead = index;
    if (!labels) break;
  }
  return lead;
}
