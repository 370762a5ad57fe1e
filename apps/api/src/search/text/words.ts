import type { Language } from "@azulejo/contract";
import { stemmer as stemEnglish } from "stemmer";
import { fold } from "../../domain/text-folding.ts";

const splitter = /[^\p{L}\p{N}]+/u;

/** Returns the words of a text as written, in lower case with accents; same number and order as `wordsOf`. */
export function writtenWordsOf(text: string): string[] {
  const sized = text
    .toLowerCase()
    .normalize("NFC")
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, "$1x");
  return sized.split(splitter).filter((word) => word.length > 0);
}

/** Returns the folded words of a text; "12 × 24" and "12x24" are the same. */
export function wordsOf(text: string): string[] {
  const sized = fold(text).replace(/(\d)\s*[x×]\s*(?=\d)/g, "$1x");
  return sized.split(splitter).filter((word) => word.length > 0);
}

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

const hasDigit = /\d/;

/** Returns a word's index term in a language; numbers and sizes stay unchanged. */
export function termOf(word: string, language: Language): string {
  if (hasDigit.test(word)) return word;
  return language === "es" ? stemSpanish(word) : stemEnglish(word);
}
