import type { ColumnType, Generated } from "kysely";
import type { Json } from "./storefront.tables.ts";

/** The label of a coded value (a look, a finish, a use …) in a language. */
export interface TermTable {
  storefront_id: number;
  kind: string;
  value: string;
  language: string;
  label: string;
  position: Generated<number>;
}

export interface SeriesTable {
  id: Generated<number>;
  storefront_id: number;
  code: string;
  name: string;
  material: string;
  stone: string | null;
  department: string;
  origin: string | null;
  season: string | null;
  pei: number | null;
  dcof_wet: string | null;
  water_absorption_pct: string | null;
  breaking_strength_lbf: number | null;
  shade_variation: string | null;
  frost_resistant: boolean | null;
  rectified: boolean | null;
  mohs: string | null;
  recycled_pct: number | null;
  uses: string[];
  warnings: string[];
  document_keys: string[];
  listings: string[];
}

export interface SeriesTextTable {
  series_id: number;
  language: string;
  description: string;
}

export interface ProductTable {
  id: Generated<number>;
  storefront_id: number;
  series_id: number;
  code: string;
  colour_code: string;
  colour_family: string | null;
  look: string | null;
  tags: string[];
  popularity: Generated<number>;
  introduced_on: string;
  published: Generated<boolean>;
}

export interface ProductTextTable {
  product_id: number;
  storefront_id: number;
  language: string;
  name: string;
  slug: string;
  colour: Generated<string>;
  description: Generated<string>;
}

export interface ProductSlugHistoryTable {
  storefront_id: number;
  language: string;
  slug: string;
  product_id: number;
}

export interface ProductRelationTable {
  product_id: number;
  related_id: number;
  position: Generated<number>;
}

export type PictureKind = "face" | "sheet" | "object" | "slab" | "scene" | "photo";

export interface PictureTable {
  id: Generated<number>;
  product_id: number;
  kind: PictureKind;
  address: string;
  width: number;
  height: number;
  extent_width_mm: number | null;
  extent_height_mm: number | null;
  cell_width_mm: number | null;
  cell_height_mm: number | null;
  row_mm: number | null;
  colour: string | null;
  position: Generated<number>;
}

/** The products that a listing shows: values are OR inside a key and AND across keys. */
export interface ListingFilter {
  material?: string[];
  stone?: string[];
  look?: string[];
  department?: string[];
  listing?: string[];
  season?: string[];
  /** Codes. */
  series?: string[];
  tag?: string[];
  onSale?: boolean;
  colourFamily?: string[];
  use?: string[];
  /** Suitable for all of these, whereas `use` requires only one. */
  allUses?: string[];
}

export interface ListingTable {
  id: Generated<number>;
  storefront_id: number;
  path: string;
  parent: string | null;
  filter: Json<ListingFilter>;
  position: Generated<number>;
  in_menu: Generated<boolean>;
}

export interface ListingTextTable {
  listing_id: number;
  storefront_id: number;
  language: string;
  slug: string;
  name: string;
  title: string;
  intro: string;
}

export interface DocumentTable {
  id: Generated<number>;
  storefront_id: number;
  series_id: number | null;
  key: string;
  address: string;
}

export interface DocumentTextTable {
  document_id: number;
  language: string;
  title: string;
}

export type SellUnit = "piece" | "box" | "sheet" | "slab" | "bag" | "bucket" | "each";

export interface ItemTable {
  id: Generated<number>;
  storefront_id: number;
  product_id: number;
  item_no: string;
  kind: Generated<"item" | "sample" | "electronic">;
  size: string | null;
  width_mm: string | null;
  height_mm: string | null;
  thickness_mm: string | null;
  shape: string | null;
  finish: string | null;
  edge: string | null;
  sell_unit: SellUnit;
  pieces_per_unit: Generated<number>;
  /** In 1e-4 square feet per sell unit. */
  area_per_unit: number | null;
  /** In 1e-2 pounds per sell unit. */
  weight_per_unit: Generated<number>;
  units_per_pallet: number | null;
  sample_item_no: string | null;
  position: Generated<number>;
  published: Generated<boolean>;
}

export interface ItemTextTable {
  item_id: number;
  language: string;
  label: string;
}

export interface PriceTable {
  item_id: number;
  currency: Generated<string>;
  list_cents: number;
  sale_cents: number | null;
  sale_from: string | null;
  sale_until: string | null;
}

export interface PriceBreakTable {
  item_id: number;
  from_units: number;
  price_cents: number;
}

export interface LotTable {
  id: Generated<number>;
  item_id: number;
  place_id: number;
  code: string;
  shade: string | null;
  caliber: string | null;
  on_hand: number;
  reserved: Generated<number>;
  /** Units that orders hold but the last count did not find; zero otherwise. */
  short: Generated<number>;
}

export type StockMovementKind = "received" | "reserved" | "released" | "shipped" | "returned" | "adjusted" | "counted";

/** One change of a lot's figures, in sell units; the lot's figures are the sum of its movements. */
export interface StockMovementTable {
  id: Generated<number>;
  lot_id: number;
  kind: StockMovementKind;
  on_hand: number;
  reserved: number;
  order_line_id: number | null;
  /** The shipment, return or receipt behind it; the same document moves a line once. */
  document: string | null;
  note: string | null;
  at: ColumnType<Date, Date | undefined, never>;
}

export interface IncomingTable {
  id: Generated<number>;
  item_id: number;
  place_id: number;
  quantity: number;
  expected_on: string;
  reason: string;
}
