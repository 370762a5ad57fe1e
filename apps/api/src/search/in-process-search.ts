import { type Language, languages } from "@azulejo/contract";
import type { ListingFilter } from "@azulejo/database";
import { arrange, leadOf } from "./arrange.ts";
import { all, type Bits, bitsFor, grownBits, hasBit, setBit, sizeOf, sizeOfBoth } from "./bitset.ts";
import { CachedResults } from "./cached-results.ts";
import { Columns } from "./columns.ts";
import { ContractPriceColumns } from "./contract-price-columns.ts";
import { evaluate, type Matches } from "./evaluate.ts";
import { fits } from "./listing-filter.ts";
import { Orders } from "./orders.ts";
import type { PriceColumn } from "./price-column.ts";
import { noMatches, type ProductMatches } from "./product-matches.ts";
import type { Search, SearchProduct, SearchQuery, SearchResult } from "./search.ts";
import { selectPage } from "./select-page.ts";
import { type Lexicon, standardLexicons } from "./text/lexicon.ts";
import { TextIndex } from "./text/text-index.ts";
import type { LabelScores } from "./variant-labels.ts";
import { withVariantIn } from "./with-variant-in.ts";
import { Workspace } from "./workspace.ts";

interface Evaluated {
  matches: Matches;
  text: ProductMatches | null;
  labels: LabelScores | null;
  corrected: string | null;
}

interface ListingEntry {
  filter: ListingFilter;
  /** Its products, also those that are dead. */
  bits: Bits;
  /** Number of its products; null until it has been counted. */
  count: number | null;
}

/** The maximum number of listings or series with cached bit sets. */
const MOST_LISTINGS = 500;

/** The whole catalog as columns and bit sets in this process; see docs/design/search.md. */
export class InProcessSearch implements Search {
  readonly #workspace = new Workspace();
  #columns = new Columns(this.#workspace);
  #orders = new Orders();
  #texts = newTexts(this.#workspace);
  #listings: SearchProduct["listing"][] = [];
  #listingBits = new Map<string, ListingEntry>();
  #evaluated = new CachedResults<Evaluated>(bytesOf, lasting);
  #ownPrices = new ContractPriceColumns();

  get size() {
    return { products: this.#columns.ordinals.size, variants: this.#columns.variants };
  }

  search(query: SearchQuery): SearchResult {
    this.#workspace.begin();
    const { matches, corrected, ...found } = this.#evaluate(query);
    const index = { columns: this.#columns, orders: this.#orders, prices: this.#pricesOf(query) };
    return {
      total: matches.total,
      hits: arrange(index, { matches, ...found }, query),
      facets: matches.facets,
      price: matches.price,
      corrected,
    };
  }

  count(listing: ListingFilter): number {
    this.#workspace.begin();
    const entry = this.#listingOf(listing);
    entry.count ??= this.#count(entry);
    return entry.count;
  }

  suggest(lexicon: Lexicon, text: string, limit: number) {
    this.#workspace.begin();
    const index = this.#texts[lexicon.language];
    const suggestions = index.complete(text, limit);
    const corrected = suggestions.length === 0 ? index.correct(text, lexicon) : null;
    const found = index.find(text, lexicon) ?? (corrected ? index.find(corrected, lexicon) : null) ?? index.findMost(text, lexicon);
    const { products, scores } = alive(found ?? noMatches, this.#columns);
    const orders = this.#orders;
    const { itemNos, productIds } = this.#columns;
    const compare = (a: number, b: number) =>
      scores[b]! - scores[a]! ||
      orders.popularity(products[b]!) - orders.popularity(products[a]!) ||
      productIds[products[a]!]! - productIds[products[b]!]!;
    const labels = this.#columns.labels.score(lexicon, corrected ?? text);
    return {
      suggestions: corrected ? [{ text: corrected, count: products.length }] : suggestions,
      hits: Array.from(selectPage(this.#workspace.integers(products.length), 0, limit, compare), (place) => {
        const product = products[place]!;
        const lead = leadOf(this.#columns, { variants: null }, labels, product);
        return { productId: productIds[product]!, leadItemNo: itemNos[lead]! };
      }),
    };
  }

  upsert(product: SearchProduct): void {
    this.#ownPrices.clear();
    this.#bury(product.id);
    if (product.variants.length > 0) this.#append(product);
    this.#changed();
  }

  remove(productId: number): void {
    this.#bury(productId);
    this.#changed();
  }

  restock(productId: number, itemNo: string, places: string[]): boolean {
    const ordinal = this.#columns.ordinals.get(productId);
    // No stored result depends on stock, so that none is dropped.
    return ordinal !== undefined && this.#columns.restock(ordinal, itemNo, places);
  }

  rebuild(products: Iterable<SearchProduct>): void {
    this.#ownPrices.clear();
    this.#columns = new Columns(this.#workspace);
    this.#orders = new Orders();
    this.#texts = newTexts(this.#workspace);
    this.#listings = [];
    this.#listingBits.clear();
    for (const product of products) if (product.variants.length > 0) this.#append(product);
    this.#orders.prepare();
    this.#changed();
  }

  #append(product: SearchProduct): void {
    const ordinal = this.#columns.append(product);
    this.#listings[ordinal] = product.listing;
    this.#orders.add(ordinal, {
      id: product.id,
      popularity: product.popularity,
      introduced: product.introduced,
      names: { en: product.texts.en.name, es: product.texts.es.name },
    });
    for (const language of languages) this.#texts[language].add(ordinal, product.texts[language].words);
    for (const entry of this.#listingBits.values()) {
      if (entry.bits.length * 32 < this.#columns.productCapacity) entry.bits = grownBits(entry.bits, this.#columns.productCapacity);
      if (fits(product.listing, entry.filter)) setBit(entry.bits, ordinal);
    }
  }

  #bury(productId: number): void {
    const ordinal = this.#columns.ordinals.get(productId);
    if (ordinal === undefined) return;
    this.#columns.bury(ordinal);
    this.#columns.ordinals.delete(productId);
  }

  #changed(): void {
    this.#evaluated.clear();
    for (const entry of this.#listingBits.values()) entry.count = null;
  }

  #evaluate(query: SearchQuery): Evaluated {
    const { language, text, lexicon, listing, filters, price, onSale, inStockAt, own, pricesHidden } = query;
    if (inStockAt !== undefined) return this.#run(query);
    const words = text && [language, text, lexicon?.version];
    const key = JSON.stringify([words, listing, filters, price, onSale, own?.key, pricesHidden]);
    return this.#evaluated.get(key, () => this.#run(query));
  }

