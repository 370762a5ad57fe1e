import type { Language } from "@azulejo/contract";
import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import type { ListingFilter, Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";
import { choicesByFact } from "../fact-choices.ts";
import { isVariantFacet, type SearchHit, type SearchQuery, type SearchResult } from "../search.ts";
import { bitOf, bitOfFact, FACTS, type FacetCodes, MATCHES, PLACE_BITS } from "./facet-codes.ts";
import { ownPriceJoins, ownPriceOf } from "./own-prices.repository.ts";
import { type TextMatches, textTables } from "./text-matches.repository.ts";

type Fragment = RawBuilder<unknown>;

/** A query with the data needed to answer it. */
export interface SearchInput {
  storefrontId: number;
  query: SearchQuery;
  text: TextMatches | null;
  facets: FacetCodes;
  /** Labels that match any concept of the text, with the number of concepts. */
  labels: { codes: number[]; scores: number[] };
}

interface Answer extends Pick<SearchResult, "total" | "price"> {
  hits: SearchHit[];
  codes: number[];
  counts: number[];
}

const allOf = (conditions: Fragment[]): Fragment => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));
const anyOf = (bits: Fragment[]): Fragment => (bits.length === 0 ? sql`0` : sql.join(bits, sql` | `));

/** Returns a listing's condition on `product`. Sales are checked per variant. */
export function inListing(filter: ListingFilter): Fragment {
  const one = (column: string, values: string[] | undefined) =>
    values ? [sql`${sql.ref(`product.${column}`)} = any(${values}::text[])`] : [];
  const any = (column: string, values: string[] | undefined) => (values ? [sql`${sql.ref(`product.${column}`)} && ${values}::text[]`] : []);
  return allOf([
    ...one("material", filter.material),
    ...one("stone", filter.stone),
    ...one("look", filter.look),
    ...one("department", filter.department),
    ...any("listings", filter.listing),
    ...one("season", filter.season),
    ...one("series", filter.series),
    ...any("tags", filter.tag),
    ...one("color_family", filter.colorFamily),
    ...any("uses", filter.use),
    ...(filter.allUses ? [sql`product.uses @> ${filter.allUses}::text[]`] : []),
  ]);
}

/** Returns SQL terms of bits, one for each group of choices that a row of `rows` does not match. */
function missing(rows: string, { query: { filters }, facets }: SearchInput, keys: FacetKey[]): Fragment[] {
  const without = (key: FacetKey, values: string[], bit: number): Fragment =>
    sql`case when ${sql.ref(`${rows}.facets`)} && ${codesOf(facets, key, values)}::integer[] then 0 else ${sql.lit(bit)} end`;
  return keys.flatMap((key) => {
    const values = filters[key];
    if (!values || values.length === 0) return [];
    if (key === "fact") return choicesByFact(values).map(([, chosen], turn) => without(key, chosen, bitOfFact(turn)));
    return [without(key, values, bitOf(key))];
  });
}

const codesOf = (facets: FacetCodes, key: FacetKey, values: readonly string[]): number[] =>
  values.flatMap((value) => facets.codeOf(key, value) ?? []);

/** Returns the bit of the group to which a code belongs: its facet's, or its fact's if the query has choices of that fact. */
function bitOfCode({ query: { filters }, facets }: Pick<SearchInput, "query" | "facets">): Fragment {
  const byFacet = sql`1 << (code >> ${sql.lit(PLACE_BITS)})`;
  const chosen = choicesByFact(filters.fact ?? []);
  if (chosen.length === 0) return byFacet;
  const cases = chosen.map(([fact], turn) => sql`when code = any(${facets.codesOfFact(fact)}::integer[]) then ${sql.lit(bitOfFact(turn))}`);
  return sql`case when code >> ${sql.lit(PLACE_BITS)} <> ${sql.lit(FACTS)} then ${byFacet} else case ${sql.join(cases, sql` `)} else 0 end end`;
}

const HIGHEST_CENTS = 2 ** 31 - 1;

function missingPrice({ query: { price, pricesHidden } }: SearchInput): Fragment[] {
  const { fromCents, toCents } = price;
  if (pricesHidden || (fromCents === undefined && toCents === undefined)) return [];
  const [from, to] = [Math.min(fromCents ?? 0, HIGHEST_CENTS), Math.min(toCents ?? HIGHEST_CENTS, HIGHEST_CENTS)];
  return [sql`case when cents between ${from}::integer and ${to}::integer then 0 else ${sql.lit(bitOf("price"))} end`];
}

