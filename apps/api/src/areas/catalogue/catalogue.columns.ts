import type { ItemRecord, PictureRecord, ProductRecord, SeriesRecord } from "./catalogue-record.ts";
import type { Columns } from "./upsert-rows.repository.ts";

/** The columns that the catalogue writer fills, with their SQL types, and the mapping from record to row. */
export const series: Columns = {
  storefront_id: "integer",
  code: "text",
  name: "text",
  material: "text",
  stone: "text",
  department: "text",
  origin: "text",
  season: "text",
  pei: "smallint",
  dcof_wet: "numeric",
  water_absorption_pct: "numeric",
  breaking_strength_lbf: "integer",
  shade_variation: "text",
  frost_resistant: "boolean",
  rectified: "boolean",
  mohs: "numeric",
  recycled_pct: "smallint",
  uses: "text[]",
  warnings: "text[]",
  document_keys: "text[]",
  listings: "text[]",
};

export const seriesRow = (storefrontId: number, record: SeriesRecord) => ({
  storefront_id: storefrontId,
  code: record.code,
  name: record.name,
  material: record.material,
  stone: record.stone,
  department: record.department,
  origin: record.origin,
  season: record.season,
  pei: record.facts.pei,
  dcof_wet: record.facts.dcofWet,
  water_absorption_pct: record.facts.waterAbsorptionPct,
  breaking_strength_lbf: record.facts.breakingStrengthLbf,
  shade_variation: record.facts.shadeVariation,
  frost_resistant: record.facts.frostResistant,
  rectified: record.facts.rectified,
  mohs: record.facts.mohs,
  recycled_pct: record.facts.recycledPct,
  uses: record.uses,
  warnings: record.warnings,
  document_keys: record.documentKeys,
  listings: record.listings,
});

export const seriesText: Columns = { series_id: "integer", language: "text", description: "text" };

export const product: Columns = {
  storefront_id: "integer",
  series_id: "integer",
  code: "text",
  colour_code: "text",
  colour_family: "text",
  look: "text",
  tags: "text[]",
  popularity: "integer",
  introduced_on: "date",
  published: "boolean",
};

export const productRow = (storefrontId: number, seriesId: number, record: ProductRecord) => ({
  storefront_id: storefrontId,
  series_id: seriesId,
  code: record.code,
  colour_code: record.colourCode,
  colour_family: record.colourFamily,
  look: record.look,
  tags: record.tags,
  popularity: record.popularity,
  introduced_on: record.introducedOn,
  published: record.published ?? true,
});

export const productText: Columns = {
  product_id: "integer",
  storefront_id: "integer",
  language: "text",
  name: "text",
  slug: "text",
  colour: "text",
  description: "text",
};
export const slugHistory: Columns = { storefront_id: "integer", language: "text", slug: "text", product_id: "integer" };
export const relation: Columns = { product_id: "integer", related_id: "integer", position: "integer" };

export const item: Columns = {
  storefront_id: "integer",
  product_id: "integer",
  item_no: "text",
  kind: "text",
  size: "text",
  width_mm: "numeric",
  height_mm: "numeric",
  thickness_mm: "numeric",
  shape: "text",
  finish: "text",
  edge: "text",
  sell_unit: "text",
  pieces_per_unit: "integer",
  area_per_unit: "bigint",
  weight_per_unit: "integer",
  units_per_pallet: "integer",
  sample_item_no: "text",
  position: "integer",
  published: "boolean",
};

export const itemRow = (storefrontId: number, productId: number, record: ItemRecord, position: number) => ({
  storefront_id: storefrontId,
  product_id: productId,
  item_no: record.itemNo,
  kind: record.kind,
  size: record.size,
  width_mm: record.widthMm,
  height_mm: record.heightMm,
  thickness_mm: record.thicknessMm,
  shape: record.shape,
  finish: record.finish,
  edge: record.edge,
  sell_unit: record.sellUnit,
  pieces_per_unit: record.piecesPerUnit,
  area_per_unit: record.areaPerUnit,
  weight_per_unit: record.weightPerUnit,
  units_per_pallet: record.unitsPerPallet,
  sample_item_no: record.sampleItemNo,
  position,
  published: true,
});

export const itemText: Columns = { item_id: "integer", language: "text", label: "text" };
export const price: Columns = {
  item_id: "integer",
  currency: "text",
  list_cents: "bigint",
  sale_cents: "bigint",
  sale_from: "date",
  sale_until: "date",
};

export const priceRow = (itemId: number, record: ItemRecord) => ({
  item_id: itemId,
  currency: record.currency,
  list_cents: record.listCents,
  sale_cents: record.saleCents,
  sale_from: record.saleFrom,
  sale_until: record.saleUntil,
});

export const picture: Columns = {
  product_id: "integer",
  kind: "text",
  address: "text",
  width: "integer",
  height: "integer",
  extent_width_mm: "integer",
  extent_height_mm: "integer",
  cell_width_mm: "integer",
  cell_height_mm: "integer",
  row_mm: "integer",
  colour: "text",
  position: "integer",
};

export const pictureRow = (productId: number, record: PictureRecord, position: number) => ({
  product_id: productId,
  kind: record.kind,
  address: record.address,
  width: record.width,
  height: record.height,
  extent_width_mm: record.extentMm?.w,
  extent_height_mm: record.extentMm?.h,
  cell_width_mm: record.cellMm?.w,
  cell_height_mm: record.cellMm?.h,
  row_mm: record.rowMm,
  colour: record.colour,
  position,
});