  #run(query: SearchQuery): Evaluated {
    const { found, corrected } = this.#find(query);
    const sets = [this.#columns.alive];
    if (query.listing) sets.push(this.#listingOf(query.listing).bits);
    if (found) sets.push(this.#bitsOf(found));
    const matches = evaluate(this.#columns, this.#pricesOf(query), all(sets, this.#workspace), query);
    const labels = query.text ? this.#columns.labels.score(lexiconOf(query), corrected ?? query.text) : null;
    return { matches, text: found, labels, corrected };
  }

  #pricesOf({ own }: Pick<SearchQuery, "own">): PriceColumn {
    return own ? this.#ownPrices.of(own, this.#columns, this.#listings) : this.#columns.prices;
  }

  #find(query: SearchQuery): { found: ProductMatches | null; corrected: string | null } {
    const { text, language } = query;
    if (!text) return { found: null, corrected: null };
    const index = this.#texts[language];
    const lexicon = lexiconOf(query);
    const found = index.find(text, lexicon);
    if (found) return { found, corrected: null };
    const corrected = index.correct(text, lexicon);
    const foundCorrected = corrected && index.find(corrected, lexicon);
    if (foundCorrected) return { found: foundCorrected, corrected };
    return { found: index.findMost(text, lexicon) ?? noMatches, corrected: null };
  }

  #listingOf(filter: ListingFilter): ListingEntry {
    const key = JSON.stringify(filter);
    let entry = this.#listingBits.get(key);
    if (entry) {
      this.#listingBits.delete(key);
      this.#listingBits.set(key, entry);
      return entry;
    }
    const bits = bitsFor(this.#columns.productCapacity);
    this.#listings.forEach((listing, ordinal) => {
      if (fits(listing, filter)) setBit(bits, ordinal);
    });
    // Callers can name any series, so the one that was used least recently makes room.
    if (this.#listingBits.size >= MOST_LISTINGS) this.#listingBits.delete(this.#listingBits.keys().next().value ?? "");
    this.#listingBits.set(key, (entry = { filter, bits, count: null }));
    return entry;
  }

  #count({ filter, bits }: ListingEntry): number {
    const { alive, onSale } = this.#columns;
    if (!filter.onSale) return sizeOfBoth(alive, bits);
    return sizeOf(withVariantIn(this.#columns, all([alive, bits], this.#workspace), onSale));
  }

  #bitsOf({ products }: ProductMatches): Bits {
    const bits = this.#workspace.emptyLike(this.#columns.alive);
    for (const ordinal of products) setBit(bits, ordinal);
    return bits;
  }
}

const lexiconOf = ({ lexicon, language }: SearchQuery): Lexicon => lexicon ?? standardLexicons[language];

const newTexts = (workspace: Workspace): Record<Language, TextIndex> => ({
  en: new TextIndex("en", workspace),
  es: new TextIndex("es", workspace),
});

function alive({ products, scores }: ProductMatches, columns: Columns): ProductMatches {
  const places = Array.from(products.keys()).filter((place) => hasBit(columns.alive, products[place]!));
  return places.length === products.length
    ? { products, scores }
    : { products: Uint32Array.from(places, (place) => products[place]!), scores: Float64Array.from(places, (place) => scores[place]!) };
}

/** Returns a copy that outlives the next search. */
const lasting = ({ matches, text, labels, corrected }: Evaluated): Evaluated => ({
  matches: { ...matches, products: matches.products.slice(), variants: matches.variants?.slice() ?? null },
  text: text && { products: text.products.slice(), scores: text.scores.slice() },
  labels,
  corrected,
});

/** Returns about how much memory a result holds. */
function bytesOf({ matches, text, labels }: Evaluated): number {
  const { products, variants, facets } = matches;
  const arrays = [products, variants, text?.products, text?.scores, labels, ...Object.values(facets)];
  return arrays.reduce((sum, array) => sum + (array?.byteLength ?? 0), 0);
}
