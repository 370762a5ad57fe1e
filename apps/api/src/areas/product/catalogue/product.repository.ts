import type { Language, Picture } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { StoredItem, StoredProduct } from "../../../domain/product.ts";

type Row<T> = T extends (...parameters: never[]) => Promise<(infer R)[]> ? R : never;
const number = (text: string | null): number | null => (text === null ? null : Number(text));

/** Returns complete products by id, in no particular order; six queries for any number of products. */
export async function selectProducts(query: Query, storefrontId: number, ids: number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const [products, texts, seriesTexts, pictures, items] = await Promise.all([
    selectProductRows(query, storefrontId, ids),
    query.selectFrom("product_text").selectAll().where("product_id", "in", ids).execute(),
    selectSeriesTexts(query, ids),
    query.selectFrom("picture").selectAll().where("product_id", "in", ids).orderBy("position").orderBy("id").execute(),
    selectItems(query, ids),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.productId);
  const picturesOf = Map.groupBy(pictures, (picture) => picture.product_id);
  const textsOf = Map.groupBy(texts, (text) => text.product_id);
  const seriesTextsOf = Map.groupBy(seriesTexts, (text) => text.series_id);
  return products.map((row) => ({
    id: row.id,
    code: row.code,
    seriesId: row.series_id,
    seriesCode: row.series_code,
    seriesName: row.series_name,
    material: row.material,
    stone: row.stone,
    department: row.department,
    origin: row.origin,
    season: row.season,
    facts: factsOf(row),
    uses: row.uses,
    warnings: row.warnings,
    documentKeys: row.document_keys,
    listings: row.listings,
    colourCode: row.colour_code,
    colourFamily: row.colour_family,
    look: row.look,
    tags: row.tags,
    popularity: row.popularity,
    introducedOn: row.introduced_on,
    texts: joinTexts(textsOf.get(row.id) ?? [], seriesTextsOf.get(row.series_id) ?? []),
    pictures: (picturesOf.get(row.id) ?? []).map(toPicture),
    items: (itemsOf.get(row.id) ?? []).map(({ productId: _, ...item }) => item),
  }));
}

function selectProductRows(query: Query, storefrontId: number, ids: number[]) {
  return query
    .selectFrom("product")
    .innerJoin("series", "series.id", "product.series_id")
    .selectAll("product")
    .select([
      "series.code as series_code",
      "series.name as series_name",
      "material",
      "stone",
      "department",
      "origin",
      "season",
      "pei",
      "dcof_wet",
      "water_absorption_pct",
      "breaking_strength_lbf",
      "shade_variation",
      "frost_resistant",
      "rectified",
      "mohs",
      "recycled_pct",
      "uses",
      "warnings",
      "document_keys",
      "listings",
    ])
    .where("product.id", "in", ids)
    .where("product.storefront_id", "=", storefrontId)
    .where("product.published", "=", true)
    .execute();
}

function selectSeriesTexts(query: Query, productIds: number[]) {
  return query
    .selectFrom("series_text")
    .selectAll()
    .where("series_id", "in", (of) => of.selectFrom("product").select("series_id").where("id", "in", productIds))
    .execute();
}

type ProductRow = Row<typeof selectProductRows>;

/** Returns only the known facts, in the order of the specification table. */
function factsOf(row: ProductRow): StoredProduct["facts"] {
  const facts = {
    origin: row.origin,
    shadeVariation: row.shade_variation,
    pei: row.pei,
    dcofWet: number(row.dcof_wet),
    waterAbsorptionPct: number(row.water_absorption_pct),
    breakingStrengthLbf: row.breaking_strength_lbf,
    mohs: number(row.mohs),
    frostResistant: row.frost_resistant,
    rectified: row.rectified,
    recycledPct: row.recycled_pct,
  };
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string | number | boolean] => entry[1] !== null));
}

