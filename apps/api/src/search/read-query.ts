import type { Language } from "@azulejo/contract";
import { type TradeWords, tradeWords } from "./trade-words.ts";
import { fold, termOf, writtenWordsOf } from "./words.ts";

/** One thing that a searcher named. */
export interface Concept {
  /** The words as typed, lower case, accents kept. */
  typed: string[];
  /** Phrases, folded, that mean the same. */
  same: string[][];
  /** Phrases, folded, that it finds as well. */
  finds: string[][];
  /** It asks for a page of the site and never for a product. */
  isPage: boolean;
  /** The searcher may still be typing the last word. */
  open: boolean;
}

const LONGEST_PHRASE = 5;

/**
 * Splits a query into what it names: phrases of the trade stay together, empty words are left out unless nothing else was typed.
 * The longest known phrase wins.
 */
export function readQuery(language: Language, text: string): Concept[] {
  const { phrases, empty } = lexicons[language];
  const words = writtenWordsOf(text);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at, phrases, language);
    const typed = words.slice(at, at + length);
    at += length;
    concepts.push({ typed, ...(phrases.get(keyOf(typed, language)) ?? unknown), open: at === words.length });
  }
  const telling = concepts.filter(
    ({ typed, open }) => typed.length > 1 || !empty.has(fold(typed[0] ?? "")) || (open && concepts.length === 1),
  );
  return telling.length > 0 ? telling : concepts;
}

/** Whether a folded word belongs to the trade, even where no product has it. */
export const isTradeWord = (language: Language, word: string): boolean => lexicons[language].words.has(termOf(word, language));

function phraseAt(words: string[], at: number, phrases: Lexicon["phrases"], language: Language): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    if (phrases.has(keyOf(words.slice(at, at + length), language))) return length;
  }
  return 1;
}

type Known = Pick<Concept, "same" | "finds" | "isPage">;
const unknown: Known = { same: [], finds: [], isPage: false };

interface Lexicon {
  /** By phrase, stemmed. */
  phrases: Map<string, Known>;
  /** Every term of those phrases. */
  words: Set<string>;
  empty: Set<string>;
}

const keyOf = (words: string[], language: Language): string => words.map((word) => termOf(fold(word), language)).join(" ");

function lexiconOf(language: Language, { same, finds, pages, empty }: TradeWords): Lexicon {
  const phrases = new Map<string, Known>();
  const read = (phrase: string) =>
    writtenWordsOf(phrase)
      .map(fold)
      .filter((word) => !empty.includes(word));
  const know = (phrase: string, more: Partial<Known>) => {
    const key = keyOf(writtenWordsOf(phrase), language);
    const known = phrases.get(key) ?? unknown;
    phrases.set(key, {
      same: [...known.same, ...(more.same ?? [])],
      finds: [...known.finds, ...(more.finds ?? [])],
      isPage: known.isPage || (more.isPage ?? false),
    });
  };
  for (const group of same) for (const phrase of group) know(phrase, { same: group.filter((other) => other !== phrase).map(read) });
  for (const [phrase, others] of Object.entries(finds)) know(phrase, { finds: others.map(read) });
  // Whoever asks for one phrase of a group asks for all of them.
  for (const phrase of pages) {
    for (const one of [phrase, ...(same.find((group) => group.includes(phrase)) ?? [])]) know(one, { isPage: true });
  }
  return { phrases, words: new Set([...phrases.keys()].flatMap((key) => key.split(" "))), empty: new Set(empty) };
}

const lexicons: Record<Language, Lexicon> = { en: lexiconOf("en", tradeWords.en), es: lexiconOf("es", tradeWords.es) };
