import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { todayAt } from "../view.ts";

/** Returns the whole tree with the number of products in each listing. */
export const getListings: Verb<typeof product.listings> = async (context) => {
  // Notes that the response changes with the day, because a sale's product counts do.
  todayAt(context);
  const listings = await context.catalog.listings(context.storefront.id);
  const counts = await Promise.all(listings.map(({ filter }) => context.search.count(filter)));
  return listings.map(({ path, parent, inMenu, texts }, place) => ({
    path,
    parent,
    slugs: { en: texts.en.slug, es: texts.es.slug },
    name: texts[context.language].name,
    inMenu,
    count: counts[place] ?? 0,
  }));
};
