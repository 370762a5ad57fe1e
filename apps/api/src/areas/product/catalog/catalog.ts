import type { Showcase } from "@azulejo/contract/areas/product.ts";
import { type Database, ReadCache } from "@azulejo/database";
import type { Listing, StoredItem, StoredProduct, Terms } from "../../../domain/product.ts";
import type { Catalog, Outline } from "../../../ports/catalog.ts";
import { selectListings } from "../listing/listing.repository.ts";
import { selectProducts } from "./product.repository.ts";
import { createProductFinder } from "./product-finder.ts";
import { selectOldAddresses } from "./product-keys.repository.ts";
import { selectTerms } from "./term.repository.ts";

const MAX_PRODUCTS = 20_000;
const MAX_STOREFRONTS = 100;
const MAX_SHOWCASES = 500;
const MAX_PATHS = 10_000;

export function createCatalog(database: Database): Catalog {
  const products = new ReadCache<number, StoredProduct>(MAX_PRODUCTS);
  const listings = new ReadCache<number, Listing[]>(MAX_STOREFRONTS);
  const terms = new ReadCache<number, Terms>(MAX_STOREFRONTS);
  const showcases = new ReadCache<string, Showcase>(MAX_SHOWCASES);
  const oldAddresses = new ReadCache<string, { name: string; value: string }[]>(MAX_PATHS);
  const { dropAll: dropFound, ...finder } = createProductFinder();
  const sizes = new Map<string, StoredItem>();
  let sizesVersion = 0;
  const hosts = new Set<string>();
  /** Products of one size may add to its label ("24 × 24 in, 20 mm paver"). The shortest label names the size. */
  const noteSize = (size: string, item: StoredItem) => {
    const known = sizes.get(size);
    if (known && known.itemNo !== item.itemNo && lengthOf(item.labels) >= lengthOf(known.labels)) return;
    if (!known || namesOf(known) !== namesOf(item)) sizesVersion += 1;
    sizes.set(size, item);
  };
  const note = (product: StoredProduct) => {
    for (const { address } of product.pictures) if (address.startsWith("http")) hosts.add(new URL(address).origin);
    for (const item of product.items) if (item.size && item.kind === "item") noteSize(item.size, item);
  };
  return {
    *save() {
      yield { sizes, hosts };
    },
    load(next) {
      const loaded = next() as { sizes: Map<string, StoredItem>; hosts: Set<string> };
      return () => {
        for (const [size, item] of loaded.sizes) sizes.set(size, item);
        for (const host of loaded.hosts) hosts.add(host);
        sizesVersion += 1;
      };
    },
    async products(query, storefrontId, ids) {
      const found = await products.readMany(query, ids, async (missing) => {
        const read = await selectProducts(query, storefrontId, missing);
        for (const product of read) note(product);
        return read.map((product) => [product.id, product] as const);
      });
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    ...finder,
    listings: (storefrontId) => listings.read(database.query, storefrontId, () => selectListings(database.query, storefrontId)),
    terms: (storefrontId) => terms.read(database.query, storefrontId, () => selectTerms(database.query, storefrontId)),
    note,
    pictureHosts: () => [...hosts],
    sizeLabel: (size, language) => sizes.get(size)?.labels[language] ?? null,
    sizeOutline: (size) => outlineOf(sizes.get(size)),
    sizesVersion: () => sizesVersion,
    showcase: (key, make) => showcases.read(database.query, key, make),
    oldAddresses: (storefrontId, language, path) =>
      oldAddresses.read(database.query, `${storefrontId} ${language} ${path}`, async () => {
        const found = await selectOldAddresses(database.query, storefrontId, language, path);
        return found.map(({ path: name, slug }) => ({ name, value: `/product/detail/${slug}` }));
      }),
    dropShowcases: () => showcases.dropAll(),
    dropProduct(id) {
      products.drop(id);
      oldAddresses.dropAll();
      dropFound();
    },
    dropAll() {
      products.dropAll();
      listings.dropAll();
      terms.dropAll();
      showcases.dropAll();
      oldAddresses.dropAll();
      dropFound();
    },
  };
}

/** Returns what a size takes from its naming item, for comparison. */
const namesOf = ({ labels, shape, widthMm, heightMm, chips }: StoredItem): string =>
  JSON.stringify([labels.en, labels.es, shape, widthMm, heightMm, chips]);

const lengthOf = (labels: StoredItem["labels"]): number => Object.values(labels).join("").length;

function outlineOf(item: StoredItem | undefined): Outline | null {
  if (!item?.widthMm || !item.heightMm) return null;
  const { shape, widthMm, heightMm, chips } = item;
  return { shape, widthMm, heightMm, chips: chips?.layout ?? null };
}
