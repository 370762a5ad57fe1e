import type { Language } from "@azulejo/contract";
import { stemmer as stemEnglish } from "stemmer";
import { fold } from "../../domain/text-folding.ts";
import { sizeTerm, withSizeWords } from "./size-words.ts";

const splitter = /[^\p{L}\p{N}]+/u;
/** Matches words, and sizes with their decimals. */
const words = /(?<![\p{L}\p{N}])\d+(?:\.\d+)?x\d+(?:\.\d+)?(?:cm|mm)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** Returns the words of a text in lower case. A size in any spelling is one word. */
function split(text: string): string[] {
  const sized = withSizeWords(text);
  return sized === text ? text.split(splitter).filter((word) => word.length > 0) : (sized.match(words) ?? []);
}

/** Returns the words of a text as written, in lower case with accents; same number and order as `wordsOf`. */
export const writtenWordsOf = (text: string): string[] => split(text.toLowerCase().normalize("NFC"));

export const wordsOf = (text: string): string[] => split(fold(text));

/**
 * Light Spanish stemming of plural and gender endings only. The Snowball stemmer gives baldosa and baldosas different stems, which
 * loses the shop's main noun, so it is not used here.
 */
export function stemSpanish(word: string): string {
  if (word.length < 4) return word;
  let stem = word;
  if (stem.endsWith("ces")) stem = `${stem.slice(0, -3)}z`;
  else if (stem.endsWith("es") && /[lrndjzy]es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith("s") && !stem.endsWith("is") && !stem.endsWith("us")) stem = stem.slice(0, -1);
  return /[aeo]$/.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
}

/** Matches words with a digit, such as sizes or codes, which are never corrected. */
export const hasDigit = /\d/;

/** Returns a word's index term in a language. A size has one term whichever side comes first; other words with digits stay unchanged. */
export function termOf(word: string, language: Language): string {
  if (hasDigit.test(word)) return sizeTerm(word) ?? word;
  return language === "es" ? stemSpanish(word) : stemEnglish(word);
}