function joinTexts(
  texts: { language: string; name: string; slug: string; colour: string; description: string }[],
  seriesTexts: { language: string; description: string }[],
): StoredProduct["texts"] {
  const joined = texts.map(({ language, name, slug, colour, description }) => {
    const seriesDescription = seriesTexts.find((text) => text.language === language)?.description ?? "";
    return [language, { name, slug, colour, description, seriesDescription }];
  });
  return Object.fromEntries(joined) as StoredProduct["texts"];
}

const pair = (w: number | null, h: number | null) => (w !== null && h !== null ? { w, h } : null);

interface PictureRow {
  address: string;
  width: number;
  height: number;
  kind: Picture["kind"];
  extent_width_mm: number | null;
  extent_height_mm: number | null;
  cell_width_mm: number | null;
  cell_height_mm: number | null;
  row_mm: number | null;
  colour: string | null;
}

function toPicture(row: PictureRow): Picture {
  return {
    address: row.address,
    width: row.width,
    height: row.height,
    kind: row.kind,
    extentMm: pair(row.extent_width_mm, row.extent_height_mm),
    cellMm: pair(row.cell_width_mm, row.cell_height_mm),
    rowMm: row.row_mm,
    colour: row.colour,
  };
}

async function selectItems(query: Query, productIds: number[]): Promise<(StoredItem & { productId: number })[]> {
  const rows = await query
    .selectFrom("item")
    .leftJoin("price", "price.item_id", "item.id")
    .selectAll("item")
    .select(["currency", "list_cents", "sale_cents", "sale_from", "sale_until"])
    .select((of) => [
      of
        .selectFrom("item_text")
        .select(sql<Record<Language, string>>`jsonb_object_agg(language, label)`.as("labels"))
        .whereRef("item_text.item_id", "=", "item.id")
        .as("labels"),
      of
        .selectFrom("price_break")
        .select(
          sql<
            { fromUnits: number; cents: number }[]
          >`jsonb_agg(jsonb_build_object('fromUnits', from_units, 'cents', price_cents) order by from_units)`.as("breaks"),
        )
        .whereRef("price_break.item_id", "=", "item.id")
        .as("breaks"),
    ])
    .where("item.product_id", "in", productIds)
    .where("item.published", "=", true)
    .orderBy("item.product_id")
    .orderBy("item.position")
    .orderBy("item.id")
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    id: row.id,
    itemNo: row.item_no,
    kind: row.kind,
    size: row.size,
    labels: row.labels ?? { en: row.size ?? "", es: row.size ?? "" },
    widthMm: number(row.width_mm),
    heightMm: number(row.height_mm),
    thicknessMm: number(row.thickness_mm),
    shape: row.shape,
    finish: row.finish,
    edge: row.edge,
    sellUnit: row.sell_unit,
    piecesPerUnit: row.pieces_per_unit,
    areaPerUnit: row.area_per_unit,
    weightPerUnit: row.weight_per_unit,
    unitsPerPallet: row.units_per_pallet,
    sampleItemNo: row.sample_item_no,
    price:
      row.list_cents === null
        ? null
        : {
            currency: row.currency ?? "USD",
            listCents: row.list_cents,
            saleCents: row.sale_cents,
            saleFrom: row.sale_from,
            saleUntil: row.sale_until,
            breaks: row.breaks ?? [],
          },
  }));
}

