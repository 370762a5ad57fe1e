import type { Language } from "@azulejo/contract";
import { type RawBuilder, sql } from "kysely";
import { rankedScores } from "../ranked-scores.ts";
import { LEAST_COVERED, OTHER_ACCENT, SYNONYM } from "../text/text-index.ts";
import type { Vocabulary } from "./words.repository.ts";

/** A word of a query, ready to be looked up. */
export interface QueryWord {
  /** The terms that it may stand for, each with a factor for its score. */
  terms: { term: string; factor: number }[];
  /** The word without accents, and as typed, if some product spells it with accents. */
  spelling: { word: string; written: string } | null;
}

/** A concept of a query. It matches products with all words of one of its phrases. */
export interface QueryConcept {
  typed: QueryWord[];
  others: QueryWord[][];
  /** Phrases to use if no product matches the typed words. */
  otherwise: QueryWord[][];
}

/** Products with scores, as a query with columns `product_id` and `score`. */
export type Scored = RawBuilder<unknown>;

interface Place {
  storefrontId: number;
  language: Language;
}

const none: Scored = sql`select null::integer as product_id, null::double precision as score where false`;
const number = (value: number) => sql`${value}::double precision`;

function scoresOfWord({ storefrontId, language }: Place, { terms, spelling }: QueryWord): Scored {
  const factors = terms.map(({ factor }) => factor);
  const found = sql`select product_id, max(weight * factor) as score
    from unnest(${terms.map(({ term }) => term)}::text[], ${factors}::double precision[]) as wanted (term, factor)
    join search_posting using (term) where storefront_id = ${storefrontId} and language = ${language} group by product_id`;
  if (!spelling) return found;
  const { word, written } = spelling;
  const spelled = (other: RawBuilder<unknown>) => sql`exists (select from search_spelling spelling
    where spelling.storefront_id = ${storefrontId} and spelling.language = ${language} and spelling.word = ${word}
      and spelling.written ${other} ${written} and spelling.product_id = found.product_id)`;
  const differs = word === written ? spelled(sql`<>`) : sql`not ${spelled(sql`=`)}`;
  return sql`select product_id, case when ${differs} then score * ${number(OTHER_ACCENT)} else score end as score from (${found}) found`;
}

/** Adds up scores from left to right, like the in-memory index, so that rounding is equal. */
const sumOf = (scores: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  scores.reduce((sum, score) => (sum === undefined ? score : sql`(${sum} + ${score})`));

const joined = (parts: Scored[], scoreOf = (name: RawBuilder<unknown>, _at: number): RawBuilder<unknown> => sql`${name}.score`) => {
  const names = parts.map((_, at) => sql.id(`part_${at}`));
  const [first, ...others] = parts.map((part, at) => sql`(${part}) ${names[at]!}`);
  const rest = others.map((part) => sql` join ${part} using (product_id)`);
  return { score: sumOf(names.map(scoreOf)), from: sql`${first!}${rest.length > 0 ? sql.join(rest, sql``) : sql``}` };
};

function scoresOfPhrase(place: Place, words: QueryWord[]): Scored {
  if (words.length === 0) return none;
  if (words.length === 1) return scoresOfWord(place, words[0]!);
  const { score, from } = joined(words.map((word) => scoresOfWord(place, word)));
  return sql`select product_id, ${score} * ${number(1 / words.length)} as score from ${from}`;
}

/** Returns the common table expressions of concepts: `concept_0` and so on, with `product_id` and `score`. */
function conceptTables(place: Place, concepts: QueryConcept[]): RawBuilder<unknown> {
  const tables = concepts.flatMap(({ typed, others, otherwise }, at) => {
    const name = sql.id(`typed_${at}`);
    const synonym = (phrase: QueryWord[]) =>
      sql`select product_id, score * ${number(SYNONYM)} as score from (${scoresOfPhrase(place, phrase)}) phrase`;
    const all = [
      sql`select product_id, score from ${name}`,
      ...others.map(synonym),
      ...otherwise.map((phrase) => sql`${synonym(phrase)} where not exists (select from ${name})`),
    ];
    return [
      sql`${name} as materialized (${scoresOfPhrase(place, typed)})`,
      sql`${sql.id(`concept_${at}`)} as materialized (
        select product_id, max(score) as score from (${sql.join(all, sql` union all `)}) every group by product_id)`,
    ];
  });
  return sql.join(tables);
}

const conceptsOf = (concepts: QueryConcept[]) => concepts.map((_, at) => sql`select product_id, score from ${sql.id(`concept_${at}`)}`);

/** Counts the products of each concept, and returns whether any product has all of them. */
export async function selectConceptCounts(vocabulary: Vocabulary, concepts: QueryConcept[]): Promise<{ counts: number[]; all: boolean }> {
  const tables = conceptsOf(concepts);
  const counts = tables.map((table) => sql`(select count(*) from (${table}) concept)`);
  const { rows } = await sql<{ counts: number[]; all: boolean }>`with ${conceptTables(vocabulary, concepts)}
    select array[${sql.join(counts)}] as counts, exists (select from ${joined(tables).from}) as "all"`.execute(vocabulary.query);
  return rows[0] ?? { counts: [], all: false };
}

/** Products that match the concepts of a text. */
export interface ConceptMatches {
  concepts: QueryConcept[];
  /** The weight of each concept; higher for rare ones. */
  rarities: number[];
  /** Whether products need all concepts, or most of them. */
  needs: "all" | "most";
}

/** Products that match a text: by its concepts, or in the order of another search. */
export type TextMatches = ConceptMatches | { ranked: readonly number[] };

/** Returns the common table expressions up to `text_match`, which has `product_id` and `score`. */
export const textTables = (place: Place, matches: TextMatches): RawBuilder<unknown> =>
  "ranked" in matches ? rankedTable(matches.ranked) : conceptMatches(place, matches);

function rankedTable(ranked: readonly number[]): RawBuilder<unknown> {
  const scored = rankedScores(ranked);
  const ids = scored.map(({ productId }) => productId);
  const scores = scored.map(({ score }) => score);
  return sql`text_match as materialized (
    select product_id, score from unnest(${ids}::integer[], ${scores}::double precision[]) as ranked (product_id, score))`;
}

function conceptMatches(place: Place, { concepts, rarities, needs }: ConceptMatches): RawBuilder<unknown> {
  const tables = conceptsOf(concepts);
  const rarity = (at: number) => number(rarities[at] ?? 0);
  if (needs === "all") {
    const { score, from } = joined(tables, (name, at) => sql`${name}.score * ${rarity(at)}`);
    return sql`${conceptTables(place, concepts)}, text_match as materialized (select product_id, ${score} as score from ${from})`;
  }
  const names = tables.map((_, at) => sql.id(`part_${at}`));
  const outer = tables.map((table, at) => sql` left join (${table}) ${names[at]!} using (product_id)`);
  const covered = sumOf(names.map((name, at) => sql`case when ${name}.score is null then 0 else ${rarity(at)} end`));
  const scored = sumOf(names.map((name, at) => sql`coalesce(${name}.score * ${rarity(at)}, 0)`));
  const all = number(rarities.reduce((sum, one) => sum + one, 0));
  return sql`${conceptTables(place, concepts)}, text_match as materialized (
    select product_id, scored * covered / ${all} as score from (
      select product_id, ${covered} as covered, ${scored} as scored
      from (${sql.join(
        tables.map((table) => sql`select product_id from (${table}) one`),
        sql` union `,
      )}) found ${sql.join(outer, sql``)}) counted
    where covered >= ${all} * ${number(LEAST_COVERED)})`;
}
