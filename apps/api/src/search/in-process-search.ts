import type { ListingFilter } from "@azulejo/database";
import { arrange, leadOf } from "./arrange.ts";
import { all, type Bits, hasBit, setBit, sizeOf, sizeOfBoth } from "./bitset.ts";
import { CatalogIndex } from "./building/catalog-index.ts";
import { Slices } from "./building/slices.ts";
import type { Columns } from "./columns.ts";
import { ContractPriceColumns } from "./contract-price-columns.ts";
import { evaluate, type Matches } from "./evaluate.ts";
import type { PriceColumn } from "./price-column.ts";
import { noMatches, type ProductMatches } from "./product-matches.ts";
import { rankedScores } from "./ranked-scores.ts";
import type { Search, SearchProduct, SearchQuery, SearchResult, Suggestions } from "./search.ts";
import { selectPage } from "./select-page.ts";
import type { NextRecord, Snapshotted } from "./snapshot/snapshot-file.ts";
import { type Lexicon, standardLexicons } from "./text/lexicon.ts";
import type { LabelScores } from "./variant-labels.ts";
import { withVariantIn } from "./with-variant-in.ts";
import { Workspace } from "./workspace.ts";

/** What a query finds; its arrays are the workspace's, valid until the next search. */
interface Evaluated {
  matches: Matches;
  text: ProductMatches | null;
  labels: LabelScores | null;
  corrected: string | null;
}

/**
 * Searches the whole catalog in this process, as columns and bit sets; see docs/design/search.md. Methods do all work before returning
 * their promise, so searches can share one workspace.
 */
export class InProcessSearch implements Search, Snapshotted {
  readonly #workspace = new Workspace();
  #index = new CatalogIndex(this.#workspace);
  /** Changes made while a new index is built, to be applied to it too. */
  #meanwhile: ((index: CatalogIndex) => void)[] | null = null;
  #ownPrices = new ContractPriceColumns();

  get size() {
    return { products: this.#index.columns.ordinals.size, variants: this.#index.columns.variants };
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    this.#workspace.begin();
    const { matches, corrected, ...found } = this.#evaluate(query);
    const index = { columns: this.#index.columns, orders: this.#index.orders, prices: this.#pricesOf(query) };
    return {
      total: matches.total,
      hits: arrange(index, { matches, ...found }, query),
      facets: matches.facets,
      price: matches.price,
      corrected: corrected && this.#index.texts[query.language].spelled(corrected),
    };
  }

  async count(listing: ListingFilter): Promise<number> {
    this.#workspace.begin();
    const entry = this.#index.listingOf(listing);
    entry.count ??= this.#count(entry);
    return entry.count;
  }

  async suggest(lexicon: Lexicon, text: string, limit: number): Promise<Suggestions> {
    this.#workspace.begin();
    const index = this.#index.texts[lexicon.language];
    const suggestions = index.complete(text, limit);
    const corrected = suggestions.length === 0 ? index.correct(text, lexicon) : null;
    const found = index.find(text, lexicon) ?? (corrected ? index.find(corrected, lexicon) : null) ?? index.findMost(text, lexicon);
    const { products, scores } = alive(found ?? noMatches, this.#index.columns);
    const orders = this.#index.orders;
    const { itemNos, productIds } = this.#index.columns;
    const compare = (a: number, b: number) =>
      scores[b]! - scores[a]! ||
      orders.popularity(products[b]!) - orders.popularity(products[a]!) ||
      productIds[products[a]!]! - productIds[products[b]!]!;
    const labels = this.#index.columns.labels.score(lexicon, corrected ?? text);
    return {
      suggestions: (corrected ? [{ text: corrected, count: products.length }] : suggestions).map(({ text: words, count }) => ({
        text: index.spelled(words),
        count,
      })),
      hits: Array.from(selectPage(this.#workspace.integers(products.length), 0, limit, compare), (place) => {
        const product = products[place]!;
        const lead = leadOf(this.#index.columns, { variants: null }, labels, product);
        return { productId: productIds[product]!, leadItemNo: itemNos[lead]! };
      }),
    };
  }

  async upsert(product: SearchProduct): Promise<void> {
    this.#change((index) => {
      index.bury(product.id);
      if (product.variants.length > 0) index.append(product);
    });
    this.#ownPrices.clear();
    this.#index.forgetCounts();
  }

  async remove(productId: number): Promise<void> {
    this.#change((index) => index.bury(productId));
    this.#index.forgetCounts();
  }

  async restock(productId: number, itemNo: string, places: string[]): Promise<boolean> {
    return this.#change(({ columns }) => {
      const ordinal = columns.ordinals.get(productId);
      return ordinal !== undefined && columns.restock(ordinal, itemNo, places);
    });
  }