/** Returns conditions on `variant` that restrict every facet and price range. */
function fixedVariants({ onSale, inStockAt, pricesHidden, listing }: SearchQuery): Fragment[] {
  return [
    ...((onSale && !pricesHidden) || listing?.onSale ? [sql`variant.on_sale`] : []),
    ...(inStockAt === undefined ? [] : [sql`${inStockAt} = any(variant.stocked_at)`]),
  ];
}

/**
 * Whether at most one group of choices isn't matched. Only such rows can match, or count for the facet that they don't match. Written so
 * that the planner expects half of the rows; with a plain comparison it would expect few.
 */
const missesAtMostOne = sql`coalesce(misses & (misses - 1) = 0, false)`;
const missesOnlyThat = (asked: SearchInput): Fragment => sql`misses = 0 or misses = ${bitOfCode(asked)}`;

/** Selects products that match the text and the listing, with the groups of choices that they don't match. */
function candidates(asked: SearchInput): Fragment {
  const { storefrontId, query, text } = asked;
  const keys = facetKeys.filter((key) => !isVariantFacet(key));
  return sql`candidate as materialized (select * from (
    select product.product_id, product.facets, variant_facets, popularity, introduced, ${nameOf(query)}, lowest_cents, highest_cents, department, series, ${text ? sql`text_match.score` : sql`0`} as score, ${anyOf(missing("product", asked, keys))} as misses
    from search_product product ${text ? sql`join text_match using (product_id)` : sql``}
    where product.storefront_id = ${storefrontId} and ${inListing(query.listing ?? {})}) product where ${missesAtMostOne})`;
}

/** Counts products for a query in which all variants of a product match. */
const byProduct = (asked: SearchInput): Fragment => sql`
  match as materialized (select *, lowest_cents as from_cents from candidate where misses = 0),
  counted as (select code, count(*) as products from candidate, unnest(facets || variant_facets) as code where ${missesOnlyThat(asked)} group by code),
  priced as (select min(lowest_cents) as lowest, max(highest_cents) as highest from match)`;

/** Counts products by variants that match on their own. */
function byVariant(asked: SearchInput): Fragment {
  const { query, storefrontId } = asked;
  const groups = [sql`misses`, ...missing("variant", asked, facetKeys.filter(isVariantFacet)), ...missingPrice(asked)];
  return sql`
  variant as materialized (select * from (
    select product_id, position, label, facets, cents, ${anyOf(groups)} as misses from (
      select variant.product_id, variant.position, variant.label, variant.facets, candidate.misses, ${ownPriceOf(query.own)} as cents
      from candidate join search_variant variant on variant.storefront_id = ${storefrontId} and variant.product_id = candidate.product_id
        ${ownPriceJoins(query.own)}
      where ${allOf(fixedVariants(query))}) variant) variant where ${missesAtMostOne}),
  counting as materialized (select product_id, bit_or(case when misses = 0 then ${sql.lit(MATCHES)} else misses end) as hits,
    min(cents) filter (where misses = 0) as from_cents from variant group by product_id),
  match as materialized (select candidate.*, counting.from_cents from counting join candidate using (product_id) where hits & ${sql.lit(MATCHES)} <> 0),
  counted as (
    select code, count(*) as products from counting join candidate using (product_id), unnest(candidate.facets) as code
    where hits & (${sql.lit(MATCHES)} | (1 << (code >> ${sql.lit(PLACE_BITS)}))) <> 0 group by code
    union all
    select code, count(*) from (select distinct product_id, code from variant, unnest(facets) as code where ${missesOnlyThat(asked)}) had group by code),
  priced as (select min(cents) as lowest, max(cents) as highest from variant where misses = 0 or misses = ${sql.lit(bitOf("price"))})`;
}

const nameOf = ({ language }: Pick<SearchQuery, "language">): Fragment => sql.ref(`name_${language}`);

function orderOf({ query, text }: Pick<SearchInput, "query" | "text">): Fragment {
  const { sort, pricesHidden } = query;
  if (sort === "relevance" && text) return sql`score * 1000 + popularity desc, product_id`;
  if ((sort === "price_asc" || sort === "price_desc") && !pricesHidden)
    return sort === "price_asc" ? sql`from_cents, product_id` : sql`from_cents desc, product_id`;
  if (sort === "new_arrival") return sql`introduced desc, product_id`;
  if (sort === "name_asc") return sql`${nameOf(query)}, product_id`;
  if (sort === "name_desc") return sql`${nameOf(query)} desc, product_id desc`;
  return sql`popularity desc, product_id`;
}

