import type { Language, Picture } from "@azulejo/contract";
import type { ChipLayout } from "@azulejo/contract/vocabulary.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { StoredItem, StoredProduct, StoredTexts } from "../../../domain/product.ts";

type Row<T> = T extends (...parameters: never[]) => Promise<(infer R)[]> ? R : never;
const number = (text: string | null): number | null => (text === null ? null : Number(text));

/** Returns complete products by id, in no particular order; six queries for any number of products. */
export async function selectProducts(query: Query, storefrontId: number, ids: number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const [products, texts, seriesTexts, pictures, items] = await Promise.all([
    selectProductRows(query, storefrontId, ids),
    query.selectFrom("productText").selectAll().where("productId", "in", ids).execute(),
    selectSeriesTexts(query, ids),
    query.selectFrom("picture").selectAll().where("productId", "in", ids).orderBy("position").orderBy("id").execute(),
    selectItems(query, ids),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.productId);
  const picturesOf = Map.groupBy(pictures, (picture) => picture.productId);
  const textsOf = Map.groupBy(texts, (text) => text.productId);
  const seriesTextsOf = Map.groupBy(seriesTexts, (text) => text.seriesId);
  return products.map((row) => ({
    id: row.id,
    code: row.code,
    seriesId: row.seriesId,
    seriesCode: row.seriesCode,
    seriesName: row.seriesName,
    material: row.material,
    stone: row.stone,
    department: row.department,
    origin: row.origin,
    season: row.season,
    facts: factsOf(row),
    uses: row.uses,
    warnings: row.warnings,
    documentKeys: row.documentKeys,
    listings: row.listings,
    colorCode: row.colorCode,
    colorFamily: row.colorFamily,
    look: row.look,
    tags: row.tags,
    popularity: row.popularity,
    introducedOn: row.introducedOn,
    texts: joinTexts(textsOf.get(row.id) ?? [], seriesTextsOf.get(row.seriesId) ?? []),
    pictures: (picturesOf.get(row.id) ?? []).map(toPicture),
    alts: altsOf(picturesOf.get(row.id) ?? []),
    items: (itemsOf.get(row.id) ?? []).map(({ productId: _, ...item }) => item),
  }));
}

function selectProductRows(query: Query, storefrontId: number, ids: number[]) {
  return query
    .selectFrom("product")
    .innerJoin("series", "series.id", "product.seriesId")
    .selectAll("product")
    .select([
      "series.code as seriesCode",
      "series.name as seriesName",
      "material",
      "stone",
      "department",
      "origin",
      "season",
      "pei",
      "dcofWet",
      "waterAbsorptionPct",
      "breakingStrengthLbf",
      "shadeVariation",
      "frostResistant",
      "rectified",
      "mohs",
      "recycledPct",
      "uses",
      "warnings",
      "documentKeys",
      "listings",
    ])
    .where("product.id", "in", ids)
    .where("product.storefrontId", "=", storefrontId)
    .where("product.published", "=", true)
    .execute();
}

function selectSeriesTexts(query: Query, productIds: number[]) {
  return query
    .selectFrom("seriesText")
    .selectAll()
    .where("seriesId", "in", (of) => of.selectFrom("product").select("seriesId").where("id", "in", productIds))
    .execute();
}

type ProductRow = Row<typeof selectProductRows>;

/** Returns only the known facts, in the order of the specification table. */
function factsOf(row: ProductRow): StoredProduct["facts"] {
  const facts = {
    origin: row.origin,
    shadeVariation: row.shadeVariation,
    pei: row.pei,
    dcofWet: number(row.dcofWet),
    waterAbsorptionPct: number(row.waterAbsorptionPct),
    breakingStrengthLbf: row.breakingStrengthLbf,
    mohs: number(row.mohs),
    frostResistant: row.frostResistant,
    rectified: row.rectified,
    recycledPct: row.recycledPct,
  };
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string | number | boolean] => entry[1] !== null));
}

function joinTexts(
  texts: (Omit<StoredTexts, "seriesDescription"> & { language: string })[],
  seriesTexts: { language: string; description: string }[],
): StoredProduct["texts"] {
  const joined = texts.map(({ language, name, slug, color, description, seoTitle, seoDescription }) => {
    const seriesDescription = seriesTexts.find((text) => text.language === language)?.description ?? "";
    return [language, { name, slug, color, description, seriesDescription, seoTitle, seoDescription }];
  });
  return Object.fromEntries(joined) as StoredProduct["texts"];
}

const pair = (w: number | null, h: number | null) => (w !== null && h !== null ? { w, h } : null);

interface ChipRow {
  chipLayout: string | null;
  chipWidthMm: string | null;
  chipHeightMm: string | null;
}

function chipsOf({ chipLayout, chipWidthMm, chipHeightMm }: ChipRow): StoredItem["chips"] {
  if (chipLayout === null || chipWidthMm === null || chipHeightMm === null) return null;
  return { layout: chipLayout as ChipLayout, widthMm: Number(chipWidthMm), heightMm: Number(chipHeightMm) };
}

interface PictureRow {
  address: string;
  width: number;
  height: number;
  kind: Picture["kind"];
  extentWidthMm: number | null;
  extentHeightMm: number | null;
  cellWidthMm: number | null;
  cellHeightMm: number | null;
  rowMm: number | null;
  size: string | null;
  color: string | null;
  altEn: string | null;
  altEs: string | null;
}

