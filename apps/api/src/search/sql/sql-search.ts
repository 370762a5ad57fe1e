import type { Language } from "@azulejo/contract";
import type { ListingFilter, Query } from "@azulejo/database";
import type { Search, SearchProduct, SearchQuery, SearchResult, Suggestions } from "../search.ts";
import { type Lexicon, standardLexicons } from "../text/lexicon.ts";
import { COMPLETIONS } from "../text/text-index.ts";
import { wordsOf } from "../text/words.ts";
import type { LabelScores } from "../variant-labels.ts";
import { Dictionaries } from "./dictionaries.ts";
import { correct, type FoundText, findText, spell } from "./find-text.ts";
import { countListing, selectBest, selectMatches } from "./matches.repository.ts";
import { analyzeRows, restockVariant, selectIndexedIds, selectSize } from "./product-rows.repository.ts";
import { selectWordsWith, type Vocabulary } from "./words.repository.ts";
import { writeProducts } from "./write-products.ts";

interface Options {
  storefrontId: number;
  /** The connection for writing. */
  query: Query;
  /** The connection for queries, such as a replica. */
  reads?: Query;
}

const BATCH = 500;

/** Searches the catalog in database rows, for catalogs that don't fit in each process's memory; see docs/design/search.md. */
export class SqlSearch implements Search {
  readonly #storefrontId: number;
  readonly #query: Query;
  readonly #reads: Query;
  #dictionaries: Dictionaries;
  /** As of the last rebuild. */
  size = { products: 0, variants: 0 };
  /** Cached numbers of products by listing, cleared when a product changes. */
  readonly #counts = new Map<string, Promise<number>>();

  constructor({ storefrontId, query, reads = query }: Options) {
    this.#storefrontId = storefrontId;
    this.#query = query;
    this.#reads = reads;
    this.#dictionaries = new Dictionaries(storefrontId);
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const { text, language } = query;
    const lexicon = query.lexicon ?? standardLexicons[language];
    const found = await this.#find(query, lexicon);
    const corrected = found?.corrected ?? null;
    const [shown = null] = corrected === null ? [] : await spell(this.#vocabulary(language), [corrected]);
    const { facets } = this.#dictionaries;
    if (found && !found.matches)
      return { total: 0, hits: [], facets: facets.countsOf({ codes: [], counts: [] }), price: null, corrected: shown };
    const labels = text ? this.#labelsOf(lexicon, corrected ?? text) : noLabels;
    const asked = { storefrontId: this.#storefrontId, query, text: found?.matches ?? null, facets, labels };
    const { codes, counts, ...answer } = await selectMatches(this.#reads, asked);
    // Another process may have added a value since.
    if (codes.some((code) => !facets.has(code))) await this.#dictionaries.read(this.#reads);
    return { ...answer, facets: facets.countsOf({ codes, counts }), corrected: shown };
  }

  count(listing: ListingFilter): Promise<number> {
    const key = JSON.stringify(listing);
    const known = this.#counts.get(key);
    if (known) return known;
    const counted = countListing(this.#reads, this.#storefrontId, listing);
    counted.catch(() => this.#counts.delete(key));
    this.#counts.set(key, counted);
    return counted;
  }

  async suggest(lexicon: Lexicon, text: string, limit: number): Promise<Suggestions> {
    const { language } = lexicon;
    const vocabulary = this.#vocabulary(language);
    const suggestions = await complete(vocabulary, text, limit);
    const corrected = suggestions.length === 0 ? await correct(vocabulary, lexicon, text) : null;
    const { matches } = await findText(vocabulary, lexicon, text, async () => corrected);
    const labels = this.#labelsOf(lexicon, corrected ?? text);
    const asked = { storefrontId: this.#storefrontId, language, labels };
    const { total, hits } = matches ? await selectBest(this.#reads, { ...asked, text: matches }, limit) : { total: 0, hits: [] };
    const said = corrected === null ? suggestions : [{ text: corrected, count: total }];
    const spelled = await spell(
      vocabulary,
      said.map((one) => one.text),
    );
    return { suggestions: said.map(({ count }, place) => ({ text: spelled[place]!, count })), hits };
  }

  upsert(product: SearchProduct): Promise<void> {
    return this.#write([product]);
  }

  remove(productId: number): Promise<void> {
    return this.#write([], [productId]);
  }

  restock(productId: number, itemNo: string, places: string[]): Promise<boolean> {
    return restockVariant(this.#query, this.#storefrontId, productId, itemNo, places);
  }

  /** Writes rows that differ, in batches. Until it is complete, some products are outdated. */
  async rebuild(products: Iterable<SearchProduct> | AsyncIterable<SearchProduct>): Promise<void> {
    await this.#dictionaries.read(this.#query);
    const gone = new Set(await selectIndexedIds(this.#query, this.#storefrontId));
    let batch: SearchProduct[] = [];
    for await (const product of products) {
      gone.delete(product.id);
      if (batch.push(product) < BATCH) continue;
      await this.#write(batch);
      batch = [];
    }
    await this.#write(batch);
    const ids = [...gone];
    for (let from = 0; from < ids.length; from += BATCH) await this.#write([], ids.slice(from, from + BATCH));
    await analyzeRows(this.#query);
    this.size = await selectSize(this.#query, this.#storefrontId);
  }

  async #write(products: SearchProduct[], removed: number[] = []): Promise<void> {
    try {
      await writeProducts(this.#query, { storefrontId: this.#storefrontId, dictionaries: this.#dictionaries, products, removed });
    } catch (error) {
      // The dictionaries contain codes of the failed write, which weren't stored.
      this.#dictionaries = new Dictionaries(this.#storefrontId);
      await this.#dictionaries.read(this.#query);
      throw error;
    } finally {
      this.#counts.clear();
    }
  }

  async #find({ text, language, ranked }: SearchQuery, lexicon: Lexicon): Promise<FoundText | null> {
    if (ranked) return { matches: ranked.length > 0 ? { ranked } : null, corrected: null };
    const vocabulary = this.#vocabulary(language);
    return text ? findText(vocabulary, lexicon, text, () => correct(vocabulary, lexicon, text)) : null;
  }

  #labelsOf(lexicon: Lexicon, text: string) {
    const scores = this.#dictionaries.labels.score(lexicon, text);
    return scores ? matchingLabels(scores) : noLabels;
  }

  #vocabulary(language: Language): Vocabulary {
    return { query: this.#reads, storefrontId: this.#storefrontId, language };
  }
}

const noLabels: { codes: number[]; scores: number[] } = { codes: [], scores: [] };

function matchingLabels(all: LabelScores) {
  const codes = Array.from(all.keys()).filter((code) => all[code]! > 0);
  return { codes, scores: codes.map((code) => all[code]!) };
}

/** Returns completions of the query's last word, most frequent first. */
async function complete(vocabulary: Vocabulary, text: string, limit: number) {
  const words = wordsOf(text);
  const last = words.pop();
  if (last === undefined) return [];
  const before = words.length > 0 ? `${words.join(" ")} ` : "";
  return (await selectWordsWith(vocabulary, last, COMPLETIONS))
    .map(({ word, uses }) => ({ text: before + word, count: uses }))
    .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text))
    .slice(0, limit);
}
