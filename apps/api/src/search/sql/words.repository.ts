import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { allowedEdits, lettersOf } from "../text/nearest-word.ts";

/** The words of one shop in one language. */
export interface Vocabulary {
  query: Query;
  storefrontId: number;
  language: Language;
}

const inVocabulary = ({ storefrontId, language }: Vocabulary) => sql`storefront_id = ${storefrontId} and language = ${language}`;
const likePattern = (word: string): string => `${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Returns the first words with a prefix, in alphabetical order. */
export async function selectWordsWith(vocabulary: Vocabulary, prefix: string, limit: number) {
  const { rows } = await sql<{ word: string; term: string; uses: number }>`select word, term, uses from search_word
    where ${inVocabulary(vocabulary)} and word like ${likePattern(prefix)} order by word limit ${limit}`.execute(vocabulary.query);
  return rows;
}

/** Returns the terms that at least one product has. */
export async function selectKnownTerms(vocabulary: Vocabulary, terms: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`select term from unnest(${terms}::text[]) as term
    where exists (select from search_posting posting where ${inVocabulary(vocabulary)} and posting.term = term.term)`.execute(
    vocabulary.query,
  );
  return new Set(rows.map(({ term }) => term));
}

/** Returns words within the number of edits that a word's length allows. */
export async function selectNearWords(vocabulary: Vocabulary, word: string) {
  const [most, letters] = [allowedEdits(word), lettersOf(word)];
  const { rows } = await sql<{ word: string; letters: number; uses: number }>`select word, letters, uses from search_word
    where ${inVocabulary(vocabulary)} and length(word) between ${word.length - most}::integer and ${word.length + most}::integer
      and bit_count((letters & ~${letters}::integer)::bit(32)) <= ${most} and bit_count((~letters & ${letters}::integer)::bit(32)) <= ${most}`.execute(
    vocabulary.query,
  );
  return rows;
}

/** Returns words that some product spells with accents, with their spellings. */
export async function selectSpelledWords(vocabulary: Vocabulary, words: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`select word from unnest(${words}::text[]) as word
    where exists (select from search_spelling spelling where ${inVocabulary(vocabulary)} and spelling.word = word.word)`.execute(
    vocabulary.query,
  );
  return new Set(rows.map(({ word }) => word));
}

/** Returns the spellings with accents of words, with the number of products that write them so, and each word's number of uses. */
export async function selectSpellings(vocabulary: Vocabulary, words: string[]) {
  const { rows } = await sql<{ word: string; written: string; products: number; uses: number }>`
    select spelling.word, spelling.written, count(*)::integer as products,
      coalesce((select uses from search_word known where ${inVocabulary(vocabulary)} and known.word = spelling.word), 0) as uses
    from search_spelling spelling where ${inVocabulary(vocabulary)} and spelling.word = any(${words}::text[])
    group by spelling.word, spelling.written`.execute(vocabulary.query);
  return rows;
}

export async function selectProductCount({ query, storefrontId }: Vocabulary): Promise<number> {
  const { rows } = await sql<{ products: number }>`select products from search_state where storefront_id = ${storefrontId}`.execute(query);
  return rows[0]?.products ?? 0;
}
