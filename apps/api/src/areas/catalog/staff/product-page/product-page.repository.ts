import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** A product with its series as the page of the office changes it. */
export type StoredPage = NonNullable<Awaited<ReturnType<typeof selectPage>>>;

/** Returns a product with its series and all texts, or null. @param lock for a change of it */
export async function selectPage(query: Query, storefrontId: number, id: number, lock = false) {
  const [product] = await query
    .selectFrom("product")
    .innerJoin("series", "series.id", "product.seriesId")
    .selectAll("product")
    .select([
      "series.code as seriesCode",
      "series.name as seriesName",
      "series.brand",
      "series.origin",
      "series.uses",
      "series.shadeVariation",
      "series.pei",
      "series.dcofWet",
      "series.waterAbsorptionPct",
      "series.breakingStrengthLbf",
      "series.mohs",
      "series.recycledPct",
      "series.frostResistant",
      "series.rectified",
    ])
    .where("product.id", "=", id)
    .where("product.storefrontId", "=", storefrontId)
    .$if(lock, (of) => of.forUpdate())
    .execute();
  if (!product) return null;
  const { seriesId } = product;
  const texts = await query.selectFrom("productText").selectAll().where("productId", "=", id).execute();
  const seriesTexts = await query.selectFrom("seriesText").selectAll().where("seriesId", "=", seriesId).execute();
  const related = await query
    .selectFrom("productRelation")
    .innerJoin("product", "product.id", "productRelation.relatedId")
    .select("product.code")
    .where("productRelation.productId", "=", id)
    .orderBy("productRelation.position")
    .execute();
  const documents = await query.selectFrom("document").select("address").where("seriesId", "=", seriesId).orderBy("id").execute();
  return {
    product,
    texts,
    seriesTexts,
    related: related.map(({ code }) => code),
    documents: documents.map(({ address }) => address),
  };
}

