import { type Language, languages } from "@azulejo/contract";
import { expect } from "vitest";
import type { Search, SearchQuery, SearchResult } from "../search.ts";
import { standardLexicons } from "../text/lexicon.ts";
import { type Random, randomQuery, randomText } from "./random-catalog.fixture.ts";

const SUGGESTIONS = 6;

const plain = ({ facets, ...answer }: SearchResult) => ({
  ...answer,
  facets: Object.fromEntries(Object.entries(facets).map(([key, counts]) => [key, Object.fromEntries([...counts].sort())])),
});

/** Runs random queries on two searches and expects equal results. */
export async function compareSearches(one: Search, other: Search, random: Random, queries: number): Promise<void> {
  for (let left = queries; left > 0; left--) {
    const query = randomQuery(random);
    const [answer, expected] = await Promise.all([other.search(query), one.search(query)]);
    expect({ query: shown(query), ...plain(answer) }).toEqual({ query: shown(query), ...plain(expected) });
    if (left % 5 === 0) await compareSuggestions(one, other, random, random.pick(languages));
    if (left % 20 === 0 && query.listing) expect(await other.count(query.listing)).toBe(await one.count(query.listing));
  }
}

async function compareSuggestions(one: Search, other: Search, random: Random, language: Language): Promise<void> {
  const text = randomText(random, language);
  const [answer, expected] = await Promise.all([one, other].map((search) => search.suggest(standardLexicons[language], text, SUGGESTIONS)));
  expect({ text, language, ...answer }).toEqual({ text, language, ...expected });
}

/** Returns a query without large values, for readable failures. */
const shown = ({ lexicon, ...query }: SearchQuery) => ({ ...query, own: query.own?.lines, words: lexicon?.version });
