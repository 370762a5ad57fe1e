import { type Language, languages } from "@azulejo/contract";
import type { ListingFilter } from "@azulejo/database";
import { LRUCache } from "lru-cache";
import { arrange, isAlive } from "./arrange.ts";
import { type Bits, bitsFor, copyBits, grownBits, intersect, setBit } from "./bitset.ts";
import { Columns } from "./columns.ts";
import { evaluate, type Matches } from "./evaluate.ts";
import { type Lexicon, standardLexicons } from "./lexicon.ts";
import { fits } from "./listing-filter.ts";
import { Orders } from "./orders.ts";
import { OwnPriceColumns } from "./own-price-columns.ts";
import type { Search, SearchHit, SearchProduct, SearchQuery, SearchResult } from "./search.ts";
import { TextIndex } from "./text-index.ts";
import type { LabelScores } from "./variant-labels.ts";

interface Evaluated {
  matches: Matches;
  scores: Map<number, number> | null;
  corrected: string | null;
}

/** The total number of products in cached results; this bounds the cache's memory, not its number of entries. */
const CACHED_PRODUCTS = 2_000_000;

/** The maximum number of listings or series with cached bit sets. */
const MOST_LISTINGS = 500;

/** The whole catalog as columns and bit sets in this process; see docs/decisions/0005. */
export class InProcessSearch implements Search {
  #columns = new Columns();
  #orders = new Orders();
  #texts = newTexts();
  #listings: SearchProduct["listing"][] = [];
  #listingBits = new Map<string, { filter: ListingFilter; bits: Bits }>();
  #evaluated = new LRUCache<string, Evaluated>({
    max: 5000,
    maxSize: CACHED_PRODUCTS,
    sizeCalculation: ({ matches }) => matches.products.length + 200,
  });
  #ownPrices = new OwnPriceColumns();
  #version = 0;

  get version(): number {
    return this.#version;
  }

  get size() {
    return { products: this.#columns.ordinals.size, variants: this.#columns.variants };
  }

  search(query: SearchQuery): SearchResult {
    const { matches, scores, corrected } = this.#evaluate(query);
    return {
      total: matches.products.length,
      hits: arrange(this.#columns, this.#orders, matches, scores, query),
      facets: matches.facets,
      price: matches.price,
      corrected,
    };
  }

  suggest(lexicon: Lexicon, text: string, limit: number) {
    const index = this.#texts[lexicon.language];
    const suggestions = index.complete(text, limit);
    const corrected = suggestions.length === 0 ? index.correct(text, lexicon) : null;
    const found = index.find(text, lexicon) ?? (corrected ? index.find(corrected, lexicon) : null) ?? index.findMost(text, lexicon);
    const ranked = [...(found ?? [])]
      .filter(([ordinal]) => isAlive(this.#columns, ordinal))
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || this.#orders.popularity(b) - this.#orders.popularity(a) || a - b);
    return {
      suggestions: corrected ? [{ text: corrected, count: ranked.length }] : suggestions,
      hits: this.#leadsOf(
        ranked.slice(0, limit).map(([ordinal]) => ordinal),
        this.#columns.labels.score(lexicon, corrected ?? text),
      ),
    };
  }

  #leadsOf(ordinals: number[], labels: LabelScores | null): Pick<SearchHit, "productId" | "leadItemNo">[] {
    const { firstVariant, labelOf, itemNos, productIds } = this.#columns;
    return ordinals.map((ordinal) => {
      let lead = firstVariant[ordinal]!;
      for (let index = lead; labels && index < firstVariant[ordinal + 1]!; index++) {
        if (labels[labelOf[index]!]! > labels[labelOf[lead]!]!) lead = index;
      }
      return { productId: productIds[ordinal]!, leadItemNo: itemNos[lead]! };
    });
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

  restock(productId: number, itemNo: string, places: string[]): void {
    const ordinal = this.#columns.ordinals.get(productId);
    if (ordinal === undefined) return;
    this.#columns.restock(ordinal, itemNo, places);
    this.#changed();
  }

  rebuild(products: Iterable<SearchProduct>): void {
    this.#ownPrices.clear();
    this.#columns = new Columns();
    this.#orders = new Orders();
    this.#texts = newTexts();
    this.#listings = [];
    this.#listingBits.clear();
    for (const product of products) if (product.variants.length > 0) this.#append(product);
    this.#changed();
  }

  #append(product: SearchProduct): void {
    const ordinal = this.#columns.append(product);
    this.#listings[ordinal] = product.listing;
    this.#orders.add(ordinal, {
      popularity: product.popularity,
      introduced: product.introduced,
      names: { en: product.texts.en.name, es: product.texts.es.name },
    });
    for (const language of languages) this.#texts[language].add(ordinal, product.texts[language].words);
    for (const entry of this.#listingBits.values()) {
      if (entry.bits.length * 32 < this.#columns.capacity) entry.bits = grownBits(entry.bits, this.#columns.capacity);
      if (fits(product.listing, entry.filter)) this.#mark(entry.bits, ordinal);
    }
  }

  #bury(productId: number): void {
    const ordinal = this.#columns.ordinals.get(productId);
    if (ordinal === undefined) return;
    this.#columns.bury(ordinal);
    this.#columns.ordinals.delete(productId);
  }

  #changed(): void {
    this.#version += 1;
    this.#evaluated.clear();
  }

  #evaluate(query: SearchQuery): Evaluated {
    const { language, text, lexicon, listing, filters, price, onSale, inStockAt, own, pricesHidden } = query;
    const key = JSON.stringify([
      text && language,
      text,
      text && lexicon?.version,
      listing,
      filters,
      price,
      onSale,
      inStockAt,
      own?.key,
      pricesHidden,
    ]);
    let evaluated = this.#evaluated.get(key);
    if (!evaluated) this.#evaluated.set(key, (evaluated = this.#run(query)));
    return evaluated;
  }

  #run(query: SearchQuery): Evaluated {
    const base = query.listing ? copyBits(this.#bitsOfListing(query.listing)) : copyBits(this.#columns.alive);
    intersect(base, this.#columns.alive);
    const { scores, corrected } = this.#find(query);
    if (scores) intersect(base, this.#bitsOfProducts(scores.keys()));
    const labels = query.text ? this.#columns.labels.score(lexiconOf(query), corrected ?? query.text) : null;
    const prices = query.own ? this.#ownPrices.of(query.own, this.#columns, this.#listings) : this.#columns.prices;
    return { matches: evaluate(this.#columns, base, { ...query, prices }, labels), scores, corrected };
  }

  #find(query: SearchQuery): Pick<Evaluated, "scores" | "corrected"> {
    const { text, language } = query;
    if (!text) return { scores: null, corrected: null };
    const index = this.#texts[language];
    const lexicon = lexiconOf(query);
    const found = index.find(text, lexicon);
    if (found) return { scores: found, corrected: null };
    const corrected = index.correct(text, lexicon);
    const foundCorrected = corrected && index.find(corrected, lexicon);
    if (foundCorrected) return { scores: foundCorrected, corrected };
    return { scores: index.findMost(text, lexicon) ?? new Map(), corrected: null };
  }

  #bitsOfListing(filter: ListingFilter): Bits {
    const key = JSON.stringify(filter);
    let entry = this.#listingBits.get(key);
    if (!entry) {
      const bits = bitsFor(this.#columns.capacity);
      this.#listings.forEach((listing, ordinal) => {
        if (fits(listing, filter)) this.#mark(bits, ordinal);
      });
      // Callers can name any series, so the oldest entry makes room.
      if (this.#listingBits.size >= MOST_LISTINGS) this.#listingBits.delete(this.#listingBits.keys().next().value ?? "");
      this.#listingBits.set(key, (entry = { filter, bits }));
    }
    if (!filter.onSale) return entry.bits;
    const onSale = copyBits(entry.bits);
    intersect(onSale, this.#columns.onSale);
    return onSale;
  }

  #bitsOfProducts(ordinals: Iterable<number>): Bits {
    const bits = bitsFor(this.#columns.capacity);
    for (const ordinal of ordinals) this.#mark(bits, ordinal);
    return bits;
  }

  #mark(bits: Bits, ordinal: number): void {
    const { firstVariant } = this.#columns;
    for (let index = firstVariant[ordinal]!; index < firstVariant[ordinal + 1]!; index++) setBit(bits, index);
  }
}

const lexiconOf = ({ lexicon, language }: SearchQuery): Lexicon => lexicon ?? standardLexicons[language];

const newTexts = (): Record<Language, TextIndex> => ({ en: new TextIndex("en"), es: new TextIndex("es") });
