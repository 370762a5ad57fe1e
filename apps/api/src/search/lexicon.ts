import type { Language } from "@azulejo/contract";
import { type TradeWords, tradeWords } from "./trade-words.ts";
import { fold, termOf, writtenWordsOf } from "./words.ts";

/** What a phrase means to the trade. */
export interface Meaning {
  /** Phrases, folded, that mean the same. */
  same: string[][];
  /** Phrases, folded, that it finds as well. */
  finds: string[][];
  /** It asks for a page of the site and never for a product. */
  isPage: boolean;
}

/** The phrases of the trade in one language, ready to be looked up. */
export interface Lexicon {
  language: Language;
  /** Tells one set of words from another, for what is kept by query. */
  version: string;
  /** By phrase, stemmed. */
  phrases: Map<string, Meaning>;
  /** Every term of those phrases. */
  words: Set<string>;
  /** Words that say nothing about what is wanted. */
  empty: Set<string>;
}

export const unknownPhrase: Meaning = { same: [], finds: [], isPage: false };

export const keyOf = (words: string[], language: Language): string => words.map((word) => termOf(fold(word), language)).join(" ");

/**
 * The words of the trade, and a supplier's own beside them.
 * @param own what a phrase also finds, in that direction only
 */
export function createLexicon(language: Language, own: Record<string, string[]> = {}): Lexicon {
  const { same, finds, pages, empty }: TradeWords = tradeWords[language];
  const phrases = new Map<string, Meaning>();
  const read = (phrase: string) =>
    writtenWordsOf(phrase)
      .map(fold)
      .filter((word) => !empty.includes(word));
  const know = (phrase: string, more: Partial<Meaning>) => {
    const key = keyOf(writtenWordsOf(phrase), language);
    const known = phrases.get(key) ?? unknownPhrase;
    phrases.set(key, {
      same: [...known.same, ...(more.same ?? [])],
      finds: [...known.finds, ...(more.finds ?? [])],
      isPage: known.isPage || (more.isPage ?? false),
    });
  };
  for (const group of same) for (const phrase of group) know(phrase, { same: group.filter((other) => other !== phrase).map(read) });
  for (const [phrase, others] of [...Object.entries(finds), ...Object.entries(own)]) know(phrase, { finds: others.map(read) });
  // Whoever asks for one phrase of a group asks for all of them.
  for (const phrase of pages) {
    for (const one of [phrase, ...(same.find((group) => group.includes(phrase)) ?? [])]) know(one, { isPage: true });
  }
  return {
    language,
    version: JSON.stringify(own),
    phrases,
    words: new Set([...phrases.keys()].flatMap((key) => key.split(" "))),
    empty: new Set(empty),
  };
}

export const standardLexicons: Record<Language, Lexicon> = { en: createLexicon("en"), es: createLexicon("es") };
