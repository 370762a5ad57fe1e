import { ShopError, type slabs } from "@azulejo/contract";
import { type SlabFacetKey, slabFacetKeys } from "@azulejo/contract/areas/slabs/slab-filters.ts";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import type { Terms } from "../../domain/product.ts";
import { todayAt } from "../product/index.ts";
import { readStores } from "../store/index.ts";
import { showBundle, stoneOf } from "./show-bundle.ts";
import { filterYard, sortHits, type YardResult } from "./yard/filter-yard.rules.ts";

/** Returns the bundles of a yard with a slab that matches the filters, from memory. */
export const listSlabs: Verb<typeof slabs.list> = async (context, { storeId, page, pageSize, sort, ...asked }) => {
  const { query, storefront, pricesHidden, catalog, slabYard } = context;
  const store = (await readStores(context, storefront.id)).find((one) => one.code === storeId && one.keepsSlabs);
  if (!store) throw new ShopError("storelocator_not_found");
  const yard = await slabYard.read(query, storefront.id, todayAt(context));
  // Filtering by hidden prices would reveal them.
  const filters = pricesHidden ? { ...asked, priceFrom: undefined, priceTo: undefined } : asked;
  const found = filterYard(yard.byStore.get(storeId) ?? [], filters);
  const hits = sortHits(found.hits, pricesHidden && sort.startsWith("price") ? "newest" : sort);
  const terms = await catalog.terms(storefront.id);
  return {
    store: storeId,
    total: found.total,
    free: found.free,
    bundleCount: hits.length,
    page,
    pages: Math.ceil(hits.length / pageSize),
    price: pricesHidden ? null : found.price,
    facets: slabFacetKeys.map((key) => toFacet(context, terms, found, key, filters[key])),
    bundles: hits.slice((page - 1) * pageSize, page * pageSize).map(({ bundle, fits }) => showBundle(context, terms, bundle, fits)),
  };
};

function toFacet({ language }: Context, terms: Terms, { facets }: YardResult, key: SlabFacetKey, chosen: readonly string[]) {
  const values = [...facets[key]]
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .map(([value, count]) => ({ value, label: labelOf(terms, key, value, language), count, selected: chosen.includes(value) }));
  const isNumber = key === "thickness";
  return {
    key,
    label: terms.label("facet", key === "stone" ? "material" : key, language).replace(/ \(.*\)$/, ""),
    values: values.toSorted((a, b) => (isNumber ? Number(a.value) - Number(b.value) : b.count - a.count || a.label.localeCompare(b.label))),
  };
}

function labelOf(terms: Terms, key: SlabFacetKey, value: string, language: Context["language"]): string {
  // Slabs are named by whole centimeters.
  if (key === "thickness") return Number(value) % 10 === 0 ? `${Number(value) / 10} cm` : `${value} mm`;
  return key === "stone" ? stoneOf(terms, value, language) : terms.label(key, value, language);
}
