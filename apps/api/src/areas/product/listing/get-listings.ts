import type { product } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { todayAt } from "../view.ts";

/** Returns the whole tree with the number of products in each listing. */
export const getListings: Verb<typeof product.listings> = async (context) => {
  // Product counts of a sale change on its first and last day.
  todayAt(context);
  const listings = await context.catalog.listings(context.storefront.id);
  return listings.map(({ path, parent, filter, inMenu, texts }) => ({
    path,
    parent,
    slugs: { en: texts.en.slug, es: texts.es.slug },
    name: texts[context.language].name,
    inMenu,
    count: context.search.count(filter),
  }));
};
