import type { Language } from "@azulejo/contract";
import { fold } from "../../domain/text-folding.ts";
import { type TradeWords, tradeWords } from "./trade-words.ts";
import { hasDigit, termOf, writtenWordsOf } from "./words.ts";

/** The meaning of a phrase in the tile trade. */
export interface Meaning {
  /** Synonyms, folded. */
  same: string[][];
  /** Folded phrases that it also matches. */
  finds: string[][];
  /** Whether it asks for a page of the site, never for a product. */
  isPage: boolean;
}

/** The trade's phrases in one language, prepared for lookup. */
export interface Lexicon {
  language: Language;
  /** Identifies this set of words, for caches by query. */
  version: string;
  /** Meanings by stemmed phrase. */
  phrases: Map<string, Meaning>;
  /** Every term of those phrases. */
  words: Set<string>;
  /** All words of these phrases, folded. */
  written: Set<string>;
  /** Stop words. */
  empty: Set<string>;
}

/** The search words of each language. */
export interface Lexicons {
  /** Returns the current words, and reloads changes by staff in the background. */
  of(language: Language): Lexicon;
  /** Loads changes, for tests and at startup. */
  refresh(): Promise<void>;
}

export const unknownPhrase: Meaning = { same: [], finds: [], isPage: false };

export const keyOf = (words: string[], language: Language): string => words.map((word) => termOf(fold(word), language)).join(" ");

/** Creates a lexicon of the trade's words and a supplier's own. @param own phrases and what each also finds, in that direction only */
export function createLexicon(language: Language, own: Record<string, string[]> = {}): Lexicon {
  const { same, finds, pages, empty }: TradeWords = tradeWords[language];
  const phrases = new Map<string, Meaning>();
  const written = new Set<string>();
  const read = (phrase: string) =>
    writtenWordsOf(phrase)
      .map(fold)
      .filter((word) => !empty.includes(word));
  const know = (phrase: string, more: Partial<Meaning>) => {
    const words = writtenWordsOf(phrase).map(fold);
    for (const word of words) if (!hasDigit.test(word)) written.add(word);
    const key = keyOf(words, language);
    const known = phrases.get(key) ?? unknownPhrase;
    phrases.set(key, {
      same: [...known.same, ...(more.same ?? [])],
      finds: [...known.finds, ...(more.finds ?? [])],
      isPage: known.isPage || (more.isPage ?? false),
    });
  };
  for (const group of same) for (const phrase of group) know(phrase, { same: group.filter((other) => other !== phrase).map(read) });
  for (const [phrase, others] of [...Object.entries(finds), ...Object.entries(own)]) know(phrase, { finds: others.map(read) });
  // Synonyms of a phrase that asks for a page ask for it too.
  for (const phrase of pages) {
    for (const one of [phrase, ...(same.find((group) => group.includes(phrase)) ?? [])]) know(one, { isPage: true });
  }
  return {
    language,
    version: JSON.stringify(own),
    phrases,
    written,
    words: new Set([...phrases.keys()].flatMap((key) => key.split(" "))),
    empty: new Set(empty),
  };
}

export const standardLexicons: Record<Language, Lexicon> = { en: createLexicon("en"), es: createLexicon("es") };
