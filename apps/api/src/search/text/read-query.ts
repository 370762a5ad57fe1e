import { fold } from "../../domain/text-folding.ts";
import { keyOf, type Lexicon, type Meaning, unknownPhrase } from "./lexicon.ts";
import { otherwiseSizes, sameSizes } from "./size-words.ts";
import { termOf, writtenWordsOf } from "./words.ts";

/** One concept in a query. */
export interface Concept extends Meaning {
  /** The words as typed, in lower case with accents. */
  typed: string[];
  /** Phrases to use if no product matches the typed words. */
  otherwise: string[][];
  /** Whether the last word may be incomplete. */
  open: boolean;
}

const LONGEST_PHRASE = 5;

/**
 * Splits a query into concepts: trade phrases stay together, and stop words are dropped unless nothing else was typed. The longest
 * known phrase wins.
 */
export function readQuery({ language, phrases, empty }: Lexicon, text: string): Concept[] {
  const words = writtenWordsOf(text);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at, { language, phrases });
    const typed = words.slice(at, at + length);
    at += length;
    const meaning = phrases.get(keyOf(typed, language)) ?? unknownPhrase;
    const [word = ""] = typed;
    const same = [...meaning.same, ...sameSizes(word).map((size) => [size])];
    concepts.push({ typed, ...meaning, same, otherwise: otherwiseSizes(word).map((size) => [size]), open: at === words.length });
  }
  const telling = concepts.filter(
    ({ typed, open }) => typed.length > 1 || !empty.has(fold(typed[0] ?? "")) || (open && concepts.length === 1),
  );
  return telling.length > 0 ? telling : concepts;
}

/** Returns whether a folded word belongs to the trade, even if no product contains it. */
export const isTradeWord = ({ language, words }: Lexicon, word: string): boolean => words.has(termOf(word, language));

/** Returns how many words from an index on form a phrase of the trade; 1 if none. */
export function phraseAt(words: string[], at: number, { language, phrases }: Pick<Lexicon, "language" | "phrases">): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    if (phrases.has(keyOf(words.slice(at, at + length), language))) return length;
  }
  return 1;
}
