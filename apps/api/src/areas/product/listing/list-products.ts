import { type product, ShopError } from "@azulejo/contract";
import { type Facet, type FacetKey, facetKeys, type SortKey } from "@azulejo/contract/areas/product.ts";
import { bothSystems } from "@azulejo/contract/lengths.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import type { Catalogue } from "../../../ports/catalogue.ts";
import type { SearchResult } from "../../../search/search.ts";
import type { View } from "../cards/card.rules.ts";
import { cardsOfHits } from "../cards/cards-of-hits.ts";
import { ownPricesForSearch } from "../own-prices/read-own-prices.ts";
import { viewOf } from "../view.ts";
import { describeListing, findListing } from "./listing.rules.ts";

/** Returns the products of a listing or search: the index finds and counts, the cached catalog provides the cards. */
export const listProducts: Verb<typeof product.list> = async (context, input) => {
  const listings = await context.catalogue.listings(context.storefront.id);
  const listing = input.listing ? findListing(listings, input.listing, context.language) : null;
  if (input.listing && !listing) throw new ShopError("product_listing_not_found");
  const view = await viewOf(context);
  const sort = context.pricesHidden && isByPrice(input.sort) ? "relevance" : input.sort;
  const found = context.search.search({
    language: context.language,
    ...textOf(context, input.query),
    listing: input.series ? { ...listing?.filter, series: [input.series] } : listing?.filter,
    filters: input.filters,
    price: input.price,
    onSale: input.onSale,
    inStockAt: input.inStockAt,
    sort,
    offset: (input.page - 1) * input.pageSize,
    limit: input.pageSize,
    own: await ownPricesForSearch(context),
    pricesHidden: context.pricesHidden,
  });
  return {
    listing: listing ? describeListing(listings, listing, context.language) : null,
    query: input.query?.trim() || null,
    corrected: found.corrected,
    total: found.total,
    page: input.page,
    pages: Math.ceil(found.total / input.pageSize),
    pageSize: input.pageSize,
    sort,
    facets: toFacets(found, input.filters, view, context.catalogue),
    price: found.price,
    products: await cardsOfHits(context, found.hits),
  };
};

/** The words of a query and how to read them; a list without a query needs neither. */
function textOf({ lexicons, language }: Context, query: string | undefined) {
  const text = query?.trim();
  return text ? { text, lexicon: lexicons.of(language) } : {};
}

const isByPrice = (sort: SortKey): boolean => sort === "price_asc" || sort === "price_desc";

/** Leaves out a facet with a single value, unless that value is selected. */
function toFacets(
  found: SearchResult,
  filters: Partial<Record<FacetKey, string[]>>,
  view: View,
  { sizeLabel, sizeOutline }: Catalogue,
): Facet[] {
  return facetKeys.flatMap((key) => {
    const chosen = filters[key] ?? [];
    const counts = new Map(found.facets[key]);
    for (const value of chosen) if (!counts.has(value)) counts.set(value, 0);
    if (counts.size < 2 && chosen.length === 0) return [];
    const values = [...counts].map(([value, count]) => ({
      value,
      label: labelOf(key, value, view, sizeLabel),
      count,
      selected: chosen.includes(value),
      ...(key === "size" && { outline: sizeOutline(value) ?? undefined }),
    }));
    return { key, label: view.terms.label("facet", key, view.language), values: values.sort(facetOrder(key, view)) };
  });
}

function labelOf(key: FacetKey, value: string, { terms, language }: View, sizeLabel: Catalogue["sizeLabel"]): string {
  if (key === "thickness") return bothSystems(Number(value));
  return (key === "size" && sizeLabel(value, language)) || terms.label(key, value, language);
}

type FacetValue = Facet["values"][number];

/** Pieces first, then sheets, trims and slabs; within each the smaller ones first. */
const kinds = ["rectangle", "square", "plank", "hexagon", "picket", "mosaic-sheet", "trim", "slab"];
const squareOf = ({ outline }: FacetValue): number => (outline ? outline.widthMm * outline.heightMm : 0);
const kindOf = ({ outline }: FacetValue): number => {
  const kind = kinds.indexOf(outline?.chips ? "mosaic-sheet" : (outline?.shape ?? ""));
  return kind < 0 ? kinds.length : Math.max(kind, kinds.indexOf("plank"));
};

/** Sorts named values in their defined order, sizes by shape and area, thicknesses by number. */
function facetOrder(key: FacetKey, view: View): (a: FacetValue, b: FacetValue) => number {
  const collator = new Intl.Collator(view.language, { numeric: true });
  const bySize = (a: FacetValue, b: FacetValue) => (key === "size" ? kindOf(a) - kindOf(b) || squareOf(a) - squareOf(b) : 0);
  return (a, b) => {
    const positions = view.terms.position(key, a.value) - view.terms.position(key, b.value);
    const text = (one: FacetValue) => (key === "thickness" ? one.value : one.label);
    return positions || bySize(a, b) || collator.compare(text(a), text(b));
  };
}
