import type { Language } from "@azulejo/contract";
import type { Facet, Showcase } from "@azulejo/contract/areas/product.ts";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { Change, Query } from "@azulejo/database";
import type { Gallery } from "../domain/gallery.ts";
import type { Listing, StoredProduct, Terms } from "../domain/product.ts";
import type { Yard } from "../domain/slab-yard.ts";
import type { Snapshotted } from "../search/snapshot/snapshot-file.ts";

export type Outline = NonNullable<Facet["values"][number]["outline"]>;

export interface ProductOfItem {
  productId: number;
  /** Whether the slug is a former one. */
  moved: boolean;
}

export interface Document {
  key: string;
  address: string;
  title: string;
}

/** Caches catalog data that most requests read and that rarely changes. The change log invalidates it. */
export interface Catalog extends Snapshotted {
  /**
   * Reads missing products through `query`. Inside a transaction it must be the transaction's own; another connection could wait for it
   * forever.
   */
  products(query: Query, storefrontId: number, ids: number[]): Promise<StoredProduct[]>;
  /** Returns the published products with these codes, by code; without those that do not exist. */
  productsOfCodes(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, number>>;
  /** Returns the product that an item number belongs to, or null. @param itemNo in any case */
  productOfItem(query: Query, storefrontId: number, itemNo: string): Promise<number | null>;
  /** Returns the product with a slug, and whether that is a former one; null if no product ever had it. */
  productOfSlug(query: Query, storefrontId: number, language: Language, slug: string): Promise<ProductOfItem | null>;
  /** Returns the published products of a series. */
  productsOfSeries(query: Query, seriesId: number): Promise<number[]>;
  relatedTo(query: Query, productId: number): Promise<number[]>;
  /** Returns a series' documents, with addresses in the reader's language. */
  documentsOf(query: Query, seriesId: number, language: Language): Promise<Document[]>;
  listings(storefrontId: number): Promise<Listing[]>;
  terms(storefrontId: number): Promise<Terms>;
  /** Returns the definitions of the supplier's own facts. */
  facts(storefrontId: number): Promise<readonly FactDefinition[]>;
  /** Adds a product that was read elsewhere to the cached size labels and picture hosts. */
  note(product: StoredProduct): void;
  /** Returns the origins of pictures on other hosts, as in an imported catalog. */
  pictureHosts(): string[];
  /** Returns a size's label, or null if no product read so far has that size. */
  sizeLabel(size: string, language: Language): string | null;
  /** Returns the shape of a size's pieces, or null if no product read so far has that size, or it has no sides. */
  sizeOutline(size: string): Outline | null;
  /** Increases with every change of a size's label or shape. */
  sizesVersion(): number;
  /**
   * Returns the addresses with this path that products had in another system, as redirects from `name` to `value`. Several may differ in
   * their query parameters only.
   * @param path normalized
   */
  oldAddresses(storefrontId: number, language: Language, path: string): Promise<{ name: string; value: string }[]>;
  /** Returns a listing's showcase; `make` runs on its first use and after each change of the catalog. */
  showcase(key: string, make: () => Promise<Showcase>): Promise<Showcase>;
  dropShowcases(): void;
  dropProduct(id: number): void;
  dropFacts(): void;
  dropAll(): void;
}

/** Caches all slabs of a storefront for lists. The change log invalidates it. */
export interface SlabYard {
  /** @param today the storefront's day, because prices depend on it */
  read(query: Query, storefrontId: number, today: string): Promise<Yard>;
  /** Reads changed data again. */
  apply(query: Query, changes: Change[]): Promise<void>;
}

/** Caches all scenes of a storefront. The change log invalidates it. */
export interface Scenes {
  read(query: Query, storefrontId: number): Promise<Gallery>;
  apply(changes: Change[]): void;
}
