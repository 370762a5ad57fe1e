import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { type Change, type Database, endOfChangeLog, followChanges, withoutTimeLimits } from "@azulejo/database";
import type { Log } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import type { StoredProduct } from "../../../domain/product.ts";
import type { Catalog } from "../../../ports/catalog.ts";
import type { ReferenceData } from "../../../reference-data.ts";
import type { Search, SearchProduct } from "../../../search/search.ts";
import { toSearchProduct } from "../listing/facets.rules.ts";
import { createIndexSnapshot, type SnapshotPlace } from "./index-snapshot.ts";
import { selectProducts } from "./product.repository.ts";
import { selectProductIds, selectProductsTurning, selectStockedPlaces } from "./product-keys.repository.ts";
import { createReach, type Reach } from "./reach.ts";
import { type Placement, placementOf } from "./tags-of-product.rules.ts";

/** Larger batches would block requests, because rows are converted in one go. */
const BATCH = 100;
/** Above this number of changed products, the whole index is rebuilt. */
const REBUILD_ABOVE = 20_000;

/** Collects stock updates of orders placed shortly after each other. Pages read stock from the database itself. */
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
  /** Where the index is saved between runs, if anywhere. */
  snapshot?: SnapshotPlace | null;
}

/** Builds the index from the database. */
async function buildIndex(parts: Parts, reach: Reach): Promise<void> {
  const started = performance.now();
  const placements = new Map<number, Placement>();
  // Counts listings now, because counted ones are updated while the index is built. Counting later would search all products.
  for (const { filter } of await parts.catalog.listings(parts.storefrontId)) await parts.search.count(filter);
  await parts.search.rebuild(readAll({ ...parts, database: withoutTimeLimits(parts.database) }, placements));
  parts.catalog.dropShowcases();
  await reach.replace(placements);
  parts.log.info({ ...parts.search.size, ms: Math.round(performance.now() - started) }, "search index built");
}

/** Reads all products and stores their placements. The next batch is read ahead. */
async function* readAll(parts: Parts, placements: Map<number, Placement>): AsyncGenerator<SearchProduct> {
  const readAfter = async (after: number) => {
    const ids = await selectProductIds(parts.database.query, parts.storefrontId, after, BATCH);
    return ids.length === 0 ? null : { ids, toIndex: await readForIndex(parts, ids) };
  };
  let next = readAfter(0);
  for (;;) {
    const batch = await next;
    if (!batch) return;
    const { ids, toIndex } = batch;
    next = readAfter(ids.at(-1) ?? 0);
    // If the consumer stops early, an error of the batch read ahead is ignored.
    next.catch(() => {});
    for (const id of ids) {
      const found = toIndex(id);
      if (!found) continue;
      placements.set(id, found.placement);
      yield found.product;
    }
  }
}

/**
 * Reads the index from its file, or builds it.
 * @returns the change log position after which to apply changes, the day of its prices, and whether many changes may be missing
 */
async function openIndex(parts: Parts, reach: Reach, snapshot: ReturnType<typeof createIndexSnapshot> | null | undefined) {
  const end = await endOfChangeLog(parts.database);
  const today = todayOf(parts.now(), parts.timezone());
  const read = await snapshot?.read();
  if (!read) {
    await buildIndex(parts, reach);
    return { from: end, day: today, isBehind: false };
  }
  await reindex(parts, reach, await selectProductsTurning(parts.database.query, parts.storefrontId, read.day, today));
  // Returns the day of the file. Products reindexed here may be read again at the next start, which is harmless.
  return { from: read.position, day: read.day, isBehind: true };
}

/**
 * Opens the index, then updates it and the catalog from the change log: product → that product, stock → the places of its items, catalog →
 * everything.
 * @param onApplied called with the tags of pages that show changed products, null for every page
 * @param onRestocked called with the tags of lists that depend on stock, once the index has the new stock
 */