/** Returns products whose price differs between the two days because a sale starts or ends in between. */
export async function selectProductsTurning(query: Query, storefrontId: number, oneDay: string, otherDay: string): Promise<number[]> {
  const [before, after] = oneDay < otherDay ? [oneDay, otherDay] : [otherDay, oneDay];
  const rows = await query
    .selectFrom("price")
    .innerJoin("item", "item.id", "price.item_id")
    .innerJoin("product", "product.id", "item.product_id")
    .select("product.id")
    .distinct()
    .where("product.storefront_id", "=", storefrontId)
    .where((where) =>
      where.or([
        where.and([where("sale_from", ">", before), where("sale_from", "<=", after)]),
        where.and([where("sale_until", ">=", before), where("sale_until", "<", after)]),
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
    .where("storefront_id", "=", storefrontId)
    .where("published", "=", true)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the places that stock each item: item id → place codes. */
export async function selectStockedPlaces(query: Query, productIds: number[]): Promise<Map<number, string[]>> {
  const rows = await query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.item_id")
    .innerJoin("place", "place.id", "lot.place_id")
    .select(["lot.item_id", "place.code"])
    .distinct()
    .where("item.product_id", "in", productIds)
    .whereRef("lot.on_hand", ">", "lot.reserved")
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.item_id)].map(([item, places]) => [item, places.map((place) => place.code)]));
}

/** Returns the product that an item number belongs to. */
export async function selectProductIdByItemNo(query: Query, storefrontId: number, itemNo: string): Promise<number | null> {
  const row = await query
    .selectFrom("item")
    .select("product_id")
    .where("storefront_id", "=", storefrontId)
    .where((of) => of(of.fn<string>("lower", ["item_no"]), "=", itemNo.toLowerCase()))
    .where("published", "=", true)
    .executeTakeFirst();
  return row?.product_id ?? null;
}

/** Returns the product with a current or former slug in a language. */
export async function selectProductIdBySlug(query: Query, storefrontId: number, language: Language, slug: string) {
  const now = await query
    .selectFrom("product_text")
    .select("product_id")
    .where("storefront_id", "=", storefrontId)
    .where("language", "=", language)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (now) return { productId: now.product_id, moved: false };
  const before = await query
    .selectFrom("product_slug_history")
    .select("product_id")
    .where("storefront_id", "=", storefrontId)
    .where("language", "=", language)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return before ? { productId: before.product_id, moved: true } : null;
}

export async function selectProductIdsByCode(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await query
    .selectFrom("product")
    .select(["id", "code"])
    .where("storefront_id", "=", storefrontId)
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
    .select(["item_no", "product_id"])
    .where("storefront_id", "=", storefrontId)
    .where("published", "=", true)
    .where("item_no", "in", itemNos)
    .execute();
  return new Map(rows.map((row) => [row.item_no, row.product_id]));
}

/** Returns the products defined as related, in order. */
export async function selectRelatedIds(query: Query, productId: number): Promise<number[]> {
  const rows = await query
    .selectFrom("product_relation")
    .select("related_id")
    .where("product_id", "=", productId)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.related_id);
}

export async function selectSeriesProductIds(query: Query, seriesId: number): Promise<number[]> {
  const rows = await query
    .selectFrom("product")
    .select("id")
    .where("series_id", "=", seriesId)
    .where("published", "=", true)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Returns a series' documents, with addresses in the reader's language. */
export async function selectDocuments(query: Query, seriesId: number, language: Language) {
  const rows = await query
    .selectFrom("document")
    .innerJoin("document_text", "document_text.document_id", "document.id")
    .select(["document.key", "document.address", "document_text.title"])
    .where("document.series_id", "=", seriesId)
    .where("document_text.language", "=", language)
    .orderBy("document.id")
    .execute();
  return rows.map((row) => ({ ...row, address: row.address.replace("{language}", language) }));
}

export async function selectSlugs(query: Query, storefrontId: number, offset: number, limit: number) {
  const products = await query
    .selectFrom("product")
    .select(["id", "code"])
    .where("storefront_id", "=", storefrontId)
    .where("published", "=", true)
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = products.map((product) => product.id);
  const texts =
    ids.length === 0
      ? []
      : await query.selectFrom("product_text").select(["product_id", "language", "slug"]).where("product_id", "in", ids).execute();
  const { total } = await query
    .selectFrom("product")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("storefront_id", "=", storefrontId)
    .where("published", "=", true)
    .executeTakeFirstOrThrow();
  const slugsOf = Map.groupBy(texts, (text) => text.product_id);
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
    .innerJoin("document_text", "document_text.document_id", "document.id")
    .innerJoin("series", "series.id", "document.series_id")
    .select(["document.key", "document.address", "document_text.title", "document_text.language", "series.code", "series.name"])
    .where("document.storefront_id", "=", storefrontId)
    .where("document_text.language", "=", language)
    .orderBy("series.code")
    .execute() as Promise<DocumentRow[]>;
}
