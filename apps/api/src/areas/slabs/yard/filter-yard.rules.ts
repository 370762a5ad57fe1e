import { type SlabFacetKey, slabFacetKeys, type slabSorts } from "@azulejo/contract/areas/slabs/slab-filters.ts";
import type { YardBundle, YardSlab } from "../../../domain/slab-yard.ts";

export interface YardFilters extends Record<SlabFacetKey, readonly string[]> {
  /** Item numbers; any if missing. */
  items?: readonly string[];
  minWidthMm?: number | undefined;
  minHeightMm?: number | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  freeOnly: boolean;
  pairOnly: boolean;
}

export interface Hit {
  bundle: YardBundle;
  fits: readonly YardSlab[];
  /** The lowest price of a matching slab. */
  cents: number;
  /** The area of the largest matching slab. */
  area: number;
}

export interface YardResult {
  hits: Hit[];
  total: number;
  free: number;
  /** Number of slabs for each value if it were chosen, by facet and value. */
  facets: Record<SlabFacetKey, Map<string, number>>;
  price: { from: number; to: number } | null;
}

/**
 * Finds bundles with an unsold slab that matches the filters, in one pass. A facet's counts ignore its own choice, so a bundle that fails one facet
 * alone counts for that facet.
 */
export function filterYard(bundles: readonly YardBundle[], filters: YardFilters): YardResult {
  const chosen = slabFacetKeys.map((key) => ({ key, values: filters[key].length > 0 ? new Set(filters[key]) : null }));
  const result: YardResult = {
    hits: [],
    total: 0,
    free: 0,
    facets: { stone: new Map(), color: new Map(), thickness: new Map(), finish: new Map() },
    price: null,
  };
  const items = filters.items?.length ? new Set(filters.items) : null;
  for (const bundle of bundles) {
    if (items && !items.has(bundle.item.itemNo)) continue;
    let failing = 0;
    let only: SlabFacetKey = "stone";
    for (const { key, values } of chosen) {
      if (!values || values.has(bundle.facets[key])) continue;
      failing += 1;
      only = key;
    }
    if (failing > 1) continue;
    const sized = bundle.slabs.filter((slab) => fitsBeforePrice(slab, bundle, filters));
    const fits = sized.filter((slab) => fitsPrice(slab, filters));
    if (failing === 0) {
      for (const key of slabFacetKeys) add(result.facets[key], bundle.facets[key], fits.length);
      for (const { cents } of sized) if (cents !== null) widen(result, cents);
      if (fits.length === 0) continue;
      result.total += fits.length;
      result.free += fits.filter((slab) => slab.state === "available").length;
      result.hits.push(toHit(bundle, fits));
    } else add(result.facets[only], bundle.facets[only], fits.length);
  }
  return result;
}

function fitsBeforePrice(
  slab: YardSlab,
  bundle: YardBundle,
  { minWidthMm = 0, minHeightMm = 0, freeOnly, pairOnly }: YardFilters,
): boolean {
  if (slab.state === "sold" || !isLargeEnough(slab, minWidthMm, minHeightMm)) return false;
  if ((freeOnly || pairOnly) && slab.state !== "available") return false;
  return !pairOnly || bundle.slabs.some((other) => Math.abs(other.sequence - slab.sequence) === 1 && other.state === "available");
}

/** Whether a piece of this size can be cut, in either direction. */
export function isLargeEnough({ widthMm, heightMm }: { widthMm: number; heightMm: number }, width: number, height: number): boolean {
  return (width <= widthMm && height <= heightMm) || (width <= heightMm && height <= widthMm);
}

function fitsPrice({ cents }: YardSlab, { priceFrom, priceTo }: YardFilters): boolean {
  if (priceFrom === undefined && priceTo === undefined) return true;
  return cents !== null && cents >= (priceFrom ?? 0) && cents <= (priceTo ?? Number.POSITIVE_INFINITY);
}

function add(counts: Map<string, number>, value: string, count: number): void {
  if (value) counts.set(value, (counts.get(value) ?? 0) + count);
}

function widen(result: YardResult, cents: number): void {
  const { price } = result;
  if (!price) result.price = { from: cents, to: cents };
  else if (cents < price.from) price.from = cents;
  else if (cents > price.to) price.to = cents;
}

function toHit(bundle: YardBundle, fits: readonly YardSlab[]): Hit {
  let cents = Number.POSITIVE_INFINITY;
  let area = 0;
  for (const slab of fits) {
    if (slab.cents !== null && slab.cents < cents) cents = slab.cents;
    if (slab.area > area) area = slab.area;
  }
  return { bundle, fits, cents, area };
}

/** Sorts hits, which come newest first. */
export function sortHits(hits: Hit[], sort: (typeof slabSorts)[number]): Hit[] {
  if (sort === "price_asc") return hits.toSorted((a, b) => a.cents - b.cents);
  if (sort === "price_desc") return hits.toSorted((a, b) => b.cents - a.cents);
  return sort === "largest" ? hits.toSorted((a, b) => b.area - a.area) : hits;
}
