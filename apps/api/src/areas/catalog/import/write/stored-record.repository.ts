import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { PlannedPrice } from "../../../../domain/prices/planned-price.ts";
import type { ItemRecord, PictureRecord, ProductRecord, SeriesRecord } from "../../catalog-record.ts";
import type { StoredRecord } from "../complete/complete-record.rules.ts";

const given = <T>(value: T | null): T | undefined => value ?? undefined;
const number = (value: string | null): number | undefined => (value === null ? undefined : Number(value));

export async function selectSeriesRecords(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, SeriesRecord>> {
  const rows = await query
    .selectFrom("series")
    .selectAll()
    .select((of) =>
      of
        .selectFrom("seriesText")
        .select(sql<Record<Language, string> | null>`jsonb_object_agg(language, description)`.as("texts"))
        .whereRef("seriesText.seriesId", "=", "series.id")
        .as("texts"),
    )
    .where("storefrontId", "=", storefrontId)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        name: row.name,
        material: row.material,
        stone: given(row.stone),
        department: row.department,
        brand: given(row.brand),
        origin: given(row.origin),
        season: given(row.season),
        facts: {
          pei: given(row.pei),
          dcofWet: number(row.dcofWet),
          waterAbsorptionPct: number(row.waterAbsorptionPct),
          breakingStrengthLbf: given(row.breakingStrengthLbf),
          shadeVariation: given(row.shadeVariation),
          frostResistant: given(row.frostResistant),
          rectified: given(row.rectified),
          mohs: number(row.mohs),
          recycledPct: given(row.recycledPct),
        },
        uses: row.uses,
        warnings: row.warnings,
        documentKeys: row.documentKeys,
        listings: row.listings,
        description: row.texts ?? {},
      },
    ]),
  );
}

