import type { Language } from "@azulejo/contract";
import { distance } from "fastest-levenshtein";
import { fold } from "../domain/text-folding.ts";
import { type Lexicon, standardLexicons } from "./lexicon.ts";
import { type Concept, isTradeWord, readQuery } from "./read-query.ts";
import type { WeightedText } from "./search.ts";
import { termOf, wordsOf, writtenWordsOf } from "./words.ts";

interface Posting {
  products: number[];
  weights: number[];
}

/** Returns how many edits a word may differ by, depending on its length. */
const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

const PREFIX_TERMS = 200;
const SYNONYM = 0.7;
/** The share of a query, weighted by rarity, that a product must match when none matches all of it. */
const LEAST_COVERED = 0.4;
/** Words rarer than one product in a hundred count the same, so that a word found nowhere does not outweigh the rest. */
const RAREST = 0.01;
/** The weight of a word with other accents than the query's. */
const OTHER_ACCENT = 0.9;

/** Maps words of one language to products, with prefixes and typo correction. Products are ordinals of the column index. */
export class TextIndex {
  readonly #language: Language;
  readonly #postings = new Map<string, Posting>();
  /** Whole words as written (folded) with their number of products, for completion and correction. */
  readonly #words = new Map<string, number>();
  #sortedWords: string[] | null = null;
  /** Folded word → its accented spellings → the products that write it so. */
  readonly #spellings = new Map<string, Map<string, Set<number>>>();
  #products = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  add(product: number, texts: WeightedText[]): void {
    this.#products += 1;
    const best = new Map<string, number>();
    for (const { text, weight } of texts) {
      for (const word of wordsOf(text)) {
        const term = termOf(word, this.#language);
        if ((best.get(term) ?? 0) < weight) best.set(term, weight);
        if (weight > 1) this.#count(word);
      }
      if (weight > 1) for (const written of writtenWordsOf(text)) this.#noteSpelling(written, product);
    }
    for (const [term, weight] of best) this.#post(term, product, weight);
  }