const altsOf = (rows: PictureRow[]): StoredProduct["alts"] =>
  new Map(
    rows.flatMap(({ address, altEn, altEs }): [string, Partial<Record<Language, string>>][] =>
      altEn || altEs ? [[address, { ...(altEn && { en: altEn }), ...(altEs && { es: altEs }) }]] : [],
    ),
  );

function toPicture(row: PictureRow): Picture {
  return {
    address: row.address,
    width: row.width,
    height: row.height,
    kind: row.kind,
    extentMm: pair(row.extentWidthMm, row.extentHeightMm),
    cellMm: pair(row.cellWidthMm, row.cellHeightMm),
    rowMm: row.rowMm,
    ...(row.size && { size: row.size }),
    color: row.color,
  };
}

async function selectItems(query: Query, productIds: number[]): Promise<(StoredItem & { productId: number })[]> {
  const rows = await query
    .selectFrom("item")
    .leftJoin("price", "price.itemId", "item.id")
    .selectAll("item")
    .select(["currency", "listCents", "saleCents", "saleFrom", "saleUntil"])
    .select((of) => [
      of
        .selectFrom("itemText")
        .select(sql<Record<Language, string>>`jsonb_object_agg(language, label)`.as("labels"))
        .whereRef("itemText.itemId", "=", "item.id")
        .as("labels"),
      of
        .selectFrom("priceBreak")
        .select(
          sql<
            { fromUnits: number; cents: number }[]
          >`jsonb_agg(jsonb_build_object('fromUnits', from_units, 'cents', price_cents) order by from_units)`.as("breaks"),
        )
        .whereRef("priceBreak.itemId", "=", "item.id")
        .as("breaks"),
    ])
    .where("item.productId", "in", productIds)
    .where("item.published", "=", true)
    .orderBy("item.productId")
    .orderBy("item.position")
    .orderBy("item.id")
    .execute();
  return rows.map((row) => ({
    productId: row.productId,
    id: row.id,
    itemNo: row.itemNo,
    kind: row.kind,
    size: row.size,
    labels: row.labels ?? { en: row.size ?? "", es: row.size ?? "" },
    widthMm: number(row.widthMm),
    heightMm: number(row.heightMm),
    thicknessMm: number(row.thicknessMm),
    shape: row.shape,
    chips: chipsOf(row),
    finish: row.finish,
    edge: row.edge,
    sellUnit: row.sellUnit,
    piecesPerUnit: row.piecesPerUnit,
    areaPerUnit: row.areaPerUnit,
    weightPerUnit: row.weightPerUnit,
    unitsPerPallet: row.unitsPerPallet,
    sampleItemNo: row.sampleItemNo,
    gtin: row.gtin,
    price:
      row.listCents === null
        ? null
        : {
            currency: row.currency ?? "USD",
            listCents: row.listCents,
            saleCents: row.saleCents,
            saleFrom: row.saleFrom,
            saleUntil: row.saleUntil,
            breaks: row.breaks ?? [],
          },
  }));
}

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

/** Returns the places that stock each item id → place codes. */
export async function selectStockedPlaces(query: Query, productIds: number[]): Promise<Map<number, string[]>> {
  const rows = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["lot.itemId", "place.code"])
    .distinct()
    .where("item.productId", "in", productIds)
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

/** Returns the product with a current or former slug in a language. */
export async function selectProductIdBySlug(query: Query, storefrontId: number, language: Language, slug: string) {
  const now = await query
    .selectFrom("productText")
    .select("productId")
    .where("storefrontId", "=", storefrontId)
    .where("language", "=", language)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (now) return { productId: now.productId, moved: false };
  const before = await query
    .selectFrom("productSlugHistory")
    .select("productId")
    .where("storefrontId", "=", storefrontId)
    .where("language", "=", language)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return before ? { productId: before.productId, moved: true } : null;
}

/** Returns the slug of the product that had this path in another system, or null. @param path bare */
export async function selectSlugByOldAddress(query: Query, storefrontId: number, language: Language, path: string): Promise<string | null> {
  const row = await query
    .selectFrom("productOldAddress")
    .innerJoin("product", "product.id", "productOldAddress.productId")
    .innerJoin("productText", "productText.productId", "product.id")
    .select("productText.slug")
    .where("productOldAddress.storefrontId", "=", storefrontId)
    .where("path", "=", path)
    .where("published", "=", true)
    .where("language", "=", language)
    .executeTakeFirst();
  return row?.slug ?? null;
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

/** Returns a series' documents, with addresses in the reader's language. */
export async function selectDocuments(query: Query, seriesId: number, language: Language) {
  const rows = await query
    .selectFrom("document")
    .innerJoin("documentText", "documentText.documentId", "document.id")
    .select(["document.key", "document.address", "documentText.title"])
    .where("document.seriesId", "=", seriesId)
    .where("documentText.language", "=", language)
    .orderBy("document.id")
    .execute();
  return rows.map((row) => ({ ...row, address: row.address.replace("{language}", language) }));
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

export interface DocumentRow {
  key: string;
  address: string;
  title: string;
  language: Language;
  code: string;
  name: string;
}

/** Returns a storefront's documents in one language, one row for each series they belong to. */
export function selectAllDocuments(query: Query, storefrontId: number, language: Language): Promise<DocumentRow[]> {
  return query
    .selectFrom("document")
    .innerJoin("documentText", "documentText.documentId", "document.id")
    .innerJoin("series", "series.id", "document.seriesId")
    .select(["document.key", "document.address", "documentText.title", "documentText.language", "series.code", "series.name"])
    .where("document.storefrontId", "=", storefrontId)
    .where("documentText.language", "=", language)
    .orderBy("series.code")
    .execute() as Promise<DocumentRow[]>;
}
