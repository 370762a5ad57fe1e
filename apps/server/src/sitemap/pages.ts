import type { ContentReader } from "@azulejo/content-client";
import { pathOfStory } from "@azulejo/content-client/story-path.ts";
import { type Call, gallery, type InputOf, type Language, languages, product, storeCalls, type ValueOf } from "@azulejo/contract";
import { storePath } from "@azulejo/web/app/areas/store/store-address.ts";
import { canonicalPath, findRecordOrStory } from "@azulejo/web/app/routing/find-record.ts";

/** A page in the sitemap, with its path in each language. */
export interface SitemapPage {
  paths: Record<Language, string>;
  changedAt: string | null;
}

/** Reads a value of the shop's API. */
type AskApi = <C extends Call>(call: C, input: InputOf<C>) => Promise<ValueOf<C>>;

const BATCH = 5000;
const SCENES = 500;
/** Story components with their own page. Listing stories are omitted because the listing is the page. */
const KINDS = "page,article,author,section,location";
/** Public pages without a story. */
const OWN_PAGES = ["product/", "product/sale/", "our-locations", "gallery"];

const everywhere = (path: string): Record<Language, string> =>
  Object.fromEntries(languages.map((one) => [one, path])) as Record<Language, string>;

/** Counts public, indexable stories, listings and products. Reads all stories (a few thousand) at once, and products in batches. */
export async function countPages(ask: AskApi, content: ContentReader): Promise<number> {
  const [stories, stores, scenes, listings, slugs] = await Promise.all([
    readStories(content),
    ask(storeCalls.list, {}),
    ask(gallery.list, { pageSize: 1 }),
    ask(product.listings, {}),
    ask(product.slugs, { page: 1, size: 1 }),
  ]);
  return stories.length + OWN_PAGES.length + stores.length + scenes.total + listings.filter(isOwnPage).length + slugs.total;
}

/**
 * Yields the same pages in a stable order, starting with those that rarely change.
 * @param from number of pages to skip; skipped products are not read
 */
export async function* eachPage(ask: AskApi, content: ContentReader, from: number): AsyncGenerator<SitemapPage> {
  const listings = (await ask(product.listings, {})).filter(isOwnPage);
  const scenes = (await readScenes(ask)).map(({ code }) => ownPage(`gallery/detail/${code}/`));
  const stores = (await ask(storeCalls.list, {})).map((store) => mapPaths((language) => storePath(store, language)));
  const first = [
    ...(await readStories(content)),
    ...OWN_PAGES.map(ownPage),
    ...stores.map((paths) => ({ paths, changedAt: null })),
    ...scenes,
    ...listings.map(listingPage),
  ];
  yield* first.slice(from);
  const skipped = Math.max(0, from - first.length);
  let leftOut = skipped % BATCH;
  for (let page = Math.floor(skipped / BATCH) + 1; ; page++) {
    const { products } = await ask(product.slugs, { page, size: BATCH });
    for (const { slugs, code } of products.slice(leftOut)) {
      yield { paths: mapPaths((language) => `product/detail/${slugs[language] ?? code}`), changedAt: null };
    }
    leftOut = 0;
    if (products.length < BATCH) return;
  }
}

async function readScenes(ask: AskApi): Promise<ValueOf<typeof gallery.list>["scenes"]> {
  const first = await ask(gallery.list, { pageSize: SCENES });
  const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => ask(gallery.list, { pageSize: SCENES, page: index + 2 }));
  return [first, ...(await Promise.all(rest))].flatMap((page) => page.scenes);
}

/** Listings with their own page; products on sale have the shop's page instead. */
const isOwnPage = ({ count, path }: ValueOf<typeof product.listings>[number]): boolean => count > 0 && path !== "sale";

const ownPage = (path: string): SitemapPage => ({ paths: everywhere(path), changedAt: null });

const listingPage = ({ slugs, path }: ValueOf<typeof product.listings>[number]): SitemapPage => ({
  paths: mapPaths((language) => `product/list/${slugs[language] ?? path}/`),
  changedAt: null,
});

const mapPaths = (pathIn: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, pathIn(language)])) as Record<Language, string>;

/** Returns the canonical path; a few of the shop's routes have no trailing slash. */
const canonicalOf = (path: string): string => canonicalPath(findRecordOrStory(path), path);

async function readStories(content: ContentReader): Promise<SitemapPage[]> {
  const stories = await content.allStories(
    { filter_query: { component: { in: KINDS }, noindex: { not_in: "true" } }, excluding_fields: "body", sort_by: "created_at:asc" },
    { language: "default" },
  );
  // Stores are listed by their own pages.
  const indexed = stories.filter(({ content: { component, store } }) => component !== "location" || !store);
  return indexed.map((story) => ({ paths: everywhere(canonicalOf(pathOfStory(story))), changedAt: story.published_at }));
}
