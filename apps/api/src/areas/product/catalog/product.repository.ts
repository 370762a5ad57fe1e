import type { Language, Picture } from "@azulejo/contract";
import type { ChipLayout } from "@azulejo/contract/vocabulary.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { PriceRow, StoredItem, StoredProduct, StoredTexts } from "../../../domain/product.ts";

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
    brand: row.brand,
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
      "brand",
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
    brand: row.brand,
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
    partNumber: row.partNumber,
    taxCode: row.taxCode,
    facts: row.facts,
    price: priceOf(row),
  }));
}

type PriceColumns = { [Column in keyof Omit<PriceRow, "own">]: PriceRow[Column] | null };

/** Null for an item without a price. */
function priceOf({ currency, listCents, saleCents, saleFrom, saleUntil, breaks }: PriceColumns): PriceRow | null {
  if (listCents === null) return null;
  return { currency: currency ?? "USD", listCents, saleCents, saleFrom, saleUntil, breaks: breaks ?? [] };
}
