import { ReadCache } from "@azulejo/database";
import type { Catalog, Document, ProductOfItem } from "../../../ports/catalog.ts";
import { selectDocuments } from "./document.repository.ts";
import { selectProductIdByItemNo, selectProductIdBySlug, selectRelatedIds, selectSeriesProductIds } from "./product-keys.repository.ts";

const MOST_KEYS = 20_000;
const MOST_SERIES = 5000;

type Finder = Pick<Catalog, "productOfItem" | "productOfSlug" | "productsOfSeries" | "relatedTo" | "documentsOf"> & { dropAll(): void };

/** Caches which products a page's address, series and relations name: five statements of every product page. */
export function createProductFinder(): Finder {
  // Boxes, because a cache stores no null, and that nothing was found is worth keeping too.
  const items = new ReadCache<string, { id: number | null }>(MOST_KEYS);
  const slugs = new ReadCache<string, { found: ProductOfItem | null }>(MOST_KEYS);
  const series = new ReadCache<number, number[]>(MOST_SERIES);
  const related = new ReadCache<number, number[]>(MOST_KEYS);
  const documents = new ReadCache<string, Document[]>(MOST_SERIES);
  return {
    async productOfItem(query, storefrontId, itemNo) {
      const read = async () => ({ id: await selectProductIdByItemNo(query, storefrontId, itemNo) });
      return (await items.read(query, `${storefrontId} ${itemNo.toLowerCase()}`, read)).id;
    },
    async productOfSlug(query, storefrontId, language, slug) {
      const read = async () => ({ found: await selectProductIdBySlug(query, storefrontId, language, slug) });
      return (await slugs.read(query, `${storefrontId} ${language} ${slug}`, read)).found;
    },
    productsOfSeries: (query, seriesId) => series.read(query, seriesId, () => selectSeriesProductIds(query, seriesId)),
    relatedTo: (query, productId) => related.read(query, productId, () => selectRelatedIds(query, productId)),
    documentsOf: (query, seriesId, language) =>
      documents.read(query, `${seriesId} ${language}`, () => selectDocuments(query, seriesId, language)),
    dropAll() {
      for (const cache of [items, slugs, series, related, documents]) cache.dropAll();
    },
  };
}
