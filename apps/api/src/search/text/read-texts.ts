import type { Language } from "@azulejo/contract";
import { fold } from "../../domain/text-folding.ts";
import type { WeightedText } from "../search.ts";
import { termOf, wordsOf, writtenWordsOf } from "./words.ts";

/** The words of a product's texts in one language, for the index. */
export interface IndexedTexts {
  /** Each term with its highest weight. */
  terms: Map<string, number>;
  /** Every occurrence of a word in texts above the lowest weights. These words are used for completion and correction. */
  words: string[];
  /** Spellings with accents, by folded word. */
  spellings: Map<string, Set<string>>;
}

/** @param term returns a word's term, possibly from a cache */
export function readTexts(texts: WeightedText[], language: Language, term = (word: string) => termOf(word, language)): IndexedTexts {
  const terms = new Map<string, number>();
  const words: string[] = [];
  const spellings = new Map<string, Set<string>>();
  for (const { text, weight } of texts) {
    for (const word of wordsOf(text)) {
      const own = term(word);
      if ((terms.get(own) ?? 0) < weight) terms.set(own, weight);
      if (weight > 1) words.push(word);
    }
    if (weight <= 1) continue;
    for (const written of writtenWordsOf(text)) {
      const word = fold(written);
      if (word !== written) spellings.set(word, (spellings.get(word) ?? new Set()).add(written));
    }
  }
  return { terms, words, spellings };
}
