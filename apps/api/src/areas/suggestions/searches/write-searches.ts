import type { Language } from "@azulejo/contract";
import type { Services, ShopServices } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import type { Storefront } from "../../../domain/storefront.ts";
import { findStories } from "../../content/index.ts";
import { findByService } from "../../product/index.ts";
import { findStorefront } from "../../storefront/index.ts";
import { addSearches, type CountedSearch } from "./search-count.repository.ts";

/** Writes the searches counted in memory, each with its current number of results. Searches that can't be written are counted again. */
export async function writeSearches(services: Services & ShopServices, storefrontId: number): Promise<void> {
  const noted = services.searches.take();
  if (noted.length === 0) return;
  const { database, referenceData, now, log } = services;
  const { query } = database;
  try {
    const storefront = await findStorefront({ referenceData, query }, storefrontId);
    const found = new Map<string, CountedSearch>();
    for (const { language, term, times } of noted) {
      const own = language ?? storefront.settings.defaultLocale;
      const key = `${own} ${term}`;
      const known = found.get(key);
      if (known) known.times += times;
      else found.set(key, { language: own, term, times, hits: await hitsOf(services, storefront, own, term) });
    }
    await addSearches(query, { storefrontId, day: todayOf(now(), storefront.timezone) }, [...found.values()]);
  } catch (error) {
    services.searches.putBack(noted);
    log.warn({ err: error }, "searches could not be counted yet");
  }
}

/** Returns how many products and pages in the whole shop match a term. */
async function hitsOf(services: Services & ShopServices, storefront: Storefront, language: Language, term: string): Promise<number> {
  const { search, lexicons, database } = services;
  const ranked = await findByService({ ...services, query: database.query, storefront }, language, term);
  const { total } = await search.search({
    language,
    text: term,
    ranked: ranked?.productIds,
    lexicon: lexicons.of(language),
    filters: {},
    price: {},
    sort: "relevance",
    offset: 0,
    limit: 1,
    pricesHidden: false,
  });
  // Without the content system no pages are counted.
  const stories = await findStories({ ...services, query: database.query, storefront, language }, term).catch(() => []);
  return total + stories.length;
}
