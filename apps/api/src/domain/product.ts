import type { Language, Picture, SellUnit } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import type { FactValues } from "@azulejo/contract/facts/value.ts";
import type { ListingFilter } from "@azulejo/database";

/** The fields of a price row that determine the price. */
export interface PriceRow {
  currency: string;
  listCents: number;
  saleCents: number | null;
  saleFrom: string | null;
  saleUntil: string | null;
  breaks: { fromUnits: number; cents: number }[];
  /** The reader's business account's own prices; missing for everybody else. */
  own?: ContractPrice[];
}

/** A price per sell unit from a business account's price level or contract. */
export interface ContractPrice {
  kind: "level" | "contract";
  cents: number;
  fromUnits: number;
  /** Its first and last day (yyyy-mm-dd); null for an open end. */
  from: string | null;
  until: string | null;
}

/** A variant as stored, with texts in every language. */
export interface StoredItem {
  id: number;
  itemNo: string;
  kind: "item" | "sample" | "electronic";
  size: string | null;
  labels: Record<Language, string>;
  widthMm: number | null;
  heightMm: number | null;
  thicknessMm: number | null;
  shape: string | null;
  chips: PieceFormat["chips"];
  finish: string | null;
  edge: string | null;
  sellUnit: SellUnit;
  piecesPerUnit: number;
  areaPerUnit: number | null;
  weightPerUnit: number;
  unitsPerPallet: number | null;
  sampleItemNo: string | null;
  gtin: string | null;
  /** The manufacturer's own number. */
  partNumber: string | null;
  /** Its product tax code at the tax service; null for the code of its kind. */
  taxCode: string | null;
  /** Values of the supplier's own facts. */
  facts: FactValues;
  price: PriceRow | null;
}

export interface StoredTexts {
  name: string;
  slug: string;
  color: string;
  description: string;
  seriesDescription: string;
  /** Null if the page uses name and description. */
  seoTitle: string | null;
  seoDescription: string | null;
}

/** A product as stored, with everything that lists, pages and the search index read. */
export interface StoredProduct {
  id: number;
  code: string;
  seriesId: number;
  seriesCode: string;
  seriesName: string;
  material: string;
  stone: string | null;
  department: string;
  brand: string | null;
  origin: string | null;
  season: string | null;
  facts: Record<string, string | number | boolean>;
  uses: string[];
  warnings: string[];
  documentKeys: string[];
  listings: string[];
  colorCode: string;
  colorFamily: string | null;
  look: string | null;
  tags: string[];
  popularity: number;
  introducedOn: string;
  texts: Record<Language, StoredTexts>;
  pictures: Picture[];
  /** Descriptions of pictures, by address. */
  alts: Map<string, Partial<Record<Language, string>>>;
  items: StoredItem[];
}

/** The labels of coded values, and their display order. */
export interface Terms {
  label(kind: string, value: string, language: Language): string;
  position(kind: string, value: string): number;
}

/** A saved selection of the catalog, with a URL and texts in each language. */
export interface Listing {
  path: string;
  parent: string | null;
  filter: ListingFilter;
  inMenu: boolean;
  texts: Record<Language, { slug: string; name: string; title: string; intro: string }>;
}
