import type { ItemRecord, SeriesRecord } from "@azulejo/api/areas/catalog/index.ts";

export type Language = "en" | "es";
export type Text = Record<Language, string>;

export interface Format {
  code: string;
  size?: string;
  label: Text;
  widthMm?: number;
  heightMm?: number;
  thicknessMm?: number;
  shape?: string;
  /** The small pieces (chips) of a mosaic sheet, in millimeters. */
  chips?: { layout: NonNullable<ItemRecord["chipLayout"]>; widthMm: number; heightMm: number };
  finish?: string;
  edge?: string;
  sellUnit: ItemRecord["sellUnit"];
  piecesPerUnit: number;
  areaPerUnitSqFt?: string;
  weightPerUnitLb?: string;
  unitsPerPallet?: number;
  pricePerUnitCents: number;
  salePricePerUnitCents?: number;
  saleUntil?: string;
  products?: string[];
  sample?: boolean;
}

export interface Product {
  code: string;
  color: { code: string } & Text;
  colorFamily?: string;
  look?: string;
  name: Text;
  slug: Text;
  description: Text;
  picture: { recipe: string; palette: string[]; layout: string | null; face?: string };
  tags?: string[];
  popularity: number;
  relatedTo?: string[];
}

/** A series file as a person edits it; see README.md. */
export interface SeriesFile {
  code: string;
  name: string;
  material: string;
  stone?: string;
  department: string;
  brand?: string;
  origin?: string;
  season: string;
  description: Text;
  facts: SeriesRecord["facts"] & { uses?: string[] };
  warnings?: string[];
  listings?: string[];
  documents?: string[];
  products: Product[];
  formats: Format[];
  itemCode: string;
  samplePriceCents?: number;
}
