import type { FactValues } from "@azulejo/contract/facts/value.ts";
import type { Query } from "@azulejo/database";
import { type RawBuilder, sql } from "kysely";

/** Conditions that variants have to meet; null leaves one out. */
export interface RowFilter {
  storefrontId: number;
  /**
   * Words, each with the ways in which it may be written, each of one or more parts of letters and digits. All words are found in the
   * item number, the size or the product's names, by the starts of their parts.
   */
  words: readonly string[][][];
  /** The search as it was typed, which may be an item's id in another system. */
  search: string;
  department: string | null;
  series: string | null;
  state: "all" | "shown" | "hidden";
  kind: "item" | "sample" | "all";
}

/** A variant with its product, as stored: areas in 1e-4 square feet, weights in 1e-2 pounds. */
export interface StoredRow {
  id: number;
  productId: number;
  itemNo: string;
  productCode: string;
  series: string;
  kind: "item" | "sample" | "electronic";
  sellUnit: "piece" | "box" | "sheet" | "slab" | "bag" | "bucket" | "each" | "pack";
  isSold: boolean;
  listCents: number | null;
  planned: { listCents: number; startsOn: string } | null;
  /** The cost today in cents; null if it isn't known, or if the reader may not see it. */
  costCents: number | null;
  available: number;
  size: string | null;
  finish: string | null;
  shape: string | null;
  edge: string | null;
  widthMm: string | null;
  heightMm: string | null;
  thicknessMm: string | null;
  piecesPerUnit: number;
  areaPerUnit: number | null;
  weightPerUnit: number;
  unitsPerPallet: number | null;
  gtin: string | null;
  partNumber: string | null;
  taxCode: string | null;
  labelEn: string | null;
  labelEs: string | null;
  look: string | null;
  colorFamily: string | null;
  isPublished: boolean;
  showOn: string | null;
  hideAfter: string | null;
  nameEn: string | null;
  nameEs: string | null;
  colorEn: string | null;
  colorEs: string | null;
  /** The code of its department. */
  department: string;
  /** Values of the supplier's own facts. */
  facts: FactValues;
}

/** Returns the tsquery for rows that have all words, in one way each. @param words of letters and digits alone */
const withAll = (words: readonly string[][][]): string => {
  const way = (parts: string[]) => parts.map((part) => `'${part}':*`).join(" & ");
  return words.map((ways) => `(${ways.map((parts) => `(${way(parts)})`).join(" | ")})`).join(" & ");
};

function matching({ storefrontId, words, search, department, series, state, kind }: RowFilter): RawBuilder<unknown> {
  const conditions = [
    sql`storefront_id = ${storefrontId}`,
    ...(kind === "all" ? [] : [kind === "sample" ? sql`is_sample` : sql`not is_sample`]),
    ...(state === "all" ? [] : [state === "shown" ? sql`is_shown` : sql`not is_shown`]),
    ...(department === null
      ? []
      : [sql`series_id in (select id from series where storefront_id = ${storefrontId} and department = ${department})`]),
    ...(series === null ? [] : [sql`series_id = (select id from series where storefront_id = ${storefrontId} and code = ${series})`]),
    ...(words.length === 0
      ? []
      : [
          sql`(search @@ ${sql.lit(withAll(words))}::tsquery or item_id = any(array(
            select record_id from external_id where storefront_id = ${storefrontId} and external_id = ${search} and kind = 'item')))`,
        ]),
  ];
  return sql`from catalogue_row where ${sql.join(conditions, sql` and `)}`;
}

export async function countRows(query: Query, filter: RowFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${matching(filter)}`.execute(query);
  return rows[0]?.total ?? 0;
}

/**
 * Returns a page of variants by item number. A subquery selects the page's ids first, so that no other columns of the skipped rows are
 * read.
 */
export async function selectRows(
  query: Query,
  filter: RowFilter,
  { offset, limit }: { offset: number; limit: number },
  costsOn: string | null,
): Promise<StoredRow[]> {
  return readRows(query, costsOn, sql`select item_id as id ${matching(filter)} order by item_no offset ${offset} limit ${limit}`);
}

/** Returns variants by id, and all variants of these products. */
export const selectRowsById = (
  query: Query,
  storefrontId: number,
  { itemIds, productIds }: { itemIds: number[]; productIds: number[] },
  costsOn: string | null,
): Promise<StoredRow[]> =>
  readRows(
    query,
    costsOn,
    sql`select item.id from item where item.storefront_id = ${storefrontId}
      and (item.id = any(${itemIds}::int[]) or item.product_id = any(${productIds}::int[]))`,
  );

const costOf = (on: string | null): RawBuilder<unknown> =>
  on === null
    ? sql`null::int`
    : sql`(select cost_cents::int from item_cost where item_cost.item_id = item.id and starts_on <= ${on}::date order by starts_on desc limit 1)`;

/** @param costsOn the day of the costs; null for readers who may not see them */
async function readRows(query: Query, costsOn: string | null, page: RawBuilder<unknown>): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with page as materialized (${page})
    select item.id, item.product_id, item.item_no, product.code as product_code, series.name as series, item.kind, item.sell_unit,
      item.published as is_sold, price.list_cents::int,
      (select jsonb_build_object('listCents', list_cents, 'startsOn', starts_on) from planned_price
        where planned_price.item_id = item.id order by starts_on limit 1) as planned,
      ${costOf(costsOn)} as cost_cents, item.size, item.finish, item.shape, item.edge, item.width_mm, item.height_mm,
      item.thickness_mm, item.pieces_per_unit, item.area_per_unit, item.weight_per_unit, item.units_per_pallet, item.gtin, item.part_number,
      item.tax_code, item.facts, series.department,
      product.look, product.color_family, product.published as is_published,
      product.show_on::text as show_on, product.hide_after::text as hide_after,
      label_en.label as label_en, label_es.label as label_es, text_en.name as name_en, text_es.name as name_es,
      text_en.color as color_en, text_es.color as color_es,
      (select coalesce(sum(greatest(0, on_hand - reserved)), 0)::int from lot where lot.item_id = item.id) as available
    from page join item on item.id = page.id join product on product.id = item.product_id join series on series.id = product.series_id
    left join price on price.item_id = item.id
    left join item_text label_en on label_en.item_id = item.id and label_en.language = 'en'
    left join item_text label_es on label_es.item_id = item.id and label_es.language = 'es'
    left join product_text text_en on text_en.product_id = product.id and text_en.language = 'en'
    left join product_text text_es on text_es.product_id = product.id and text_es.language = 'es'
    order by item.item_no`.execute(query);
  return rows;
}

