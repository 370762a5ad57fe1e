import type { Language } from "@azulejo/contract";
import { fold } from "../../domain/text-folding.ts";
import type { Slices } from "../building/slices.ts";
import { sortInSlices } from "../building/sort-in-slices.ts";
import { inBoth, noMatches, type ProductMatches, ScoreSheet, scale } from "../product-matches.ts";
import type { WeightedText } from "../search.ts";
import type { NextRecord } from "../snapshot/snapshot-file.ts";
import { Workspace } from "../workspace.ts";
import { type Lexicon, standardLexicons } from "./lexicon.ts";
import { lettersOf, NearestWord } from "./nearest-word.ts";
import { type Concept, isTradeWord, readQuery } from "./read-query.ts";
import { readTexts } from "./read-texts.ts";
import { usualSpelling } from "./usual-spelling.ts";
import { hasDigit, termOf, wordsOf } from "./words.ts";

interface Posting {
  products: number[];
  weights: number[];
}

/** Maximum number of words that an incomplete word stands for. */
export const PREFIX_TERMS = 200;
/** Factor of a synonym's score. */
export const SYNONYM = 0.7;
/** Postings per snapshot record, few enough to be written and read without much memory. */
const POSTINGS_OF_A_RECORD = 200_000;
/** Maximum number of words among which completions are chosen. */
export const COMPLETIONS = 400;
/** The minimum share of a query, weighted by rarity, that a product must match if none matches all of it. */
export const LEAST_COVERED = 0.4;
/** Rarity limit as a share of products. Rarer words count the same, so that a word found nowhere doesn't outweigh the rest. */
const RAREST = 0.01;
/** Returns a word's weight, higher for words that fewer products have. */
export const rarityOf = (found: number, products: number): number => Math.log(1 + products / Math.max(found, products * RAREST, 1));
/** Factor for a word with other accents than in the query. */
export const OTHER_ACCENT = 0.9;

/** Finds products by words of one language, with prefixes and typo correction. Products are ordinals of the column index. */
export class TextIndex {
  readonly #language: Language;
  readonly #postings = new Map<string, Posting>();
  /** The term of each indexed word. */
  readonly #terms = new Map<string, string>();
  /** Folded words with their number of products, for completion and correction. */
  readonly #words = new Map<string, number>();
  /** Indexed words in the order of their first use, and the letters of each. */
  readonly #written: string[] = [];
  readonly #letters: number[] = [];
  #sortedWords: string[] | null = null;
  /** Folded word → its accented spellings → the products that write it so. */
  readonly #spellings = new Map<string, Map<string, Set<number>>>();
  readonly #workspace: Workspace;
  readonly #sheet = new ScoreSheet();
  #products = 0;
  /** The highest product. */
  #highest = -1;

  constructor(language: Language, workspace = new Workspace()) {
    this.#language = language;
    this.#workspace = workspace;
  }