export async function followCatalog(
  parts: Parts,
  onApplied: (changes: Change[], tags: PageTag[] | null) => Promise<void>,
  onRestocked: (tags: PageTag[]) => void,
) {
  const reach = createReach(parts);
  const place = parts.snapshot;
  const snapshot = place && createIndexSnapshot({ ...parts, place, parts: [place.index, parts.catalog, reach] });
  const { from, day, isBehind } = await openIndex(parts, reach, snapshot);
  reach.forget();
  const restocking = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restockNow = async () => {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...restocking];
    restocking.clear();
    try {
      onRestocked(await reach.tagsOfStock(await restock(parts, ids)));
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
    async onChanges(every) {
      const changes = every.filter((change) => isOfStorefront(change, parts.storefrontId));
      if (changes.length === 0) return;
      restockSoon(await applyChanges(parts, reach, changes));
      await onApplied(changes, reach.touched());
      reach.forget();
    },
  });
  if (isBehind) await follower.catchUp();
  return {
    catchUp: follower.catchUp,
    lagSeconds: follower.lagSeconds,
    /** Reindexes products between two batches of changes, so that an older read never replaces a newer one. */
    reindex: (ids: number[]) => follower.between(() => reindex(parts, reach, ids)),
    restockNow,
    async stop() {
      clearTimeout(timer);
      await follower.stop();
      if (!snapshot || parts.search.size.variants < place.leastVariants) return;
      if (restocking.size > 0) await restockNow().catch(() => {});
      clearTimeout(timer);
      const position = restocking.size > 0 ? null : follower.position();
      if (position) await snapshot.write(position, day);
    },
  };
}

/** Kinds of changes whose numeric entity is a storefront's id; a change with another entity concerns all storefronts. */
const ofOneStorefront = new Set(["catalogue", "gallery", "prices", "storefront"]);

/**
 * Returns whether a change concerns a storefront. Changes of other storefronts' products or slabs need no filter, because its index doesn't
 * contain them.
 */
const isOfStorefront = ({ kind, entity }: Change, storefrontId: number): boolean =>
  !ofOneStorefront.has(kind) || !/^\d+$/.test(entity) || Number(entity) === storefrontId;

/** @returns the products that changed in stock alone */
async function applyChanges(parts: Parts, reach: Reach, changes: Change[]): Promise<number[]> {
  if (changes.some(({ kind }) => kind === "storefront" || kind === "prices")) parts.referenceData.dropAll();
  const ids = (kind: string) => [...new Set(changes.filter((one) => one.kind === kind).map((one) => Number(one.entity)))];
  const products = ids("product");
  if (changes.some((one) => one.kind === "catalogue") || products.length > REBUILD_ABOVE) {
    parts.catalog.dropAll();
    parts.referenceData.dropAll();
    await buildIndex(parts, reach);
    return [];
  }
  await reindex(parts, reach, products);
  const stocked = ids("stock").filter((id) => !products.includes(id));
  reach.noteStock(stocked);
  return stocked;
}

/** Updates these products in the index, or removes those that no longer exist, and drops them from the catalog's cache. */
async function reindex(parts: Parts, reach: Reach, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  for (const id of productIds) parts.catalog.dropProduct(id);
  const toIndex = await readForIndex(parts, productIds);
  const found = new Map(productIds.map((id) => [id, toIndex(id)]));
  await reach.note(new Map(productIds.map((id) => [id, found.get(id)?.placement ?? null])), async () => {
    for (const id of productIds) {
      const product = found.get(id)?.product;
      if (product) await parts.search.upsert(product);
      else await parts.search.remove(id);
    }
    parts.catalog.dropShowcases();
  });
}

/** @returns the products that are now in stock at other stores than before */
async function restock(parts: Parts, productIds: number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const products = await parts.catalog.products(parts.database.query, parts.storefrontId, productIds);
  const stockedAt = await selectStockedPlaces(parts.database.query, productIds);
  const restocked = new Set<number>();
  for (const { id, items } of products) {
    for (const item of items) if (await parts.search.restock(id, item.itemNo, stockedAt.get(item.id) ?? [])) restocked.add(id);
  }
  return [...restocked];
}

/** A product's data for the index and its placement on pages. */
interface ForIndex {
  product: SearchProduct;
  placement: Placement;
}

/**
 * Reads products at once, but leaves the slow conversion to the caller.
 * @returns a function that converts one product; null for one that isn't shown
 */
async function readForIndex(parts: Parts, ids: number[]): Promise<(id: number) => ForIndex | null> {
  const [products, stockedAt, terms] = await Promise.all([
    selectProducts(parts.database.query, parts.storefrontId, ids),
    selectStockedPlaces(parts.database.query, ids),
    parts.catalog.terms(parts.storefrontId),
  ]);
  for (const product of products) parts.catalog.note(product);
  const byId = new Map<number, StoredProduct>(products.map((product) => [product.id, product]));
  const today = todayOf(parts.now(), parts.timezone());
  return (id) => {
    const stored = byId.get(id);
    if (!stored) return null;
    const product = toSearchProduct(stored, stockedAt, today, terms.label);
    return { product, placement: placementOf(stored, product) };
  };
}
