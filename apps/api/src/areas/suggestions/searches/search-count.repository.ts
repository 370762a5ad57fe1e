import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface CountedSearch {
  language: Language;
  term: string;
  times: number;
  hits: number;
}

const ROWS_A_STATEMENT = 500;

/** Adds searches to those of a day. Locks rows in a fixed order, so that concurrent processes don't deadlock. */
export async function addSearches(query: Query, { storefrontId, day }: { storefrontId: number; day: string }, searches: CountedSearch[]) {
  const keyOf = ({ language, term }: CountedSearch) => `${language} ${term}`;
  const ordered = searches.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let at = 0; at < ordered.length; at += ROWS_A_STATEMENT) {
    const rows = ordered.slice(at, at + ROWS_A_STATEMENT).map(({ language, term, times, hits }) => ({
      ...{ storefrontId, day, language, term, times, hits },
      withoutHit: hits === 0 ? times : 0,
    }));
    await query
      .insertInto("searchCount")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["storefrontId", "day", "language", "term"]).doUpdateSet((of) => ({
          times: sql<number>`search_count.times + ${of.ref("excluded.times")}`,
          withoutHit: sql<number>`search_count.without_hit + ${of.ref("excluded.withoutHit")}`,
          hits: of.ref("excluded.hits"),
        })),
      )
      .execute();
  }
}

interface Days {
  storefrontId: number;
  from: string;
  to: string;
}

const within = (query: Query, { storefrontId, from, to }: Days) =>
  query.selectFrom("searchCount").where("storefrontId", "=", storefrontId).where("day", ">=", from).where("day", "<=", to);

/**
 * Returns the terms of a period, most searches first.
 * @param onlyMissed only terms that found nothing at least once, with most misses first
 */
export async function selectSearches(query: Query, days: Days, { onlyMissed, limit }: { onlyMissed: boolean; limit: number }) {
  const rows = await within(query, days)
    .select(({ fn }) => [
      "language",
      "term",
      fn.sum<number>("times").as("times"),
      fn.sum<number>("withoutHit").as("withoutHit"),
      sql<number>`(array_agg(hits order by day desc))[1]`.as("hits"),
      sql<string>`max(day)::text`.as("lastOn"),
    ])
    .groupBy(["language", "term"])
    .$if(onlyMissed, (of) => of.having(({ fn }) => fn.sum<number>("withoutHit"), ">", 0))
    .orderBy(onlyMissed ? "withoutHit" : "times", "desc")
    .orderBy("term")
    .orderBy("language")
    .limit(limit)
    .execute();
  return rows.map(({ times, withoutHit, language, ...row }) => ({
    ...row,
    language: language as Language,
    times: Number(times),
    withoutHit: Number(withoutHit),
  }));
}

/** Returns the number of searches on each day with any. */
export async function selectSearchDays(query: Query, days: Days) {
  const rows = await within(query, days)
    .select(({ fn }) => [
      sql<string>`day::text`.as("day"),
      fn.sum<number>("times").as("times"),
      fn.sum<number>("withoutHit").as("withoutHit"),
    ])
    .groupBy("day")
    .orderBy("day")
    .execute();
  return rows.map(({ day, times, withoutHit }) => ({ day, times: Number(times), withoutHit: Number(withoutHit) }));
}

/** Returns how many terms a period has, and how many of these found nothing at least once. */
export async function countTerms(query: Query, days: Days): Promise<{ terms: number; missed: number }> {
  const { rows } = await sql<{ terms: number; missed: number }>`
    select count(*)::int as terms, count(*) filter (where missed > 0)::int as missed
    from (
      select sum(without_hit) as missed from search_count
      where storefront_id = ${days.storefrontId} and day between ${days.from} and ${days.to}
      group by language, term
    ) as of_term`.execute(query);
  return rows[0] ?? { terms: 0, missed: 0 };
}

export async function deleteSearchesBefore(query: Query, storefrontId: number, day: string): Promise<void> {
  await query.deleteFrom("searchCount").where("storefrontId", "=", storefrontId).where("day", "<", day).execute();
}
