import type { ItemRecord, PictureRecord, ProductRecord, SeriesRecord } from "./catalog-record.ts";
import type { Columns } from "./upsert-rows.repository.ts";

/** The columns that the catalog writer fills, with their SQL types, and the mapping from record to row. */
export const series: Columns = {
  storefrontId: "integer",
  code: "text",
  name: "text",
  material: "text",
  stone: "text",
  department: "text",
  brand: "text",
  origin: "text",
  season: "text",
  pei: "smallint",
  dcofWet: "numeric",
  waterAbsorptionPct: "numeric",
  breakingStrengthLbf: "integer",
  shadeVariation: "text",
  frostResistant: "boolean",
  rectified: "boolean",
  mohs: "numeric",
  recycledPct: "smallint",
  uses: "text[]",
  warnings: "text[]",
  documentKeys: "text[]",
  listings: "text[]",
};

export const seriesRow = (storefrontId: number, record: SeriesRecord) => ({
  storefrontId,
  code: record.code,
  name: record.name,
  material: record.material,
  stone: record.stone,
  department: record.department,
  brand: record.brand,
  origin: record.origin,
  season: record.season,
  pei: record.facts.pei,
  dcofWet: record.facts.dcofWet,
  waterAbsorptionPct: record.facts.waterAbsorptionPct,
  breakingStrengthLbf: record.facts.breakingStrengthLbf,
  shadeVariation: record.facts.shadeVariation,
  frostResistant: record.facts.frostResistant,
  rectified: record.facts.rectified,
  mohs: record.facts.mohs,
  recycledPct: record.facts.recycledPct,
  uses: record.uses,
  warnings: record.warnings,
  documentKeys: record.documentKeys,
  listings: record.listings,
});

export const seriesText: Columns = { seriesId: "integer", language: "text", description: "text" };

export const product: Columns = {
  storefrontId: "integer",
  seriesId: "integer",
  code: "text",
  colorCode: "text",
  colorFamily: "text",
  look: "text",
  tags: "text[]",
  popularity: "integer",
  introducedOn: "date",
  published: "boolean",
};

export const productRow = (storefrontId: number, seriesId: number, record: ProductRecord) => ({
  storefrontId,
  seriesId,
  code: record.code,
  colorCode: record.colorCode,
  colorFamily: record.colorFamily,
  look: record.look,
  tags: record.tags,
  popularity: record.popularity,
  introducedOn: record.introducedOn,
  published: record.published ?? true,
});

export const productText: Columns = {
  productId: "integer",
  storefrontId: "integer",
  language: "text",
  name: "text",
  slug: "text",
  color: "text",
  description: "text",
  seoTitle: "text",
  seoDescription: "text",
};
export const oldAddress: Columns = { storefrontId: "integer", path: "text", productId: "integer" };
export const slugHistory: Columns = { storefrontId: "integer", language: "text", slug: "text", productId: "integer" };
export const relation: Columns = { productId: "integer", relatedId: "integer", position: "integer" };

export const item: Columns = {
  storefrontId: "integer",
  productId: "integer",
  itemNo: "text",
  kind: "text",
  size: "text",
  widthMm: "numeric",
  heightMm: "numeric",
  thicknessMm: "numeric",
  shape: "text",
  chipLayout: "text",
  chipWidthMm: "numeric",
  chipHeightMm: "numeric",
  finish: "text",
  edge: "text",
  sellUnit: "text",
  piecesPerUnit: "integer",
  areaPerUnit: "bigint",
  weightPerUnit: "integer",
  unitsPerPallet: "integer",
  sampleItemNo: "text",
  gtin: "text",
  partNumber: "text",
  taxCode: "text",
  facts: "jsonb",
  position: "integer",
  published: "boolean",
};

export const itemRow = (storefrontId: number, productId: number, record: ItemRecord, position: number) => ({
  storefrontId,
  productId,
  itemNo: record.itemNo,
  kind: record.kind,
  size: record.size,
  widthMm: record.widthMm,
  heightMm: record.heightMm,
  thicknessMm: record.thicknessMm,
  shape: record.shape,
  chipLayout: record.chipLayout,
  chipWidthMm: record.chipWidthMm,
  chipHeightMm: record.chipHeightMm,
  finish: record.finish,
  edge: record.edge,
  sellUnit: record.sellUnit,
  piecesPerUnit: record.piecesPerUnit,
  areaPerUnit: record.areaPerUnit,
  weightPerUnit: record.weightPerUnit,
  unitsPerPallet: record.unitsPerPallet,
  sampleItemNo: record.sampleItemNo,
  gtin: record.gtin,
  partNumber: record.partNumber,
  taxCode: record.taxCode,
  facts: record.facts ?? {},
  position,
  published: true,
});

export const itemText: Columns = { itemId: "integer", language: "text", label: "text" };
export const price: Columns = {
  itemId: "integer",
  currency: "text",
  listCents: "bigint",
  saleCents: "bigint",
  saleFrom: "date",
  saleUntil: "date",
};

export const priceRow = (itemId: number, record: ItemRecord) => ({
  itemId,
  currency: record.currency,
  listCents: record.listCents,
  saleCents: record.saleCents,
  saleFrom: record.saleFrom,
  saleUntil: record.saleUntil,
});

export const picture: Columns = {
  productId: "integer",
  kind: "text",
  address: "text",
  width: "integer",
  height: "integer",
  extentWidthMm: "integer",
  extentHeightMm: "integer",
  cellWidthMm: "integer",
  cellHeightMm: "integer",
  rowMm: "integer",
  size: "text",
  color: "text",
  altEn: "text",
  altEs: "text",
  position: "integer",
};

export const pictureRow = (productId: number, record: PictureRecord, position: number) => ({
  productId,
  kind: record.kind,
  address: record.address,
  width: record.width,
  height: record.height,
  extentWidthMm: record.extentMm?.w,
  extentHeightMm: record.extentMm?.h,
  cellWidthMm: record.cellMm?.w,
  cellHeightMm: record.cellMm?.h,
  rowMm: record.rowMm,
  size: record.size,
  color: record.color,
  altEn: record.alt?.en,
  altEs: record.alt?.es,
  position,
});
