import type { suggestions } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { fold } from "../../search/words.ts";
import { cardsOf } from "../product/get-related-items.ts";

const WORDS = 6;
const PRODUCTS = 5;
const LISTINGS = 4;

/** What a shopper may mean while typing: words, listings whose name has them, and products. */
export const listSuggestions: Verb<typeof suggestions.list> = async (context, { query }) => {
  const found = context.search.suggest(context.language, query, WORDS);
  const [cards, listings] = await Promise.all([
    cardsOf(context, found.productIds.slice(0, PRODUCTS)),
    context.catalogue.listings(context.storefront.id),
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
    products: cards.map(({ code, name, slug, picture, fromCents }) => ({ code, name, slug, picture, fromCents })),
  };
};
