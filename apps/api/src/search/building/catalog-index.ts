import { type Language, languages } from "@azulejo/contract";
import type { ListingFilter } from "@azulejo/database";
import { type Bits, bitsFor, grownBits, setBit } from "../bitset.ts";
import { Columns } from "../columns.ts";
import { fits } from "../listing-filter.ts";
import { Orders } from "../orders.ts";
import type { SearchProduct } from "../search.ts";
import type { NextRecord } from "../snapshot/snapshot-file.ts";
import { TextIndex } from "../text/text-index.ts";
import type { Workspace } from "../workspace.ts";
import type { Slices } from "./slices.ts";

interface ListingEntry {
  filter: ListingFilter;
  /** The products of the listing, including those removed from the index. */
  bits: Bits;
  /** Number of its products; null until it has been counted. */
  count: number | null;
}

/** The maximum number of listings or series with cached bit sets. */
const MAX_LISTINGS = 500;

/** The search index of all products. */
export class CatalogIndex {
  readonly columns: Columns;
  readonly orders = new Orders();
  readonly texts: Record<Language, TextIndex>;
  readonly listings: SearchProduct["listing"][] = [];
  readonly listingBits = new Map<string, ListingEntry>();

  /** @param before an index whose cached listings are updated while products are added, so that they needn't be searched later */
  constructor(workspace: Workspace, before?: CatalogIndex) {
    this.columns = new Columns(workspace);
    this.texts = { en: new TextIndex("en", workspace), es: new TextIndex("es", workspace) };
    for (const [key, { filter }] of before?.listingBits ?? []) this.listingBits.set(key, { filter, bits: bitsFor(0), count: null });
  }

  append(product: SearchProduct): void {
    const ordinal = this.columns.append(product);
    this.listings[ordinal] = product.listing;
    this.orders.add(ordinal, {
      id: product.id,
      popularity: product.popularity,
      introduced: product.introduced,
      names: { en: product.texts.en.name, es: product.texts.es.name },
    });
    for (const language of languages) this.texts[language].add(ordinal, product.texts[language].words);
    for (const entry of this.listingBits.values()) {
      if (entry.bits.length * 32 < this.columns.productCapacity) entry.bits = grownBits(entry.bits, this.columns.productCapacity);
      if (fits(product.listing, entry.filter)) setBit(entry.bits, ordinal);
    }
  }

  /** All data for a snapshot. */
  *save(): Generator<unknown> {
    yield this.columns.state;
    yield this.orders.state;
    yield { listings: this.listings, listingBits: this.listingBits };
    for (const language of languages) yield* this.texts[language].save();
  }

  load(next: NextRecord): void {
    this.columns.state = next() as Columns["state"];
    this.orders.state = next() as Orders["state"];
    const { listings, listingBits } = next() as Pick<CatalogIndex, "listings" | "listingBits">;
    for (const listing of listings) this.listings.push(listing);
    for (const [key, entry] of listingBits) this.listingBits.set(key, entry);
    for (const language of languages) this.texts[language].load(next);
  }

  /** Sorts data ahead of queries. */
  async prepare(slices: Slices): Promise<void> {
    await this.orders.prepare(slices);
    for (const language of languages) await this.texts[language].prepare(slices);
  }

  bury(productId: number): void {
    const ordinal = this.columns.ordinals.get(productId);
    if (ordinal === undefined) return;
    this.columns.bury(ordinal);
    this.columns.ordinals.delete(productId);
  }

  forgetCounts(): void {
    for (const entry of this.listingBits.values()) entry.count = null;
  }

  listingOf(filter: ListingFilter): ListingEntry {
    const key = JSON.stringify(filter);
    let entry = this.listingBits.get(key);
    if (entry) {
      this.listingBits.delete(key);
      this.listingBits.set(key, entry);
      return entry;
    }
    const bits = bitsFor(this.columns.productCapacity);
    this.listings.forEach((listing, ordinal) => {
      if (fits(listing, filter)) setBit(bits, ordinal);
    });
    // Callers can name any series, so the least recently used entry is evicted.
    if (this.listingBits.size >= MAX_LISTINGS) this.listingBits.delete(this.listingBits.keys().next().value ?? "");
    this.listingBits.set(key, (entry = { filter, bits, count: null }));
    return entry;
  }
}
