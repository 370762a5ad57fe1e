import type { FacetKey } from "@azulejo/contract/areas/product.ts";
import { keyOf, type Lexicon } from "../../../search/text/lexicon.ts";
import { phraseAt } from "../../../search/text/read-query.ts";
import { otherwiseSizes, sameSizes, sizeTerm } from "../../../search/text/size-words.ts";
import { writtenWordsOf } from "../../../search/text/words.ts";

/** Facets whose values are recognized in queries. Series and shades are found by the word search. */
export const facetsOfWords = ["color", "finish", "look", "shape", "use", "material"] as const satisfies FacetKey[];
type FacetOfWords = (typeof facetsOfWords)[number];

/** A facet's value with its names, in any language. */
export interface NamedValue {
  key: FacetOfWords;
  value: string;
  names: string[];
}

/** The filters in a query, and the words that are left to search for. */
export interface QueryFilters {
  query: string | null;
  filters: Partial<Record<FacetKey, string[]>>;
}

export type ValuesByName = ReadonlyMap<string, { key: FacetOfWords; value: string }>;

const LONGEST_NAME = 4;

/** Returns facet values by their names, in the lexicon's form. A name of two facets, such as "Glass", is left out. */
export function valuesByName(named: readonly NamedValue[], { language }: Pick<Lexicon, "language">): ValuesByName {
  const byName = new Map<string, { key: FacetOfWords; value: string }>();
  const unclear = new Set<string>();
  for (const { key, value, names } of named)
    for (const name of names) {
      const words = keyOf(writtenWordsOf(name), language);
      const known = byName.get(words);
      if (known && (known.key !== key || known.value !== value)) unclear.add(words);
      byName.set(words, { key, value });
    }
  for (const words of unclear) byName.delete(words);
  return byName;
}

/**
 * Recognizes words of a query that name facet values as filters. The longest name wins, unless the trade has a longer phrase there.
 * @param sizes the sizes sold, as nominal inches
 * @returns null if no word names a value
 */
export function queryFilters(text: string, lexicon: Lexicon, values: ValuesByName, sizes: readonly string[]): QueryFilters | null {
  const read = readWords(text, lexicon, values, sizes);
  // Two uses such as shower and floor mean a floor inside a shower, which filters can't express.
  const isOfUses = (read?.filters.use?.length ?? 0) > 1;
  return isOfUses ? readWords(text, lexicon, new Map([...values].filter(([, { key }]) => key !== "use")), sizes) : read;
}

function readWords(text: string, lexicon: Lexicon, values: ValuesByName, sizes: readonly string[]): QueryFilters | null {
  const words = writtenWordsOf(text);
  const filters: Partial<Record<FacetKey, string[]>> = {};
  const left: string[] = [];
  const take = (key: FacetKey, value: string) => {
    filters[key] = [...new Set([...(filters[key] ?? []), value])];
  };
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, lexicon);
    const length = nameAt(words, at, lexicon, values);
    const size = sizeOf(words[at] ?? "", sizes);
    const named = length > 0 && length >= phrase ? values.get(keyOf(words.slice(at, at + length), lexicon.language)) : undefined;
    if (size) take("size", size);
    else if (named) take(named.key, named.value);
    else left.push(...words.slice(at, at + phrase));
    at += size ? 1 : named ? length : phrase;
  }
  const telling = left.some((word) => !lexicon.empty.has(word));
  return Object.keys(filters).length > 0 ? { query: telling ? left.join(" ") : null, filters } : null;
}

function nameAt(words: string[], at: number, { language }: Lexicon, values: ValuesByName): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--)
    if (values.has(keyOf(words.slice(at, at + length), language))) return length;
  return 0;
}

/** Returns the size named by a word. Without a unit it is in inches, or in centimeters if no item has that size in inches. */
function sizeOf(word: string, sizes: readonly string[]): string | undefined {
  const sold = (words: readonly string[]) => {
    const terms = words.flatMap((one) => sizeTerm(one) ?? []);
    return sizes.find((size) => terms.includes(sizeTerm(size) ?? ""));
  };
  return sold([word, ...sameSizes(word)]) ?? sold(otherwiseSizes(word));
}
