import { type Language, languages } from "@azulejo/contract";
import type { FacetKey } from "@azulejo/contract/areas/product.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { SearchProduct } from "../search.ts";
import { lettersOf } from "../text/nearest-word.ts";
import { termOf } from "../text/words.ts";
import type { toProductRow, toVariantRow, toWordRows } from "./product-rows.ts";

type Words = Record<Language, string[]>;

/** Locks the rows until the transaction ends, so that one process writes at a time. */
export const lockRows = (query: Query, storefrontId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('search', ${storefrontId}))`.execute(query);

/** Returns the indexed products, by id. */
export async function selectIndexed(query: Query, storefrontId: number, ids: number[]) {
  const { rows } = await sql<{ productId: number; fingerprint: string; wordsEn: string[]; wordsEs: string[] }>`
    select product_id, fingerprint, words_en, words_es from search_product
    where storefront_id = ${storefrontId} and product_id = any(${ids}::integer[])`.execute(query);
  return new Map(
    rows.map((row) => [row.productId, { fingerprint: row.fingerprint, words: { en: row.wordsEn, es: row.wordsEs } as Words }]),
  );
}

export async function selectIndexedIds(query: Query, storefrontId: number): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`select product_id from search_product where storefront_id = ${storefrontId}`.execute(
    query,
  );
  return rows.map((row) => row.productId);
}

export async function deleteProducts(query: Query, storefrontId: number, ids: number[]): Promise<void> {
  for (const table of ["search_posting", "search_spelling", "search_variant", "search_product"])
    await sql`delete from ${sql.id(table)} where storefront_id = ${storefrontId} and product_id = any(${ids}::integer[])`.execute(query);
}

/** Inserts rows, whose property names are column names. */
const insert = (query: Query, storefrontId: number, table: string, rows: object[]) => {
  const [first] = rows;
  if (!first) return undefined;
  const columns = sql.join(Object.keys(first).map((name) => sql.id(name)));
  return sql`insert into ${sql.id(table)} (storefront_id, ${columns})
    select ${storefrontId}::integer, ${columns} from jsonb_populate_recordset(null::${sql.id(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    query,
  );
};

export interface ProductRows {
  products: ReturnType<typeof toProductRow>[];
  variants: ReturnType<typeof toVariantRow>[];
  postings: ReturnType<typeof toWordRows>["postings"];
  spellings: ReturnType<typeof toWordRows>["spellings"];
}

export async function insertProducts(query: Query, storefrontId: number, rows: ProductRows): Promise<void> {
  await insert(query, storefrontId, "search_product", rows.products);
  await insert(query, storefrontId, "search_variant", rows.variants);
  await insert(query, storefrontId, "search_posting", rows.postings);
  await insert(query, storefrontId, "search_spelling", rows.spellings);
}

export async function addWords(query: Query, storefrontId: number, uses: Record<Language, Map<string, number>>): Promise<void> {
  const rows = languages.flatMap((language) =>
    [...uses[language]]
      .filter(([, more]) => more !== 0)
      .map(([word, more]) => ({ language, word, term: termOf(word, language), letters: lettersOf(word), uses: more })),
  );
  if (rows.length === 0) return;
  await sql`insert into search_word (storefront_id, language, word, term, letters, uses)
    select ${storefrontId}::integer, language, word, term, letters, uses from jsonb_populate_recordset(null::search_word, ${JSON.stringify(rows)}::jsonb)
    on conflict (storefront_id, language, word) do update set uses = search_word.uses + excluded.uses`.execute(query);
  await sql`delete from search_word where storefront_id = ${storefrontId} and uses = 0
    and word = any(${rows.filter((row) => row.uses < 0).map((row) => row.word)}::text[])`.execute(query);
}

export const addProducts = (query: Query, storefrontId: number, more: number) =>
  sql`insert into search_state (storefront_id, products) values (${storefrontId}, ${more})
    on conflict (storefront_id) do update set products = search_state.products + excluded.products`.execute(query);

/** Updates the query planner's statistics. */
export const analyzeRows = (query: Query) =>
  sql`analyze search_product, search_variant, search_posting, search_word, search_spelling`.execute(query);

/** Returns the number of indexed products and variants. */
export async function selectSize(query: Query, storefrontId: number): Promise<{ products: number; variants: number }> {
  const { rows } = await sql<{ products: number; variants: number }>`select
    (select count(*) from search_product where storefront_id = ${storefrontId}) as products,
    (select count(*) from search_variant where storefront_id = ${storefrontId}) as variants`.execute(query);
  return rows[0] ?? { products: 0, variants: 0 };
}

/** Another process that follows the same change may have written it first. */
const MOMENTS = sql`interval '1 minute'`;

/** Changes the places that stock a variant. @returns whether they changed now, or moments ago */
export async function restockVariant(
  query: Query,
  storefrontId: number,
  productId: number,
  itemNo: string,
  places: string[],
): Promise<boolean> {
  const variant = sql`storefront_id = ${storefrontId} and product_id = ${productId} and item_no = ${itemNo}`;
  const { numAffectedRows } = await sql`update search_variant set stocked_at = ${places}::text[], restocked_at = now()
    where ${variant} and not (stocked_at @> ${places}::text[] and stocked_at <@ ${places}::text[])`.execute(query);
  if (numAffectedRows) return true;
  const { rows } = await sql`select from search_variant where ${variant} and restocked_at > now() - ${MOMENTS}`.execute(query);
  return rows.length > 0;
}

/** Updates the places that stock variants, for products without other changes. */
export async function restockAll(query: Query, storefrontId: number, products: SearchProduct[]): Promise<void> {
  const rows = products.flatMap(({ id, variants }) =>
    variants.map(({ stockedAt }, position) => ({ product_id: id, position, stocked_at: stockedAt })),
  );
  await sql`update search_variant variant set stocked_at = row.stocked_at, restocked_at = now()
    from jsonb_populate_recordset(null::search_variant, ${JSON.stringify(rows)}::jsonb) row
    where variant.storefront_id = ${storefrontId} and variant.product_id = row.product_id and variant.position = row.position
      and not (variant.stocked_at @> row.stocked_at and variant.stocked_at <@ row.stocked_at)`.execute(query);
}

export async function selectValues(query: Query, storefrontId: number) {
  const { rows } = await sql<{ facet: FacetKey; value: string; code: number }>`
    select facet, value, code from search_value where storefront_id = ${storefrontId} order by code`.execute(query);
  return rows;
}

export async function selectLabels(query: Query, storefrontId: number) {
  const { rows } = await sql<Record<Language, string> & { code: number }>`
    select en, es, code from search_label where storefront_id = ${storefrontId} order by code`.execute(query);
  return rows;
}

export const insertValues = (query: Query, storefrontId: number, rows: { facet: FacetKey; value: string; code: number }[]) =>
  insert(query, storefrontId, "search_value", rows);

export const insertLabels = (query: Query, storefrontId: number, rows: (Record<Language, string> & { code: number })[]) =>
  insert(query, storefrontId, "search_label", rows);