/**
 * Returns tables that add the displayed variant to each product of `page`: the first matching one, or the one whose label matches more of
 * the text.
 * @param variants the matching variants
 */
function leads({ storefrontId, labels: { codes, scores } }: Pick<SearchInput, "storefrontId" | "labels">, variants: Fragment): Fragment {
  const label = sql`left join unnest(${codes}::integer[], ${scores}::integer[]) as label (code, score) on label.code = variant.label`;
  return sql`lead as (
      select distinct on (product_id) product_id, position from (${variants}) variant join page using (product_id) ${codes.length === 0 ? sql`` : label}
      order by product_id, ${codes.length === 0 ? sql`` : sql`coalesce(label.score, 0) desc, `} position),
    shown as (select page.*, variant.item_no from page join lead using (product_id) join search_variant variant using (product_id, position)
      where variant.storefront_id = ${storefrontId})`;
}

const everyVariant = (storefrontId: number): Fragment =>
  sql`select product_id, position, label from search_variant where storefront_id = ${storefrontId}`;

/** Runs a query in one statement. */
export async function selectMatches(database: Query, asked: SearchInput): Promise<Answer> {
  const { query, text, storefrontId } = asked;
  const { offset, limit, language } = query;
  const isByVariant =
    query.own !== undefined ||
    [...fixedVariants(query), ...missingPrice(asked), ...missing("variant", asked, facetKeys.filter(isVariantFacet))].length > 0;
  const variants = isByVariant ? sql`select product_id, position, label from variant where misses = 0` : everyVariant(storefrontId);
  const order = orderOf(asked);
  const { rows } = await sql<{
    total: number;
    codes: number[] | null;
    counts: number[] | null;
    lowest: number | null;
    highest: number | null;
    hits: SearchHit[] | null;
  }>`
    with ${text ? sql`${textTables({ storefrontId, language }, text)},` : sql``} ${candidates(asked)}, ${isByVariant ? byVariant(asked) : byProduct(asked)},
    page as (select product_id, from_cents, row_number() over (order by ${order}) as place
      from (select * from match order by ${order} offset ${offset} limit ${limit}) match),
    ${leads(asked, variants)}
    select (select count(*) from match) as total, facet.codes, facet.counts, priced.lowest, priced.highest,
      (select jsonb_agg(jsonb_build_object('productId', product_id, 'leadItemNo', item_no, 'fromCents', from_cents) order by place)
        from shown) as hits
    from (select array_agg(code) as codes, array_agg(products) as counts from counted) facet, priced`.execute(database);
  const [found] = rows;
  if (!found) throw new Error("A search without a row.");
  const { total, codes, counts: products, lowest, highest, hits } = found;
  const price = query.pricesHidden || lowest === null || highest === null ? null : { lowestCents: lowest, highestCents: highest };
  return { total, price, hits: hits ?? [], codes: codes ?? [], counts: products ?? [] };
}

/** Returns the number of products in a listing. */
export async function countListing(database: Query, storefrontId: number, listing: ListingFilter): Promise<number> {
  const { rows } = await sql<{ products: number }>`select count(*) as products from search_product product
    where storefront_id = ${storefrontId} and ${inListing(listing)} and ${listing.onSale ? sql`product.on_sale` : sql`true`}`.execute(
    database,
  );
  return rows[0]?.products ?? 0;
}

/** Returns the best products for a text, and the total number of matches. */
export async function selectBest(
  database: Query,
  asked: Pick<SearchInput, "storefrontId" | "labels"> & { language: Language; text: TextMatches },
  limit: number,
) {
  const { rows } = await sql<{ total: number; hits: Pick<SearchHit, "productId" | "leadItemNo">[] | null }>`
    with ${textTables(asked, asked.text)},
    page as (select product_id, row_number() over (order by score desc, popularity desc, product_id) as place
      from text_match join search_product using (product_id) where storefront_id = ${asked.storefrontId} order by place limit ${limit}),
    ${leads(asked, everyVariant(asked.storefrontId))}
    select (select count(*) from text_match) as total,
      (select jsonb_agg(jsonb_build_object('productId', product_id, 'leadItemNo', item_no) order by place) from shown) as hits`.execute(
    database,
  );
  return { total: rows[0]?.total ?? 0, hits: rows[0]?.hits ?? [] };
}
