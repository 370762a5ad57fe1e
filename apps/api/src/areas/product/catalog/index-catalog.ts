import { type Change, type Database, endOfChangeLog, followChanges } from "@azulejo/database";
import type { Log } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import type { StoredProduct } from "../../../domain/product.ts";
import type { Catalog } from "../../../ports/catalog.ts";
import type { ReferenceData } from "../../../reference-data.ts";
import type { Search, SearchProduct } from "../../../search/search.ts";
import { toSearchProduct } from "../listing/facets.rules.ts";
import { selectProducts } from "./product.repository.ts";
import { selectProductIds, selectStockedPlaces } from "./product-keys.repository.ts";

const BATCH = 500;
/** Above this number of changed products, the whole index is rebuilt. */
const REBUILD_ABOVE = 20_000;

/** Batches stock updates of orders that arrive together; pages read stock from the database itself. */
const RESTOCK_PAUSE_MS = 200;

interface Parts {
  database: Database;
  search: Search;
  catalog: Catalog;
  referenceData: ReferenceData;
  storefrontId: number;
  /** The storefront's time zone. */
  timezone(): string;
  log: Log;
  now(): Date;
}

/** Builds the index from the database. */
async function buildIndex(parts: Parts): Promise<void> {
  const started = performance.now();
  const products: SearchProduct[] = [];
  let after = 0;
  for (;;) {
    const ids = await selectProductIds(parts.database.query, parts.storefrontId, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
    products.push(...(await readForIndex(parts, ids)));
  }
  parts.search.rebuild(products);
  parts.catalog.dropShowcases();
  parts.log.info({ ...parts.search.size, ms: Math.round(performance.now() - started) }, "search index built");
}

/**
 * Builds the index, then updates it and the catalog from the change log: product → that product, stock → the places of its items,
 * catalog → everything.
 * @param onRestocked called once the index has read new stock
 */
export async function followCatalog(parts: Parts, onApplied: (changes: Change[]) => Promise<void>, onRestocked: () => void) {
  const from = await endOfChangeLog(parts.database);
  await buildIndex(parts);
  const restocking = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restockNow = async () => {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...restocking];
    restocking.clear();
    try {
      await restock(parts, ids);
      onRestocked();
    } catch (error) {
      parts.log.error({ err: error }, "stock could not be read and is read again");
      restockSoon(ids);
      throw error;
    }
  };
  const restockSoon = (ids: number[]) => {
    for (const id of ids) restocking.add(id);
    timer ??= setTimeout(() => void restockNow().catch(() => {}), RESTOCK_PAUSE_MS);
  };
  const follower = await followChanges(parts.database, {
    from,
    log: parts.log,
    concerns: (kind) => !kind.startsWith("content_"),
    async onChanges(changes) {
      restockSoon(await applyChanges(parts, changes));
      await onApplied(changes);
    },
  });
  return {
    catchUp: follower.catchUp,
    lagSeconds: follower.lagSeconds,
    /** Runs between two batches of changes, so that an older read never replaces a newer one. */
    reindex: (ids: number[]) => follower.between(() => reindex(parts, ids)),
    restockNow,
    async stop() {
      clearTimeout(timer);
      await follower.stop();
    },
  };
}

/** @returns the products with only stock changes */
async function applyChanges(parts: Parts, changes: Change[]): Promise<number[]> {
  if (changes.some(({ kind }) => kind === "storefront" || kind === "prices")) parts.referenceData.dropAll();
  const ids = (kind: string) => [...new Set(changes.filter((one) => one.kind === kind).map((one) => Number(one.entity)))];
  const products = ids("product");
  if (changes.some((one) => one.kind === "catalogue") || products.length > REBUILD_ABOVE) {
    parts.catalog.dropAll();
    parts.referenceData.dropAll();
    await buildIndex(parts);
    return [];
  }
  await reindex(parts, products);
  return ids("stock").filter((id) => !products.includes(id));
}

/** Reads these products into the index again and removes those that no longer exist; pages read them again, too. */
async function reindex(parts: Parts, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  for (const id of productIds) parts.catalog.dropProduct(id);
  const found = await readForIndex(parts, productIds);
  const present = new Set(found.map((one) => one.id));
  for (const product of found) parts.search.upsert(product);
  for (const id of productIds) if (!present.has(id)) parts.search.remove(id);
  parts.catalog.dropShowcases();
}

async function restock(parts: Parts, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  const products = await parts.catalog.products(parts.database.query, parts.storefrontId, productIds);
  const stockedAt = await selectStockedPlaces(parts.database.query, productIds);
  for (const product of products) {
    for (const item of product.items) parts.search.restock(product.id, item.itemNo, stockedAt.get(item.id) ?? []);
  }
}

async function readForIndex(parts: Parts, ids: number[]): Promise<SearchProduct[]> {
  const [products, stockedAt, terms] = await Promise.all([
    selectProducts(parts.database.query, parts.storefrontId, ids),
    selectStockedPlaces(parts.database.query, ids),
    parts.catalog.terms(parts.storefrontId),
  ]);
  for (const product of products) parts.catalog.note(product);
  const byId = new Map<number, StoredProduct>(products.map((product) => [product.id, product]));
  const today = todayOf(parts.now(), parts.timezone());
  return ids.flatMap((id) => {
    const product = byId.get(id);
    return product ? toSearchProduct(product, stockedAt, today, terms.label) : [];
  });
}
