import type { Language } from "@azulejo/contract";
import { languages } from "@azulejo/contract/vocabulary.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { parametersOf } from "../../../domain/bare-path.ts";

/** Returns products whose price differs between the two days because a sale starts or ends in between. */
export async function selectProductsTurning(query: Query, storefrontId: number, oneDay: string, otherDay: string): Promise<number[]> {
  const [before, after] = oneDay < otherDay ? [oneDay, otherDay] : [otherDay, oneDay];
  const rows = await query
    .selectFrom("price")
    .innerJoin("item", "item.id", "price.itemId")
    .innerJoin("product", "product.id", "item.productId")
    .select("product.id")
    .distinct()
    .where("product.storefrontId", "=", storefrontId)
    .where((where) =>
      where.or([
        where.and([where("saleFrom", ">", before), where("saleFrom", "<=", after)]),
        where.and([where("saleUntil", ">=", before), where("saleUntil", "<", after)]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Returns ids of published products after `after`, for reading the catalog in batches. */
export async function selectProductIds(query: Query, storefrontId: number, after: number, limit: number): Promise<number[]> {
  const rows = await query
    .selectFrom("product")
    .select("id")
    .where("storefrontId", "=", storefrontId)
    .where("published", "=", true)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the published places that stock each item id → place codes. */
export async function selectStockedPlaces(query: Query, productIds: number[]): Promise<Map<number, string[]>> {
  const rows = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["lot.itemId", "place.code"])
    .distinct()
    .where("item.productId", "in", productIds)
    .where("place.published", "=", true)
    .whereRef("lot.onHand", ">", "lot.reserved")
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.itemId)].map(([item, places]) => [item, places.map((place) => place.code)]));
}

/** Returns the product that an item number belongs to. */
export async function selectProductIdByItemNo(query: Query, storefrontId: number, itemNo: string): Promise<number | null> {
  const row = await query
    .selectFrom("item")
    .select("productId")
    .where("storefrontId", "=", storefrontId)
    .where((of) => of(of.fn<string>("lower", ["itemNo"]), "=", itemNo.toLowerCase()))
    .where("published", "=", true)
    .executeTakeFirst();
  return row?.productId ?? null;
}

/** Returns the product with a current or former slug in a language, or else in another one, as links between languages keep the slug. */
export async function selectProductIdBySlug(query: Query, storefrontId: number, language: Language, slug: string) {
  const current = await query
    .selectFrom("productText")
    .select(["productId", "language"])
    .where("storefrontId", "=", storefrontId)
    .where("language", "in", languages)
    .where("slug", "=", slug)
    .execute();
  const now = current.find((one) => one.language === language);
  if (now) return { productId: now.productId, moved: false };
  const former = await query
    .selectFrom("productSlugHistory")
    .select(["productId", "language"])
    .where("storefrontId", "=", storefrontId)
    .where("language", "in", languages)
    .where("slug", "=", slug)
    .execute();
  const moved = former.find((one) => one.language === language) ?? current[0] ?? former[0];
  return moved ? { productId: moved.productId, moved: true } : null;
}

/** Returns the slug of the product that had this path in another system, or null. @param path bare */
export async function selectOldAddresses(query: Query, storefrontId: number, language: Language, path: string) {
  return query
    .selectFrom("productOldAddress")
    .innerJoin("product", "product.id", "productOldAddress.productId")
    .innerJoin("productText", "productText.productId", "product.id")
    .select(["path", "productText.slug"])
    .where("productOldAddress.storefrontId", "=", storefrontId)
    .where(sql`split_part(path, '?', 1)`, "=", path)
    .where("published", "=", true)
    .where("language", "=", language)
    .execute();
}

/** Returns the names of query parameters that occur in products' addresses of another system. */
export async function oldAddressParameters(query: Query, storefrontId: number): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom("productOldAddress")
    .select("path")
    .where("storefrontId", "=", storefrontId)
    .where("path", "like", "%?%")
    .execute();
  return new Set(parametersOf(rows.map(({ path }) => path)));
}

export async function selectProductIdsByCode(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await query
    .selectFrom("product")
    .select(["id", "code"])
    .where("storefrontId", "=", storefrontId)
    .where("published", "=", true)
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** Returns the products of variants, by item number. */
export async function selectProductIdsByItemNo(query: Query, storefrontId: number, itemNos: string[]): Promise<Map<string, number>> {
  if (itemNos.length === 0) return new Map();
  const rows = await query
    .selectFrom("item")
    .select(["itemNo", "productId"])
    .where("storefrontId", "=", storefrontId)
    .where("published", "=", true)
    .where("itemNo", "in", itemNos)
    .execute();
  return new Map(rows.map((row) => [row.itemNo, row.productId]));
}

/** Returns the products defined as related, in order. */
export async function selectRelatedIds(query: Query, productId: number): Promise<number[]> {
  const rows = await query
    .selectFrom("productRelation")
    .select("relatedId")
    .where("productId", "=", productId)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.relatedId);
}

export async function selectSeriesProductIds(query: Query, seriesId: number): Promise<number[]> {
  const rows = await query
    .selectFrom("product")
    .select("id")
    .where("seriesId", "=", seriesId)
    .where("published", "=", true)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the code of the first published product of a series, or null. */
export async function selectFirstCodeOfSeries(query: Query, storefrontId: number, series: string): Promise<string | null> {
  const row = await query
    .selectFrom("product")
    .innerJoin("series", "series.id", "product.seriesId")
    .select("product.code")
    .where("product.storefrontId", "=", storefrontId)
    .where("published", "=", true)
    .where("series.code", "=", series)
    .orderBy("product.id")
    .limit(1)
    .executeTakeFirst();
  return row?.code ?? null;
}

export async function selectSlugs(query: Query, storefrontId: number, offset: number, limit: number) {
  const products = await query
    .selectFrom("product")
    .select(["id", "code"])
    .where("storefrontId", "=", storefrontId)
    .where("published", "=", true)
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = products.map((product) => product.id);
  const texts =
    ids.length === 0
      ? []
      : await query.selectFrom("productText").select(["productId", "language", "slug"]).where("productId", "in", ids).execute();
  const { total } = await query
    .selectFrom("product")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("storefrontId", "=", storefrontId)
    .where("published", "=", true)
    .executeTakeFirstOrThrow();
  const slugsOf = Map.groupBy(texts, (text) => text.productId);
  return {
    total,
    products: products.map(({ id, code }) => ({
      code,
      slugs: Object.fromEntries((slugsOf.get(id) ?? []).map((text) => [text.language, text.slug])) as Record<Language, string>,
    })),
  };
}
