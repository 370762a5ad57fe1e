import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { ItemRecord, PictureRecord, ProductRecord, SeriesRecord } from "../../catalogue-record.ts";
import type { StoredRecord } from "../complete/complete-record.rules.ts";

const given = <T>(value: T | null): T | undefined => value ?? undefined;
const number = (value: string | null): number | undefined => (value === null ? undefined : Number(value));

/** Returns series records by code. */
export async function selectSeriesRecords(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, SeriesRecord>> {
  const rows = await query
    .selectFrom("series")
    .selectAll()
    .select((of) =>
      of
        .selectFrom("series_text")
        .select(sql<Record<Language, string> | null>`jsonb_object_agg(language, description)`.as("texts"))
        .whereRef("series_text.series_id", "=", "series.id")
        .as("texts"),
    )
    .where("storefront_id", "=", storefrontId)
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
        origin: given(row.origin),
        season: given(row.season),
        facts: {
          pei: given(row.pei),
          dcofWet: number(row.dcof_wet),
          waterAbsorptionPct: number(row.water_absorption_pct),
          breakingStrengthLbf: given(row.breaking_strength_lbf),
          shadeVariation: given(row.shade_variation),
          frostResistant: given(row.frost_resistant),
          rectified: given(row.rectified),
          mohs: number(row.mohs),
          recycledPct: given(row.recycled_pct),
        },
        uses: row.uses,
        warnings: row.warnings,
        documentKeys: row.document_keys,
        listings: row.listings,
        description: row.texts ?? {},
      },
    ]),
  );
}

/** Returns product records by code, published or not; six queries for any number of products, one for none. */
export async function selectStoredRecords(query: Query, storefrontId: number, codes: string[]): Promise<Map<string, StoredRecord>> {
  const products = await query
    .selectFrom("product")
    .innerJoin("series", "series.id", "product.series_id")
    .selectAll("product")
    .select("series.code as series_code")
    .where("product.storefront_id", "=", storefrontId)
    .where(sql<boolean>`product.code = any(${codes}::text[])`)
    .execute();
  if (products.length === 0) return new Map();
  const ids = products.map((product) => product.id);
  const series = await selectSeriesRecords(query, storefrontId, [...new Set(products.map((product) => product.series_code))]);
  const ofProducts = sql<boolean>`product_id = any(${ids}::integer[])`;
  const texts = Map.groupBy(await query.selectFrom("product_text").selectAll().where(ofProducts).execute(), (row) => row.product_id);
  const pictures = Map.groupBy(
    await query.selectFrom("picture").selectAll().where(ofProducts).orderBy("position").orderBy("id").execute(),
    (row) => row.product_id,
  );
  const items = Map.groupBy(await selectItemRows(query, ids), (row) => row.product_id);
  return new Map(
    products.flatMap((product): [string, StoredRecord][] => {
      const [one, all] = [series.get(product.series_code), items.get(product.id) ?? []];
      if (!one) return [];
      const record: ProductRecord = {
        series: one,
        code: product.code,
        published: product.published,
        colourCode: product.colour_code,
        colourFamily: given(product.colour_family),
        look: given(product.look),
        tags: product.tags,
        popularity: product.popularity,
        introducedOn: product.introduced_on,
        texts: textsOf(texts.get(product.id) ?? []),
        items: all.filter((item) => item.published).map(toItem),
        pictures: (pictures.get(product.id) ?? []).map(toPicture),
        relatedTo: [],
      };
      return [[product.code, { id: product.id, record, retired: all.filter((item) => !item.published).map(toItem) }]];
    }),
  );
}

type TextRow = { language: string; name: string; slug: string; colour: string; description: string };

function textsOf(rows: TextRow[]): ProductRecord["texts"] {
  const of = (language: Language) => {
    const { name = "", slug = "", colour = "", description = "" } = rows.find((row) => row.language === language) ?? {};
    return { name, slug, colour, description };
  };
  return { en: of("en"), es: of("es") };
}

function selectItemRows(query: Query, productIds: number[]) {
  return query
    .selectFrom("item")
    .leftJoin("price", "price.item_id", "item.id")
    .selectAll("item")
    .select(["currency", "list_cents", "sale_cents", "sale_from", "sale_until"])
    .select((of) =>
      of
        .selectFrom("item_text")
        .select(sql<Record<Language, string> | null>`jsonb_object_agg(language, label)`.as("labels"))
        .whereRef("item_text.item_id", "=", "item.id")
        .as("labels"),
    )
    .where(sql<boolean>`item.product_id = any(${productIds}::integer[])`)
    .orderBy("item.position")
    .orderBy("item.id")
    .execute();
}

type ItemRow = Awaited<ReturnType<typeof selectItemRows>>[number];

const toItem = (row: ItemRow): ItemRecord => ({
  itemNo: row.item_no,
  kind: row.kind,
  size: given(row.size),
  label: row.labels ?? { en: "", es: "" },
  widthMm: number(row.width_mm),
  heightMm: number(row.height_mm),
  thicknessMm: number(row.thickness_mm),
  shape: given(row.shape),
  finish: given(row.finish),
  edge: given(row.edge),
  sellUnit: row.sell_unit,
  piecesPerUnit: row.pieces_per_unit,
  areaPerUnit: given(row.area_per_unit),
  weightPerUnit: row.weight_per_unit,
  unitsPerPallet: given(row.units_per_pallet),
  sampleItemNo: given(row.sample_item_no),
  currency: row.currency ?? "",
  listCents: row.list_cents ?? 0,
  saleCents: given(row.sale_cents),
  saleFrom: given(row.sale_from),
  saleUntil: given(row.sale_until),
});

const pair = (w: number | null, h: number | null) => (w !== null && h !== null ? { w, h } : undefined);

interface PictureRow extends Pick<PictureRecord, "kind" | "address" | "width" | "height"> {
  extent_width_mm: number | null;
  extent_height_mm: number | null;
  cell_width_mm: number | null;
  cell_height_mm: number | null;
  row_mm: number | null;
  colour: string | null;
}

const toPicture = (row: PictureRow): PictureRecord => ({
  kind: row.kind,
  address: row.address,
  width: row.width,
  height: row.height,
  extentMm: pair(row.extent_width_mm, row.extent_height_mm),
  cellMm: pair(row.cell_width_mm, row.cell_height_mm),
  rowMm: given(row.row_mm),
  colour: given(row.colour),
});

/** Returns the published product that sells each item number: item number → product code. */
export async function selectItemOwners(query: Query, storefrontId: number, itemNos: string[]): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.product_id")
    .select(["item.item_no", "product.code"])
    .where("item.storefront_id", "=", storefrontId)
    .where("item.published", "=", true)
    .where("product.published", "=", true)
    .where(sql<boolean>`item.item_no = any(${itemNos}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.item_no, row.code]));
}

/** Returns the product at each address: language and slug, joined by a bar → product code. */
export async function selectSlugOwners(query: Query, storefrontId: number, slugs: string[]): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom("product_text")
    .innerJoin("product", "product.id", "product_text.product_id")
    .select(["product_text.language", "product_text.slug", "product.code"])
    .where("product_text.storefront_id", "=", storefrontId)
    .where(sql<boolean>`product_text.slug = any(${slugs}::text[])`)
    .execute();
  return new Map(rows.map((row) => [`${row.language}|${row.slug}`, row.code]));
}