const externalIds = sql<{ source: string; id: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('source', source, 'id', external_id) order by source, external_id), '[]')
  from external_id where external_id.kind = 'item' and record_id = item.id)`.as("externalIds");

export async function selectAround(
  query: Query,
  storefrontId: number,
  { id, seriesId }: { id: number; seriesId: number },
  language: string,
) {
  const items = await query
    .selectFrom("item")
    .leftJoin("price", "price.itemId", "item.id")
    .leftJoin("itemText", (join) => join.onRef("itemText.itemId", "=", "item.id").on("itemText.language", "=", language))
    .select(["item.itemNo", "item.kind", "item.published", "item.size", "itemText.label", "price.listCents"])
    .select(externalIds)
    .where("item.productId", "=", id)
    .orderBy("item.position")
    .orderBy("item.id")
    .execute();
  const formerSlugs = await query
    .selectFrom("productSlugHistory")
    .select(["language", "slug"])
    .where("productId", "=", id)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("productText")
            .select("productText.slug")
            .whereRef("productText.slug", "=", "productSlugHistory.slug")
            .whereRef("productText.language", "=", "productSlugHistory.language")
            .whereRef("productText.storefrontId", "=", "productSlugHistory.storefrontId"),
        ),
      ),
    )
    .orderBy("language")
    .orderBy("slug")
    .execute();
  const related = await query
    .selectFrom("productRelation")
    .innerJoin("product", "product.id", "productRelation.relatedId")
    .leftJoin("productText", (join) => join.onRef("productText.productId", "=", "product.id").on("productText.language", "=", language))
    .select(["product.code", "productText.name"])
    .where("productRelation.productId", "=", id)
    .orderBy("productRelation.position")
    .execute();
  const { products } = await query
    .selectFrom("product")
    .select((of) => of.fn.countAll<number>().as("products"))
    .where("seriesId", "=", seriesId)
    .executeTakeFirstOrThrow();
  return { items, formerSlugs, related, products: Number(products), documents: await selectDocuments(query, storefrontId) };
}

interface DocumentTitles {
  address: string;
  en: string | null;
  es: string | null;
}

/** Returns every document once, by its address. */
async function selectDocuments(query: Query, storefrontId: number): Promise<DocumentTitles[]> {
  const { rows } = await sql<DocumentTitles>`
    select document.address, max(text.title) filter (where text.language = 'en') as en, max(text.title) filter (where text.language = 'es') as es
    from document left join document_text text on text.document_id = document.id
    where document.storefront_id = ${storefrontId} group by document.address order by 2, 1`.execute(query);
  return rows;
}

export interface ProductColumns {
  look: string | null;
  colorFamily: string | null;
  tags: string[];
  introducedOn: string;
  published: boolean;
  showOn: string | null;
  hideAfter: string | null;
}

export interface TextColumns {
  language: string;
  name: string;
  slug: string;
  color: string;
  description: string;
  seoTitle: string | null;
  seoDescription: string | null;
}

export async function updateProduct(query: Query, id: number, columns: ProductColumns, texts: readonly TextColumns[]): Promise<void> {
  await query.updateTable("product").set(columns).where("id", "=", id).execute();
  for (const { language, ...text } of texts)
    await query.updateTable("productText").set(text).where("productId", "=", id).where("language", "=", language).execute();
}

export interface SeriesColumns {
  brand: string | null;
  origin: string | null;
  uses: string[];
  shadeVariation: "V1" | "V2" | "V3" | "V4" | null;
  pei: number | null;
  dcofWet: string | null;
  waterAbsorptionPct: string | null;
  breakingStrengthLbf: number | null;
  mohs: string | null;
  recycledPct: number | null;
  frostResistant: boolean | null;
  rectified: boolean | null;
}

export async function updateSeries(
  query: Query,
  id: number,
  columns: SeriesColumns,
  descriptions: readonly { language: string; description: string }[],
): Promise<void> {
  await query.updateTable("series").set(columns).where("id", "=", id).execute();
  for (const { language, description } of descriptions)
    await query
      .insertInto("seriesText")
      .values({ seriesId: id, language, description })
      .onConflict((of) => of.columns(["seriesId", "language"]).doUpdateSet({ description }))
      .execute();
}

/** Has a series show these documents, with the titles that they have elsewhere. */
export async function replaceDocuments(query: Query, storefrontId: number, seriesId: number, addresses: string[]): Promise<void> {
  // Keeps one row without a series for a document that no series shows, so that it can be chosen again.
  await sql`
    update document set series_id = null
    where series_id = ${seriesId} and address <> all(${addresses}::text[]) and not exists (
      select from document other where other.address = document.address and other.storefront_id = ${storefrontId} and other.id <> document.id)`.execute(
    query,
  );
  await sql`delete from document where series_id = ${seriesId} and address <> all(${addresses}::text[])`.execute(query);
  await sql`
    with other as (
      select distinct on (document.address) document.id, document.key, document.address
      from document join unnest(${addresses}::text[]) as wanted (address) on wanted.address = document.address
      where document.storefront_id = ${storefrontId} order by document.address, document.id),
    added as (
      insert into document (storefront_id, series_id, key, address)
      select ${storefrontId}::integer, ${seriesId}::integer, other.key, other.address from other
      where not exists (select from document own where own.series_id = ${seriesId} and own.address = other.address)
      returning id, address)
    insert into document_text (document_id, language, title)
    select added.id, text.language, text.title
    from added join other on other.address = added.address join document_text text on text.document_id = other.id`.execute(query);
}

/** Returns which product has each of these slugs now: language and slug, joined by a bar → product code. */
export async function selectSlugOwners(
  query: Query,
  storefrontId: number,
  slugs: readonly { language: string; slug: string }[],
  except: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom("productText")
    .select("slug")
    .where("storefrontId", "=", storefrontId)
    .where("productId", "<>", except)
    .where((of) => of.or(slugs.map(({ language, slug }) => of.and([of("language", "=", language), of("slug", "=", slug)]))))
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Stores former slugs of a product as redirects; a slug that is in use again doesn't redirect. */
export async function keepSlugs(
  query: Query,
  storefrontId: number,
  productId: number,
  former: readonly { language: string; slug: string }[],
): Promise<void> {
  for (const { language, slug } of former)
    await query
      .insertInto("productSlugHistory")
      .values({ storefrontId, language, slug, productId })
      .onConflict((of) => of.columns(["storefrontId", "language", "slug"]).doUpdateSet({ productId }))
      .execute();
}

/** Returns the codes of products by their code or one of their item numbers, whichever a reader wrote. */
export async function selectCodes(query: Query, storefrontId: number, written: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ word: string; code: string }>`
    select word, product.code from unnest(${written}::text[]) as word
    join lateral (
      select code from product where storefront_id = ${storefrontId} and code = word
      union all
      select product.code from item join product on product.id = item.product_id
      where item.storefront_id = ${storefrontId} and upper(item.item_no) = upper(word)
      limit 1) product on true`.execute(query);
  return new Map(rows.map(({ word, code }) => [word, code]));
}

export const selectProductsOfSeries = async (query: Query, seriesId: number): Promise<number[]> =>
  (await query.selectFrom("product").select("id").where("seriesId", "=", seriesId).execute()).map(({ id }) => id);
