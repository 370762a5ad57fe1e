import type { Language } from "@azulejo/contract";
import type { Database, Query } from "@azulejo/database";
import { LRUCache } from "lru-cache";
import type { Listing, StoredProduct, Terms } from "../../../domain/product.ts";
import type { Catalogue, ProductCodes } from "../../../ports/catalogue.ts";
import { selectListings } from "../listing/listing.repository.ts";
import { selectProducts } from "./product.repository.ts";
import { selectTerms } from "./term.repository.ts";

const KEPT_PRODUCTS = 20_000;

export function createCatalogue(database: Database): Catalogue {
  const products = new LRUCache<number, StoredProduct>({ max: KEPT_PRODUCTS });
  const codes = new Map<number, ProductCodes>();
  const listings = new Map<number, Promise<Listing[]>>();
  const terms = new Map<number, Promise<Terms>>();
  const sizes = new Map<string, Record<Language, string>>();
  const hosts = new Set<string>();
  /** What was dropped while each read was in progress. */
  const reading = new Set<{ dropped: Set<number>; all: boolean }>();
  const note = (product: StoredProduct) => {
    codes.set(product.id, { product: product.code, series: product.seriesCode });
    for (const { address } of product.pictures) if (address.startsWith("http")) hosts.add(new URL(address).origin);
    for (const item of product.items) if (item.size && item.kind === "item") sizes.set(item.size, item.labels);
  };
  return {
    async products(query, storefrontId, ids) {
      const missing = ids.filter((id) => !products.has(id));
      const during = { dropped: new Set<number>(), all: false };
      reading.add(during);
      const read = await selectMissing(query, storefrontId, missing).finally(() => reading.delete(during));
      for (const product of read) {
        // A product read before a drop may be outdated.
        if (!during.all && !during.dropped.has(product.id)) products.set(product.id, product);
        note(product);
      }
      const fresh = new Map(read.map((product) => [product.id, product]));
      return ids.flatMap((id) => fresh.get(id) ?? products.get(id) ?? []);
    },
    listings: (storefrontId) => keep(listings, storefrontId, () => selectListings(database.query, storefrontId)),
    terms: (storefrontId) => keep(terms, storefrontId, () => selectTerms(database.query, storefrontId)),
    note,
    pictureHosts: () => [...hosts],
    sizeLabel: (size, language) => sizes.get(size)?.[language] ?? null,
    codesOf: (id) => codes.get(id) ?? null,
    dropProduct(id) {
      for (const { dropped } of reading) dropped.add(id);
      products.delete(id);
    },
    dropAll() {
      for (const during of reading) during.all = true;
      products.clear();
      listings.clear();
      terms.clear();
    },
  };
}

const selectMissing = async (query: Query, storefrontId: number, ids: number[]): Promise<StoredProduct[]> =>
  ids.length > 0 ? selectProducts(query, storefrontId, ids) : [];

/** Runs one read at a time per key and does not cache a failed one. */
function keep<T>(kept: Map<number, Promise<T>>, key: number, read: () => Promise<T>): Promise<T> {
  let value = kept.get(key);
  if (!value) {
    value = read();
    kept.set(key, value);
    const started = value;
    started.catch(() => kept.get(key) === started && kept.delete(key));
  }
  return value;
}
