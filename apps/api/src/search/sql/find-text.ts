import { fold } from "../../domain/text-folding.ts";
import type { Lexicon } from "../text/lexicon.ts";
import { NearestWord } from "../text/nearest-word.ts";
import { type Concept, isTradeWord, readQuery } from "../text/read-query.ts";
import { PREFIX_TERMS, rarityOf } from "../text/text-index.ts";
import { usualSpelling } from "../text/usual-spelling.ts";
import { hasDigit, termOf, wordsOf } from "../text/words.ts";
import { type QueryConcept, type QueryWord, selectConceptCounts, type TextMatches } from "./text-matches.repository.ts";
import {
  selectKnownTerms,
  selectNearWords,
  selectProductCount,
  selectSpelledWords,
  selectSpellings,
  selectWordsWith,
  type Vocabulary,
} from "./words.repository.ts";

/** The products that a text matches; null for none. */
export interface FoundText {
  matches: TextMatches | null;
  corrected: string | null;
}

/**
 * Finds products with all concepts of a text, else of the corrected text, else with most of them.
 * @param correction returns the corrected text; called only if no product has all concepts
 */
export async function findText(
  vocabulary: Vocabulary,
  lexicon: Lexicon,
  text: string,
  correction: () => Promise<string | null>,
): Promise<FoundText> {
  const asTyped = await match(vocabulary, lexicon, text);
  if (asTyped?.all) return { matches: { ...asTyped, needs: "all" }, corrected: null };
  const corrected = await correction();
  const asCorrected = corrected === null ? null : await match(vocabulary, lexicon, corrected);
  if (asCorrected?.all) return { matches: { ...asCorrected, needs: "all" }, corrected };
  return { matches: asTyped && { ...asTyped, needs: "most" }, corrected: null };
}

async function match(vocabulary: Vocabulary, lexicon: Lexicon, text: string) {
  const concepts = await Promise.all(readQuery(lexicon, text).map((concept) => prepare(vocabulary, concept)));
  if (concepts.length === 0) return null;
  const [{ counts, all }, products] = await Promise.all([selectConceptCounts(vocabulary, concepts), selectProductCount(vocabulary)]);
  return { concepts, all, rarities: counts.map((count) => rarityOf(count, products)) };
}

async function prepare(vocabulary: Vocabulary, { typed, same, finds, otherwise, isPage, open }: Concept): Promise<QueryConcept> {
  if (isPage) return { typed: [], others: [], otherwise: [] };
  const phrases = [typed, ...same, ...finds, ...otherwise];
  const spelled = await selectSpelledWords(vocabulary, [...new Set(phrases.flat().map(fold))]);
  const read = (phrase: string[], isOpen: boolean): Promise<QueryWord[]> =>
    Promise.all(phrase.map((word, at) => readWord(vocabulary, word, isOpen && at === phrase.length - 1, spelled)));
  return {
    typed: await read(typed, open),
    others: await Promise.all([...same, ...finds].map((phrase) => read(phrase, false))),
    otherwise: await Promise.all(otherwise.map((phrase) => read(phrase, false))),
  };
}

async function readWord(vocabulary: Vocabulary, written: string, mayBePrefix: boolean, spelled: Set<string>): Promise<QueryWord> {
  const word = fold(written);
  const term = termOf(word, vocabulary.language);
  const begun = mayBePrefix && word.length > 1 ? await selectWordsWith(vocabulary, word, PREFIX_TERMS) : [];
  const others = [...new Set(begun.map((one) => one.term))].filter((other) => other !== term);
  return {
    terms: [{ term, factor: 1 }, ...others.map((other) => ({ term: other, factor: 0.5 }))],
    spelling: spelled.has(word) ? { word, written } : null,
  };
}

/** Returns the text with each unknown word replaced by the nearest known one; null if there is none. Words with digits stay. */
export async function correct(vocabulary: Vocabulary, lexicon: Lexicon, text: string): Promise<string | null> {
  const words = wordsOf(text);
  const known = await selectKnownTerms(
    vocabulary,
    words.map((word) => termOf(word, vocabulary.language)),
  );
  const isKnown = async (word: string) =>
    known.has(termOf(word, vocabulary.language)) || (await selectWordsWith(vocabulary, word, 1)).length > 0;
  const corrected: string[] = [];
  for (const word of words) {
    const isLeft = hasDigit.test(word) || isTradeWord(lexicon, word) || (await isKnown(word));
    const other = isLeft ? word : await nearest(vocabulary, lexicon, word);
    if (other === null) return null;
    corrected.push(other);
  }
  const other = corrected.join(" ");
  return other === words.join(" ") ? null : other;
}

/** Returns texts of folded words as products usually write them, to be shown. */
export async function spell(vocabulary: Vocabulary, texts: readonly string[]): Promise<string[]> {
  const words = [...new Set(texts.flatMap((text) => text.split(" ")))];
  const spellings = Map.groupBy(words.length > 0 ? await selectSpellings(vocabulary, words) : [], ({ word }) => word);
  const spelled = (word: string) => usualSpelling(word, spellings.get(word)?.[0]?.uses ?? 0, spellings.get(word) ?? []);
  return texts.map((text) => text.split(" ").map(spelled).join(" "));
}

async function nearest(vocabulary: Vocabulary, lexicon: Lexicon, word: string): Promise<string | null> {
  const near = new NearestWord(word);
  for (const known of await selectNearWords(vocabulary, word)) near.consider(known.word, known.letters, known.uses);
  near.considerTrade(lexicon);
  return near.nearest;
}