/** Locks variants and products, always in this order, until the transaction ends. */
export async function lockRows(query: Query, storefrontId: number, itemIds: number[], productIds: number[]): Promise<void> {
  await sql`select id from product where storefront_id = ${storefrontId} and id = any(${productIds}::int[]) order by id for update`.execute(
    query,
  );
  await sql`select id from item where storefront_id = ${storefrontId} and id = any(${itemIds}::int[]) order by id for update`.execute(
    query,
  );
}

export type ItemValues = Pick<
  StoredRow,
  | "size"
  | "finish"
  | "shape"
  | "edge"
  | "piecesPerUnit"
  | "areaPerUnit"
  | "weightPerUnit"
  | "unitsPerPallet"
  | "gtin"
  | "partNumber"
  | "taxCode"
  | "facts"
> & { id: number; widthMm: number | null; heightMm: number | null; thicknessMm: number | null; labelEn: string; labelEs: string };

/** Writes the cells of variants, in one statement for each table. */
export async function updateItems(query: Query, values: readonly ItemValues[]): Promise<void> {
  if (values.length === 0) return;
  const rows = JSON.stringify(values);
  await sql`
    update item set size = row."size", finish = row."finish", shape = row."shape", edge = row."edge", width_mm = row."widthMm",
      height_mm = row."heightMm", thickness_mm = row."thicknessMm", pieces_per_unit = row."piecesPerUnit",
      area_per_unit = row."areaPerUnit", weight_per_unit = row."weightPerUnit", units_per_pallet = row."unitsPerPallet", gtin = row."gtin",
      part_number = row."partNumber", tax_code = row."taxCode", facts = row."facts"
    from jsonb_to_recordset(${rows}::jsonb) as row(id integer, "size" text, "finish" text, "shape" text, "edge" text, "widthMm" numeric,
      "heightMm" numeric, "thicknessMm" numeric, "piecesPerUnit" integer, "areaPerUnit" bigint, "weightPerUnit" integer,
      "unitsPerPallet" integer, "gtin" text, "partNumber" text, "taxCode" text, "facts" jsonb)
    where item.id = row.id`.execute(query);
  await sql`
    insert into item_text (item_id, language, label)
    select row.id, text.language, text.label
    from jsonb_to_recordset(${rows}::jsonb) as row(id integer, "labelEn" text, "labelEs" text),
      lateral (values ('en', row."labelEn"), ('es', row."labelEs")) text (language, label)
    where text.label <> ''
    on conflict (item_id, language) do update set label = excluded.label where item_text.label is distinct from excluded.label`.execute(
    query,
  );
}

export type ProductValues = Pick<StoredRow, "look" | "colorFamily"> & {
  id: number;
  published: boolean;
  showOn: string | null;
  hideAfter: string | null;
  nameEn: string;
  nameEs: string;
  colorEn: string;
  colorEs: string;
};

/** Writes the cells of products, in one statement for each table. */
export async function updateProducts(query: Query, values: readonly ProductValues[]): Promise<void> {
  if (values.length === 0) return;
  const rows = JSON.stringify(values);
  await sql`
    update product set look = row."look", color_family = row."colorFamily", published = row."published",
      show_on = row."showOn", hide_after = row."hideAfter"
    from jsonb_to_recordset(${rows}::jsonb) as row(id integer, "look" text, "colorFamily" text, "published" boolean, "showOn" date, "hideAfter" date)
    where product.id = row.id`.execute(query);
  await sql`
    update product_text set name = text.name, color = text.color
    from jsonb_to_recordset(${rows}::jsonb) as row(id integer, "nameEn" text, "nameEs" text, "colorEn" text, "colorEs" text),
      lateral (values ('en', row."nameEn", row."colorEn"), ('es', row."nameEs", row."colorEs")) text (language, name, color)
    where product_text.product_id = row.id and product_text.language = text.language`.execute(query);
}

export const selectSeries = (query: Query, storefrontId: number) =>
  query.selectFrom("series").select(["code", "name", "department"]).where("storefrontId", "=", storefrontId).orderBy("name").execute();

/** Returns the terms of these kinds, in both languages, in the shop's order. */
export const selectTermRows = (query: Query, storefrontId: number, kinds: readonly string[]) =>
  query
    .selectFrom("term")
    .select(["kind", "value", "language", "label"])
    .where("storefrontId", "=", storefrontId)
    .where("kind", "in", kinds)
    .orderBy("position")
    .orderBy("value")
    .execute();
