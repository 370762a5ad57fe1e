import type { Story } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import type { suggestions } from "@azulejo/contract";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import type { StoredProduct } from "../../domain/product.ts";
import { fold } from "../../domain/text-folding.ts";
import { findStories, titleOf } from "../content/index.ts";
import { askService, cardsOfHits, listProducts, outlookOf, selectStock, todayAt } from "../product/index.ts";

const WORDS = 6;
const PRODUCTS = 5;
/** Number of products by which series are found. */
const HITS = 6;
const LISTINGS = 4;
const STORIES = 3;
const SERIES = 2;
const STORES = 3;
const FILTERS = 3;
/** Number of terms that are read as filters: the typed one and its first completions. */
const READ = 4;

/** Returns suggestions while a shopper types: words, listings and series with matching names, stores, pages and products. */
export const listSuggestions: Verb<typeof suggestions.list> = async (context, { query }) => {
  const [found, ranked] = await Promise.all([
    context.search.suggest(context.lexicons.of(context.language), query, WORDS),
    askService(context, query),
  ]);
  const hits = ranked ? await hitsAmong(context, query, ranked.productIds) : found.hits;
  const { query: database, storefront, catalog } = context;
  const [cards, listings, stories, filters, hit] = await Promise.all([
    cardsOfHits(context, hits.slice(0, PRODUCTS)),
    context.catalog.listings(context.storefront.id),
    findStories(context, query),
    filtersOf(context, [query, ...found.suggestions.map(({ text }) => text)]),
    catalog.products(
      database,
      storefront.id,
      hits.map((one) => one.productId),
    ),
  ]);
  const wanted = fold(query);
  const [first] = filters;
  // Products matching the words as filters are better than those that only contain the words.
  const shown = !ranked && first?.understood.query === null ? first.products : cards;
  const outlooks = await outlooksOf(context, shown);
  const link = (story: (typeof stories)[number]) => ({ title: titleOf(story), path: pathOfStory(story) });
  return {
    query,
    suggestions: found.suggestions,
    listings: listings
      .map((listing) => listing.texts[context.language])
      .filter(
        (text) =>
          fold(text.name)
            .split(/\s+/)
            .some((word) => word.startsWith(wanted)) || fold(text.name).startsWith(wanted),
      )
      .slice(0, LISTINGS)
      .map(({ name, slug }) => ({ name, slug })),
    series: seriesNamed(hit, wanted).slice(0, SERIES),
    stores: stories
      .filter((story) => isStore(story) && fold(titleOf(story)).includes(wanted))
      .slice(0, STORES)
      .map(link),
    stories: stories
      .filter((story) => !isStore(story))
      .slice(0, STORIES)
      .map(link),
    filters: filters.map(({ products: _, ...filter }) => filter),
    products: shown.map(({ code, lead: { itemNo, label, sellUnit, price }, name, slug, picture, fromCents }) => ({
      code,
      itemNo,
      name,
      slug,
      picture,
      label,
      sellUnit,
      ...(outlooks.get(itemNo) ?? { inStock: true, expectedOn: null }),
      price,
      fromCents,
    })),
  };
};

/** Returns the best products of a search service. */
async function hitsAmong(context: Context, text: string, ranked: number[]) {
  const { search, language, lexicons, pricesHidden } = context;
  const asked = { language, text, lexicon: lexicons.of(language), ranked, filters: {}, price: {} };
  return (await search.search({ ...asked, sort: "relevance", offset: 0, limit: HITS, pricesHidden })).hits;
}

/** Returns of each product's shown item whether it is in stock, by item number. */
async function outlooksOf(context: Context, products: ProductCard[]) {
  const items = products.map(({ lead }) => lead.itemNo);
  const stock = items.length > 0 ? await selectStock(context.query, context.storefront.id, items, todayAt(context)) : [];
  return new Map(stock.map((item) => [item.itemNo, outlookOf(item)]));
}

/** Returns the filters that terms stand for in the shop's own search, without duplicates. */
async function filtersOf(caller: Context, terms: string[]) {
  const context = { ...caller, productSearch: null };
  const lists = await Promise.all(
    terms
      .slice(0, READ)
      .map((query) => listProducts(context, { query, filters: {}, price: {}, sort: "relevance", page: 1, pageSize: PRODUCTS })),
  );
  const read = lists.flatMap(({ understood, total, facets, products }, index) => {
    if (!understood || Object.keys(understood.filters).length === 0 || total === 0) return [];
    // The typed term may end with an incomplete word, so all of its words have to be understood.
    if (index === 0 && understood.query !== null) return [];
    const labels = facets.flatMap(({ values }) => values.flatMap(({ selected, label }) => (selected ? [label] : [])));
    return [
      { label: [...labels, ...(understood.query === null ? [] : [understood.query])].join(", "), understood, count: total, products },
    ];
  });
  const byMeaning = new Map(read.toReversed().map((one) => [JSON.stringify(one.understood), one]));
  return [...byMeaning.values()].toReversed().slice(0, FILTERS);
}

const isStore = (story: Story): boolean => story.content.component === "location";

/** Returns series whose name begins with the term, without duplicates, with the picture of their best hit. */
function seriesNamed(products: StoredProduct[], wanted: string) {
  const named = products.filter((product) => fold(product.seriesName).startsWith(wanted));
  const bySeries = Map.groupBy(named, (product) => product.seriesCode);
  return [...bySeries].flatMap(([code, [first]]) =>
    first ? [{ code, name: first.seriesName, picture: first.pictures.find((picture) => picture.kind !== "scene") ?? null }] : [],
  );
}