  save(): Iterable<unknown> {
    return this.#index.save();
  }

  load(next: NextRecord): () => void {
    const index = new CatalogIndex(this.#workspace);
    index.load(next);
    return () => {
      this.#index = index;
    };
  }

  async rebuild(products: Iterable<SearchProduct> | AsyncIterable<SearchProduct>): Promise<void> {
    const next = new CatalogIndex(this.#workspace, this.#index);
    const slices = new Slices();
    const meanwhile: ((index: CatalogIndex) => void)[] = [];
    this.#meanwhile = meanwhile;
    try {
      for await (const product of products) {
        if (product.variants.length > 0) next.append(product);
        if (slices.isOver) await slices.rest();
      }
      await next.prepare(slices);
      for (const change of meanwhile) change(next);
    } finally {
      this.#meanwhile = null;
    }
    this.#index = next;
    this.#ownPrices.clear();
    this.#index.forgetCounts();
  }

  #change<T>(change: (index: CatalogIndex) => T): T {
    this.#meanwhile?.push(change);
    return change(this.#index);
  }

  #evaluate(query: SearchQuery): Evaluated {
    const { found, corrected } = this.#find(query);
    const sets = [this.#index.columns.alive];
    if (query.listing) sets.push(this.#index.listingOf(query.listing).bits);
    if (found) sets.push(this.#bitsOf(found));
    const matches = evaluate(this.#index.columns, this.#pricesOf(query), all(sets, this.#workspace), query);
    const labels = query.text ? this.#index.columns.labels.score(lexiconOf(query), corrected ?? query.text) : null;
    return { matches, text: found, labels, corrected };
  }

  #pricesOf({ own }: Pick<SearchQuery, "own">): PriceColumn {
    return own ? this.#ownPrices.of(own, this.#index.columns, this.#index.listings) : this.#index.columns.prices;
  }

  #find(query: SearchQuery): { found: ProductMatches | null; corrected: string | null } {
    const { text, language, ranked } = query;
    if (ranked) return { found: this.#ranked(ranked), corrected: null };
    if (!text) return { found: null, corrected: null };
    const index = this.#index.texts[language];
    const lexicon = lexiconOf(query);
    const found = index.find(text, lexicon);
    if (found) return { found, corrected: null };
    const corrected = index.correct(text, lexicon);
    const foundCorrected = corrected && index.find(corrected, lexicon);
    if (foundCorrected) return { found: foundCorrected, corrected };
    return { found: index.findMost(text, lexicon) ?? noMatches, corrected: null };
  }

  #ranked(ranked: readonly number[]): ProductMatches {
    const { ordinals } = this.#index.columns;
    const found = rankedScores(ranked)
      .flatMap(({ productId, score }) => {
        const ordinal = ordinals.get(productId);
        return ordinal === undefined ? [] : [{ ordinal, score }];
      })
      .sort((a, b) => a.ordinal - b.ordinal);
    return {
      products: Uint32Array.from(found, ({ ordinal }) => ordinal),
      scores: Float64Array.from(found, ({ score }) => score),
    };
  }

  #count({ filter, bits }: { filter: ListingFilter; bits: Bits }): number {
    const { alive, onSale } = this.#index.columns;
    if (!filter.onSale) return sizeOfBoth(alive, bits);
    return sizeOf(withVariantIn(this.#index.columns, all([alive, bits], this.#workspace), onSale));
  }

  #bitsOf({ products }: ProductMatches): Bits {
    const bits = this.#workspace.emptyLike(this.#index.columns.alive);
    for (const ordinal of products) setBit(bits, ordinal);
    return bits;
  }
}

const lexiconOf = ({ lexicon, language }: SearchQuery): Lexicon => lexicon ?? standardLexicons[language];

function alive({ products, scores }: ProductMatches, columns: Columns): ProductMatches {
  const places = Array.from(products.keys()).filter((place) => hasBit(columns.alive, products[place]!));
  return places.length === products.length
    ? { products, scores }
    : { products: Uint32Array.from(places, (place) => products[place]!), scores: Float64Array.from(places, (place) => scores[place]!) };
}