  /** Returns scores of the products that match all of the query (its last word may be a prefix); null if there are none. */
  find(query: string, lexicon: Lexicon = standardLexicons[this.#language]): Map<number, number> | null {
    let scores: Map<number, number> | null = null;
    for (const concept of readQuery(lexicon, query)) {
      const found = this.#findConcept(concept);
      scores = scores === null ? found : intersectScores(scores, found);
      if (scores.size === 0) return null;
    }
    return scores;
  }

  /** Returns scores of the products that match most of the query, with rare words counting more; null if there are none. */
  findMost(query: string, lexicon: Lexicon = standardLexicons[this.#language]): Map<number, number> | null {
    const concepts = readQuery(lexicon, query).map((concept) => this.#findConcept(concept));
    const rarities = concepts.map((found) => this.#rarity(found.size));
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const covered = new Map<number, { score: number; rarity: number }>();
    concepts.forEach((found, position) => {
      for (const [product, score] of found) {
        const before = covered.get(product) ?? { score: 0, rarity: 0 };
        covered.set(product, { score: before.score + score, rarity: before.rarity + (rarities[position] ?? 0) });
      }
    });
    const most = [...covered].filter(([, { rarity }]) => rarity >= all * LEAST_COVERED);
    return most.length === 0 ? null : new Map(most.map(([product, { score, rarity }]) => [product, (score * rarity) / all]));
  }

  /** Returns the query with each unknown word replaced by the nearest known one; null if none is near. */
  correct(query: string, lexicon: Lexicon = standardLexicons[this.#language]): string | null {
    const words = wordsOf(query);
    const corrected = words.map((word) => (this.#knows(word) || isTradeWord(lexicon, word) ? word : this.#nearest(word)));
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
    return this.#wordsWith(last, 400)
      .map((word) => ({ text: before + word, count: this.#words.get(word) ?? 0 }))
      .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text))
      .slice(0, limit);
  }

  #count(word: string): void {
    const seen = this.#words.get(word);
    this.#words.set(word, (seen ?? 0) + 1);
    if (seen === undefined) this.#sortedWords = null;
  }

  #post(term: string, product: number, weight: number): void {
    let posting = this.#postings.get(term);
    if (!posting) this.#postings.set(term, (posting = { products: [], weights: [] }));
    posting.products.push(product);
    posting.weights.push(weight);
  }

  /** Returns the products that have the phrase or another that it finds, with higher scores for rarer ones. */
  #findConcept({ typed, same, finds, isPage, open }: Concept): Map<number, number> {
    if (isPage) return new Map();
    const scores = this.#findPhrase(typed, open);
    for (const words of [...same, ...finds]) {
      for (const [product, score] of this.#findPhrase(words, false)) {
        if ((scores.get(product) ?? 0) < score * SYNONYM) scores.set(product, score * SYNONYM);
      }
    }
    const rarity = this.#rarity(scores.size);
    for (const [product, score] of scores) scores.set(product, score * rarity);
    return scores;
  }

  #findPhrase(words: string[], open: boolean): Map<number, number> {
    const found = words.map((word, position) => this.#findWord(word, open && position === words.length - 1));
    const [first = new Map<number, number>(), ...others] = found;
    const scores = others.reduce(intersectScores, first);
    for (const [product, score] of scores) scores.set(product, score / words.length);
    return scores;
  }

  /** The fewer products have a word, the more it counts. */
  readonly #rarity = (found: number): number => Math.log(1 + this.#products / Math.max(found, this.#products * RAREST, 1));

  #findWord(written: string, mayBePrefix: boolean): Map<number, number> {
    const word = fold(written);
    const scores = new Map<number, number>();
    const normal = (one: string) => termOf(one, this.#language);
    this.#collect(scores, normal(word), 1);
    if (mayBePrefix && word.length > 1) {
      const terms = new Set(this.#wordsWith(word, PREFIX_TERMS).map(normal));
      for (const term of terms) this.#collect(scores, term, 0.5);
    }
    this.#preferSpelling(scores, word, written);
    return scores;
  }

  #noteSpelling(written: string, product: number): void {
    const word = fold(written);
    if (word === written) return;
    const spellings = this.#spellings.get(word) ?? new Map<string, Set<number>>();
    this.#spellings.set(word, spellings);
    const products = spellings.get(written) ?? new Set<number>();
    spellings.set(written, products.add(product));
  }

  /** Accents do not affect what is found, but the typed spelling ranks first. */
  #preferSpelling(scores: Map<number, number>, word: string, written: string): void {
    const spellings = this.#spellings.get(word);
    if (!spellings) return;
    const asTyped = spellings.get(written);
    const otherwise = [...spellings].filter(([spelling]) => spelling !== written);
    for (const [product, score] of scores) {
      const differs = written === word ? otherwise.some(([, products]) => products.has(product)) : !asTyped?.has(product);
      if (differs) scores.set(product, score * OTHER_ACCENT);
    }
  }

  #collect(scores: Map<number, number>, term: string, factor: number): void {
    const posting = this.#postings.get(term);
    if (!posting) return;
    for (let i = 0; i < posting.products.length; i++) {
      const product = posting.products[i]!;
      const score = posting.weights[i]! * factor;
      if ((scores.get(product) ?? 0) < score) scores.set(product, score);
    }
  }

  #knows(word: string): boolean {
    return this.#postings.has(termOf(word, this.#language)) || this.#wordsWith(word, 1).length > 0;
  }

  #nearest(word: string): string | null {
    const limit = allowedEdits(word);
    let best: string | null = null;
    let bestEdits = limit + 1;
    let bestCount = 0;
    for (const [known, count] of this.#words) {
      if (Math.abs(known.length - word.length) > limit) continue;
      const edits = distance(word, known);
      if (edits < bestEdits || (edits === bestEdits && count > bestCount)) [best, bestEdits, bestCount] = [known, edits, count];
    }
    return bestEdits <= limit ? best : null;
  }

  #wordsWith(prefix: string, limit: number): string[] {
    this.#sortedWords ??= [...this.#words.keys()].sort();
    const words = this.#sortedWords;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (words[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    while (low < words.length && found.length < limit && words[low]!.startsWith(prefix)) found.push(words[low++]!);
    return found;
  }
}

function intersectScores(a: Map<number, number>, b: Map<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [product, score] of a) {
    const other = b.get(product);
    if (other !== undefined) both.set(product, score + other);
  }
  return both;
}
