import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import type { suggestions } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { fold } from "../../domain/text-folding.ts";
import { findStories, titleOf } from "../content/index.ts";
import { cardsOfHits } from "../product/index.ts";

const WORDS = 6;
const PRODUCTS = 5;
const LISTINGS = 4;
const STORIES = 3;

/** Returns suggestions while a shopper types: words, listings with matching names, pages and products. */
export const listSuggestions: Verb<typeof suggestions.list> = async (context, { query }) => {
  const found = context.search.suggest(context.lexicons.of(context.language), query, WORDS);
  const [cards, listings, stories] = await Promise.all([
    cardsOfHits(context, found.hits.slice(0, PRODUCTS)),
    context.catalogue.listings(context.storefront.id),
    findStories(context, query),
  ]);
  const wanted = fold(query);
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
    stories: stories.slice(0, STORIES).map((story) => ({ title: titleOf(story), path: pathOfStory(story) })),
    products: cards.map(({ code, lead, name, slug, picture, fromCents }) => ({
      code,
      itemNo: lead.itemNo,
      name,
      slug,
      picture,
      fromCents,
    })),
  };
};