/** Returns product records by code, published or not; seven queries for any number of products, one for none. */
export async function selectStoredRecords(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, StoredRecord>> {
  const products = await query
    .selectFrom("product")
    .innerJoin("series", "series.id", "product.seriesId")
    .selectAll("product")
    .select("series.code as seriesCode")
    .where("product.storefrontId", "=", storefrontId)
    .where(sql<boolean>`product.code = any(${codes}::text[])`)
    .execute();
  if (products.length === 0) return new Map();
  const ids = products.map((product) => product.id);
  const series = await selectSeriesRecords(query, storefrontId, [...new Set(products.map((product) => product.seriesCode))]);
  const ofProducts = sql<boolean>`product_id = any(${ids}::integer[])`;
  const texts = Map.groupBy(await query.selectFrom("productText").selectAll().where(ofProducts).execute(), (row) => row.productId);
  const pictures = Map.groupBy(
    await query.selectFrom("picture").selectAll().where(ofProducts).orderBy("position").orderBy("id").execute(),
    (row) => row.productId,
  );
  const addresses = Map.groupBy(
    await query.selectFrom("productOldAddress").selectAll().where(ofProducts).execute(),
    (row) => row.productId,
  );
  const items = Map.groupBy(await selectItemRows(query, ids), (row) => row.productId);
  return new Map(
    products.flatMap((product): [string, StoredRecord][] => {
      const [one, all] = [series.get(product.seriesCode), items.get(product.id) ?? []];
      if (!one) return [];
      const record: ProductRecord = {
        series: one,
        code: product.code,
        published: product.published,
        colorCode: product.colorCode,
        colorFamily: given(product.colorFamily),
        look: given(product.look),
        tags: product.tags,
        popularity: product.popularity,
        introducedOn: product.introducedOn,
        texts: textsOf(texts.get(product.id) ?? []),
        items: all.filter((item) => item.published).map(toItem),
        pictures: (pictures.get(product.id) ?? []).map(toPicture),
        relatedTo: [],
        oldAddresses: (addresses.get(product.id) ?? []).map((row) => row.path),
      };
      return [[product.code, { id: product.id, record, retired: all.filter((item) => !item.published).map(toItem) }]];
    }),
  );
}

interface TextRow {
  language: string;
  name: string;
  slug: string;
  color: string;
  description: string;
  seoTitle: string | null;
  seoDescription: string | null;
}

function textsOf(rows: TextRow[]): ProductRecord["texts"] {
  const of = (language: Language) => {
    const row = rows.find((one) => one.language === language);
    const { name = "", slug = "", color = "", description = "" } = row ?? {};
    return { name, slug, color, description, seoTitle: row?.seoTitle ?? undefined, seoDescription: row?.seoDescription ?? undefined };
  };
  return { en: of("en"), es: of("es") };
}

function selectItemRows(query: Query, productIds: number[]) {
  return query
    .selectFrom("item")
    .leftJoin("price", "price.itemId", "item.id")
    .selectAll("item")
    .select(["currency", "listCents", "saleCents", "saleFrom", "saleUntil"])
    .select((of) => [
      of
        .selectFrom("itemText")
        .select(sql<Record<Language, string> | null>`jsonb_object_agg(language, label)`.as("labels"))
        .whereRef("itemText.itemId", "=", "item.id")
        .as("labels"),
      of
        .selectFrom("plannedPrice")
        .select(
          sql<PlannedPrice[] | null>`jsonb_agg(jsonb_build_object('startsOn', starts_on, 'listCents', list_cents) order by starts_on)`.as(
            "planned",
          ),
        )
        .whereRef("plannedPrice.itemId", "=", "item.id")
        .as("planned"),
    ])
    .where(sql<boolean>`item.product_id = any(${productIds}::integer[])`)
    .orderBy("item.position")
    .orderBy("item.id")
    .execute();
}

type ItemRow = Awaited<ReturnType<typeof selectItemRows>>[number];

const toItem = (row: ItemRow): ItemRecord => ({
  itemNo: row.itemNo,
  kind: row.kind,
  size: given(row.size),
  label: row.labels ?? { en: "", es: "" },
  widthMm: number(row.widthMm),
  heightMm: number(row.heightMm),
  thicknessMm: number(row.thicknessMm),
  shape: given(row.shape),
  chipLayout: given(row.chipLayout) as ItemRecord["chipLayout"],
  chipWidthMm: number(row.chipWidthMm),
  chipHeightMm: number(row.chipHeightMm),
  finish: given(row.finish),
  edge: given(row.edge),
  sellUnit: row.sellUnit,
  piecesPerUnit: row.piecesPerUnit,
  areaPerUnit: given(row.areaPerUnit),
  weightPerUnit: row.weightPerUnit,
  unitsPerPallet: given(row.unitsPerPallet),
  sampleItemNo: given(row.sampleItemNo),
  gtin: given(row.gtin),
  partNumber: given(row.partNumber),
  taxCode: given(row.taxCode),
  currency: row.currency ?? "",
  listCents: row.listCents ?? 0,
  planned: given(row.planned),
  saleCents: given(row.saleCents),
  saleFrom: given(row.saleFrom),
  saleUntil: given(row.saleUntil),
  facts: row.facts,
});

const pair = (w: number | null, h: number | null) => (w !== null && h !== null ? { w, h } : undefined);

interface PictureRow extends Pick<PictureRecord, "kind" | "address" | "width" | "height"> {
  originalAddress: string | null;
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

const toPicture = (row: PictureRow): PictureRecord => ({
  kind: row.kind,
  address: row.address,
  width: row.width,
  height: row.height,
  extentMm: pair(row.extentWidthMm, row.extentHeightMm),
  cellMm: pair(row.cellWidthMm, row.cellHeightMm),
  rowMm: given(row.rowMm),
  size: given(row.size),
  color: given(row.color),
  cutFrom: given(row.originalAddress),
  alt: { ...(row.altEn && { en: row.altEn }), ...(row.altEs && { es: row.altEs }) },
});

/** Returns the published product that sells each item number: item number → product code. */
export async function selectItemOwners(query: Query, storefrontId: number, itemNos: string[]): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.productId")
    .select(["item.itemNo", "product.code"])
    .where("item.storefrontId", "=", storefrontId)
    .where("item.published", "=", true)
    .where("product.published", "=", true)
    .where(sql<boolean>`item.item_no = any(${itemNos}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.itemNo, row.code]));
}

/** Returns the product at each address: language and slug, joined by a bar → product code. */
export async function selectSlugOwners(query: Query, storefrontId: number, slugs: string[]): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom("productText")
    .innerJoin("product", "product.id", "productText.productId")
    .select(["productText.language", "productText.slug", "product.code"])
    .where("productText.storefrontId", "=", storefrontId)
    .where(sql<boolean>`product_text.slug = any(${slugs}::text[])`)
    .execute();
  return new Map(rows.map((row) => [`${row.language}|${row.slug}`, row.code]));
}

/** Returns the known costs of a sell unit of each item on a day, in cents. */
export async function selectCosts(query: Query, storefrontId: number, itemNos: string[], on: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ itemNo: string; costCents: number }>`
    select distinct on (item.id) item.item_no, cost_cents::int as cost_cents from item_cost join item on item.id = item_cost.item_id
    where item.storefront_id = ${storefrontId} and item.item_no = any(${itemNos}::text[]) and starts_on <= ${on}::date
    order by item.id, starts_on desc`.execute(query);
  return new Map(rows.map(({ itemNo, costCents }) => [itemNo, costCents]));
}