  /** All data for a snapshot. */
  *save(): Generator<unknown> {
    const [words, spellings, products, highest] = [this.#words, this.#spellings, this.#products, this.#highest];
    yield { words, spellings, products, highest, written: this.#written, letters: this.#letters, sortedWords: this.#sortedWords };
    let chunk: [string, Posting][] = [];
    let size = 0;
    for (const entry of this.#postings) {
      chunk.push(entry);
      size += 1 + entry[1].products.length;
      if (size < POSTINGS_OF_A_RECORD) continue;
      yield chunk;
      [chunk, size] = [[], 0];
    }
    yield chunk;
    yield null;
  }

  load(next: NextRecord): void {
    const state = next() as { [Key in "words" | "spellings"]: Map<string, never> } & {
      products: number;
      highest: number;
      written: string[];
      letters: number[];
      sortedWords: string[] | null;
    };
    for (const [word, uses] of state.words) this.#words.set(word, uses);
    for (const [word, spellings] of state.spellings) this.#spellings.set(word, spellings);
    for (const word of state.written) this.#written.push(word);
    for (const letters of state.letters) this.#letters.push(letters);
    [this.#products, this.#highest, this.#sortedWords] = [state.products, state.highest, state.sortedWords];
    for (let chunk = next(); chunk !== null; chunk = next()) {
      for (const [term, posting] of chunk as [string, Posting][]) this.#postings.set(term, posting);
    }
  }

  add(product: number, texts: WeightedText[]): void {
    this.#products += 1;
    this.#highest = Math.max(this.#highest, product);
    const { terms, words, spellings } = readTexts(texts, this.#language, (word) => this.#termOf(word));
    for (const word of words) this.#count(word);
    for (const [word, written] of spellings) for (const spelling of written) this.#noteSpelling(word, spelling, product);
    for (const [term, weight] of terms) this.#post(term, product, weight);
  }

  /** Sorts the words in advance, so that no request waits for it. */
  async prepare(slices: Slices): Promise<void> {
    const words = this.#written.slice();
    const sorted = await sortInSlices(words.length, (a, b) => (words[a]! < words[b]! ? -1 : 1), slices);
    this.#sortedWords = Array.from(sorted, (place) => words[place]!);
    for (const word of this.#written.slice(words.length)) this.#sortedWords.splice(placeOf(this.#sortedWords, word), 0, word);
  }

  /** Returns products that match the whole query, whose last word may be a prefix; null if there are none. */
  find(query: string, lexicon: Lexicon = standardLexicons[this.#language]): ProductMatches | null {
    let all: ProductMatches | null = null;
    for (const concept of readQuery(lexicon, query)) {
      const found = this.#findConcept(concept);
      all = all === null ? found : inBoth(all, found, this.#workspace);
      if (all.products.length === 0) return null;
    }
    return all;
  }

  /** Returns products that match most of the query, weighted by rarity; null if there are none. */
  findMost(query: string, lexicon: Lexicon = standardLexicons[this.#language]): ProductMatches | null {
    const concepts = readQuery(lexicon, query).map((concept) => this.#findConcept(concept));
    const rarities = concepts.map(({ products }) => this.#rarity(products.length));
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const covered = this.#collect((sheet) => {
      concepts.forEach(({ products }, position) => {
        for (const product of products) sheet.add(product, rarities[position]!);
      });
    });
    const scored = this.#collect((sheet) => {
      for (const { products, scores } of concepts) for (let at = 0; at < products.length; at++) sheet.add(products[at]!, scores[at]!);
    });
    const most = Array.from(covered.products.keys()).filter((place) => covered.scores[place]! >= all * LEAST_COVERED);
    if (most.length === 0) return null;
    return {
      products: Uint32Array.from(most, (place) => covered.products[place]!),
      scores: Float64Array.from(most, (place) => (scored.scores[place]! * covered.scores[place]!) / all),
    };
  }

  /** Returns the query with each unknown word replaced by the nearest known one; null if there is none. Words with digits stay. */
  correct(query: string, lexicon: Lexicon = standardLexicons[this.#language]): string | null {
    const words = wordsOf(query);
    const corrected = words.map((word) =>
      hasDigit.test(word) || this.#knows(word) || isTradeWord(lexicon, word) ? word : this.#nearest(word, lexicon),
    );
    if (words.length === 0 || corrected.some((word) => word === null)) return null;
    const text = corrected.join(" ");
    return text === words.join(" ") ? null : text;
  }

  /** Returns completions of the query's last word, most frequent first. */
  complete(query: string, limit: number): { text: string; count: number }[] {
    const words = wordsOf(query);
    const last = words.pop();
    if (last === undefined) return [];
    const before = words.length > 0 ? `${words.join(" ")} ` : "";
    return this.#wordsWith(last, COMPLETIONS)
      .map((word) => ({ text: before + word, count: this.#words.get(word) ?? 0 }))
      .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text))
      .slice(0, limit);
  }

  /** Returns folded words as products usually write them, to be shown: "marmol" as "mármol". */
  spelled(text: string): string {
    const spellingsOf = (word: string) =>
      Array.from(this.#spellings.get(word) ?? [], ([written, products]) => ({ written, products: products.size }));
    const words = text.split(" ");
    return words.map((word) => usualSpelling(word, this.#words.get(word) ?? 0, spellingsOf(word))).join(" ");
  }

  #termOf(word: string): string {
    let term = this.#terms.get(word);
    if (term === undefined) this.#terms.set(word, (term = termOf(word, this.#language)));
    return term;
  }

  #count(word: string): void {
    const seen = this.#words.get(word);
    this.#words.set(word, (seen ?? 0) + 1);
    if (seen !== undefined) return;
    this.#sortedWords?.splice(placeOf(this.#sortedWords, word), 0, word);
    this.#written.push(word);
    this.#letters.push(lettersOf(word));
  }

  #post(term: string, product: number, weight: number): void {
    let posting = this.#postings.get(term);
    if (!posting) this.#postings.set(term, (posting = { products: [], weights: [] }));
    posting.products.push(product);
    posting.weights.push(weight);
  }

  /** Returns products that match the phrase or one of its synonyms, with higher scores for rarer words. */
  #findConcept({ typed, same, finds, otherwise, isPage, open }: Concept): ProductMatches {
    if (isPage) return noMatches;
    const asTyped = this.#findPhrase(typed, open);
    const others = [...same, ...finds, ...(asTyped.products.length === 0 ? otherwise : [])]
      .map((words) => this.#findPhrase(words, false))
      .filter(({ products }) => products.length > 0);
    const found =
      others.length === 0
        ? asTyped
        : this.#collect((sheet) => {
            raiseAll(sheet, asTyped, 1);
            for (const other of others) raiseAll(sheet, other, SYNONYM);
          });
    scale(found, this.#rarity(found.products.length));
    return found;
  }

  #findPhrase(words: string[], open: boolean): ProductMatches {
    let found: ProductMatches | null = null;
    for (const [position, word] of words.entries()) {
      const withWord = this.#findWord(word, open && position === words.length - 1);
      found = found === null ? withWord : inBoth(found, withWord, this.#workspace);
      if (found.products.length === 0) return noMatches;
    }
    if (found === null) return noMatches;
    if (words.length > 1) scale(found, 1 / words.length);
    return found;
  }

  readonly #rarity = (found: number): number => rarityOf(found, this.#products);

  #findWord(written: string, mayBePrefix: boolean): ProductMatches {
    const word = fold(written);
    const normal = (one: string) => termOf(one, this.#language);
    const term = normal(word);
    const begun = mayBePrefix && word.length > 1 ? new Set(this.#wordsWith(word, PREFIX_TERMS).map(normal)) : [];
    const found = this.#collect((sheet) => {
      this.#raisePosting(sheet, term, 1);
      // Half scores never exceed the full score of the exact term.
      for (const other of begun) if (other !== term) this.#raisePosting(sheet, other, 0.5);
    });
    this.#preferSpelling(found, word, written);
    return found;
  }

  #noteSpelling(word: string, written: string, product: number): void {
    const spellings = this.#spellings.get(word) ?? new Map<string, Set<number>>();
    this.#spellings.set(word, spellings);
    const products = spellings.get(written) ?? new Set<number>();
    spellings.set(written, products.add(product));
  }

  /** Raises scores of the typed spelling. Accents don't affect which products match. */
  #preferSpelling({ products, scores }: ProductMatches, word: string, written: string): void {
    const spellings = this.#spellings.get(word);
    if (!spellings) return;
    const asTyped = spellings.get(written);
    const otherwise = [...spellings].filter(([spelling]) => spelling !== written);
    for (let place = 0; place < products.length; place++) {
      const product = products[place]!;
      const differs = written === word ? otherwise.some(([, others]) => others.has(product)) : !asTyped?.has(product);
      if (differs) scores[place]! *= OTHER_ACCENT;
    }
  }

  /** Calls `fill` with an empty sheet. `fill` must not start another search. */
  #collect(fill: (sheet: ScoreSheet) => void): ProductMatches {
    this.#sheet.reserve(this.#highest + 1);
    fill(this.#sheet);
    return this.#sheet.take(this.#workspace);
  }

  #raisePosting(sheet: ScoreSheet, term: string, factor: number): void {
    const posting = this.#postings.get(term);
    if (!posting) return;
    for (let place = 0; place < posting.products.length; place++) sheet.raise(posting.products[place]!, posting.weights[place]! * factor);
  }

  #knows(word: string): boolean {
    return this.#postings.has(termOf(word, this.#language)) || this.#wordsWith(word, 1).length > 0;
  }

  /** Returns the nearest word of the products, or else of the trade. */
  #nearest(word: string, lexicon: Lexicon): string | null {
    const near = new NearestWord(word);
    for (let place = 0; place < this.#written.length; place++) {
      const known = this.#written[place]!;
      near.consider(known, this.#letters[place]!, this.#words.get(known) ?? 0);
    }
    near.considerTrade(lexicon);
    return near.nearest;
  }

  #wordsWith(prefix: string, limit: number): string[] {
    this.#sortedWords ??= [...this.#words.keys()].sort();
    const words = this.#sortedWords;
    let low = placeOf(words, prefix);
    const found: string[] = [];
    while (low < words.length && found.length < limit && words[low]!.startsWith(prefix)) found.push(words[low++]!);
    return found;
  }
}

/** Returns the index of the first word that doesn't sort before another. */
function placeOf(words: string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function raiseAll(sheet: ScoreSheet, { products, scores }: ProductMatches, factor: number): void {
  for (let place = 0; place < products.length; place++) sheet.raise(products[place]!, scores[place]! * factor);
}
