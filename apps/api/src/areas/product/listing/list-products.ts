import { type product, ShopError } from "@azulejo/contract";
import { type Facet, type FacetKey, facetKeys, type SortKey, sortKeys } from "@azulejo/contract/areas/product.ts";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import { areaWithin } from "@azulejo/contract/typed/area.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { Catalog } from "../../../ports/catalog.ts";
import type { RankedProducts } from "../../../ports/extension/guarded-search.ts";
import type { SearchQuery, SearchResult } from "../../../search/search.ts";
import { readStores, type Store } from "../../store/index.ts";
import { cardsOfHits } from "../cards/cards-of-hits.ts";
import { contractPricesForSearch } from "../contract-prices/read-contract-prices.ts";
import { factFacetsOf, factOrderOf, factSortsOf, filterableChoices } from "../facts/fact-facets.rules.ts";
import { viewOf } from "../view.ts";
import { type FacetValues, facetValuesOf } from "./facet-values.ts";
import { askService } from "./find-by-service.ts";
import { describeListing, findListing } from "./listing.rules.ts";
import { type QueryFilters, queryFilters } from "./query-filters.rules.ts";
import { placeWithin } from "./query-place.rules.ts";

/** Returns the products of a listing or search: the index finds and counts, the cached catalog provides the cards. */
export const listProducts: Verb<typeof product.list> = async (context, input) => {
  const listings = await context.catalog.listings(context.storefront.id);
  const listing = input.listing ? findListing(listings, input.listing, context.language) : null;
  if (input.listing && !listing) throw new ShopError("product_listing_not_found");
  const view = await viewOf(context);
  const factOrder = factOrderOf(view.facts, input.sort);
  const named = sortKeys.find((key) => key === input.sort) ?? "relevance";
  const sort = context.pricesHidden && isByPrice(named) ? "relevance" : named;
  const names = facetValuesOf(view.terms, context.language);
  const { text, stock, area } = await readQuery(context, input.query);
  const chosen = withKnownFacts(input.filters, view.facts);
  const asked: SearchQuery = {
    language: context.language,
    ...(text && { text, lexicon: context.lexicons.of(context.language) }),
    listing: input.series ? { ...listing?.filter, series: [input.series] } : listing?.filter,
    filters: chosen,
    price: input.price,
    onSale: input.onSale,
    inStockAt: input.inStockAt ?? stock ?? undefined,
    sort,
    ...(factOrder && { factOrder }),
    offset: (input.page - 1) * input.pageSize,
    limit: input.pageSize,
    own: await contractPricesForSearch(context),
    pricesHidden: context.pricesHidden,
  };
  const ranked = text ? await askService(context, text) : null;
  const { found, read } = ranked ? await findRanked(context, asked, ranked) : await find(context, asked, names);
  const understood = read || stock || area ? { query: text, filters: {}, ...read, stock, area } : null;
  return {
    listing: listing ? describeListing(listings, listing, context.language) : null,
    query: input.query?.trim() || null,
    corrected: found.corrected,
    understood,
    total: found.total,
    page: input.page,
    pages: Math.ceil(found.total / input.pageSize),
    pageSize: input.pageSize,
    sort: factOrder ? input.sort : sort,
    factSorts: factSortsOf(view.facts, found.facets.fact, context.language),
    facets: [
      ...toFacets(found, merged(chosen, understood?.filters), names, context.catalog),
      ...factFacetsOf(view.facts, found.facets.fact, chosen.fact ?? [], context.language),
    ],
    price: found.price,
    products: await cardsOfHits(context, found.hits),
  };
};

/** Searches among the products of a service, which has understood all words. */
async function findRanked({ search }: Context, asked: SearchQuery, { productIds, corrected }: RankedProducts) {
  const found = await search.search({ ...asked, ranked: productIds });
  return { found: { ...found, corrected }, read: null };
}

/** Searches with the words that name facet values as filters. If that finds nothing, searches for all words. */
async function find(
  { search }: Context,
  asked: SearchQuery,
  names: FacetValues,
): Promise<{ found: SearchResult; read: QueryFilters | null }> {
  const found = await search.search(asked);
  const { lexicon } = asked;
  const text = found.corrected ?? asked.text;
  const read = text && lexicon ? queryFilters(text, lexicon, names.named(lexicon, found.facets), found.facets.size.values) : null;
  if (!read) return { found, read };
  const narrowed = await search.search({ ...asked, text: read.query ?? undefined, filters: merged(asked.filters, read.filters) });
  return narrowed.total > 0 ? { found: { ...narrowed, corrected: found.corrected }, read } : { found, read: null };
}

/** The number of 1e-4 square feet in a square foot. */
const AREA_SCALE = 10_000;

/** Separates the name of a store and an area from the other words of a query, unless it has no other words. */
async function readQuery(context: Context, typed: string | undefined) {
  const query = typed?.trim() || null;
  const sized = query && areaWithin(query);
  const area = sized && sized.rest !== "" ? Math.round(sized.squareFeet * AREA_SCALE) : null;
  const text = sized && area !== null ? sized.rest : query;
  const stores = text ? (await readStores(context, context.storefront.id)).filter((store) => store.handsOver || store.ships) : [];
  const place = text && placeWithin(text, stores.map(namedPlace));
  return { text: place ? place.rest : text, stock: place ? place.code : null, area };
}

const namedPlace = ({ code, city, texts }: Store) => ({
  code,
  names: [...new Set([city, ...Object.values(texts).map(({ name }) => name)])],
});

type Filters = Partial<Record<FacetKey, string[]>>;

const merged = (chosen: Filters, asked: Filters = {}): Filters =>
  Object.fromEntries(
    facetKeys.flatMap((key) => {
      const values = [...new Set([...(chosen[key] ?? []), ...(asked[key] ?? [])])];
      return values.length > 0 ? [[key, values]] : [];
    }),
  );

/** Leaves out facts that aren't filterable, because old addresses may contain them. */
function withKnownFacts({ fact, ...others }: Filters, facts: readonly FactDefinition[]): Filters {
  const known = filterableChoices(facts, fact ?? []);
  return known.length > 0 ? { ...others, fact: known } : others;
}

const isByPrice = (sort: SortKey): boolean => sort === "price_asc" || sort === "price_desc";

/** Leaves out a facet with a single value, unless that value is selected. */
function toFacets(found: SearchResult, filters: Partial<Record<FacetKey, string[]>>, values: FacetValues, sizes: Catalog): Facet[] {
  return facetKeys.flatMap((key) => {
    const chosen = filters[key] ?? [];
    if (key === "fact") return [];
    if (chosen.length === 0 && found.facets[key].size < 2) return [];
    return { key, label: values.label(key), values: values.of(key, found.facets[key], chosen, sizes) };
  });
}
