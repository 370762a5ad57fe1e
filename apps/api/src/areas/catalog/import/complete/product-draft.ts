import type { Language, SellUnit } from "@azulejo/contract";
import type { FactValue } from "@azulejo/contract/facts/value.ts";
import type { ChipLayout } from "@azulejo/contract/vocabulary.ts";
import type { PlannedPrice } from "../../../../domain/prices/planned-price.ts";
import type { Count } from "../../../stock/index.ts";
import type { ItemRecord, PictureRecord, SeriesRecord } from "../../catalog-record.ts";
import type { NewTerm } from "./term-book.ts";

/** A field's statement in a file: a value, null for no value, or undefined, which keeps the stored value. */
export type Stated<T> = T | null | undefined;

/** Why a row, or one of its cells, is refused. */
export interface Problem {
  /** The line of the file, from 1; the header is line 1. */
  line: number;
  /** The file's own column name; empty when the whole row is meant. */
  column: string;
  reason: string;
  /** The cell's text. */
  value: string;
}

export interface TextDraft {
  name?: Stated<string>;
  slug?: Stated<string>;
  /** The slug in another system, used for a new product if no product here has it. */
  wishedSlug?: string;
  color?: Stated<string>;
  description?: Stated<string>;
  seoTitle?: Stated<string>;
  seoDescription?: Stated<string>;
}

export type SeriesFacts = SeriesRecord["facts"];

export interface SeriesDraft {
  code?: Stated<string>;
  name?: Stated<string>;
  material?: Stated<string>;
  stone?: Stated<string>;
  department?: Stated<string>;
  brand?: Stated<string>;
  origin?: Stated<string>;
  season?: Stated<string>;
  facts: { [Fact in keyof SeriesFacts]?: Stated<NonNullable<SeriesFacts[Fact]>> };
  uses?: Stated<string[]>;
  warnings?: Stated<string[]>;
  documentKeys?: Stated<string[]>;
  listings?: Stated<string[]>;
  description: Partial<Record<Language, Stated<string>>>;
}

/** Stock of one lot. Without a place it is at the storefront's default store. */
export interface LotDraft {
  place?: Stated<string>;
  code?: Stated<string>;
  shade?: Stated<string>;
  caliber?: Stated<string>;
  count: Count;
  /** Whether it is an assumption ("in stock"), which is ignored if a count is stored. */
  assumed?: boolean;
}

/** A picture by its address. What the file omits stays as stored or gets a default. */
export type PictureDraft = { address: string } & Partial<Omit<PictureRecord, "address">>;

export interface ItemDraft {
  line: number;
  itemNo: string;
  kind?: Stated<ItemRecord["kind"]>;
  size?: Stated<string>;
  label: Partial<Record<Language, Stated<string>>>;
  widthMm?: Stated<number>;
  heightMm?: Stated<number>;
  thicknessMm?: Stated<number>;
  shape?: Stated<string>;
  chipLayout?: Stated<ChipLayout>;
  chipWidthMm?: Stated<number>;
  chipHeightMm?: Stated<number>;
  finish?: Stated<string>;
  edge?: Stated<string>;
  sellUnit?: Stated<SellUnit>;
  /** The sell unit of a new item if the file names none. */
  unitOtherwise?: SellUnit;
  piecesPerUnit?: Stated<number>;
  /** In 1e-4 square feet per sell unit. */
  areaPerUnit?: Stated<number>;
  /** In 1e-2 pounds per sell unit. */
  weightPerUnit?: Stated<number>;
  unitsPerPallet?: Stated<number>;
  sampleItemNo?: Stated<string>;
  gtin?: Stated<string>;
  partNumber?: Stated<string>;
  taxCode?: Stated<string>;
  listCents?: Stated<number>;
  /** All list prices of later days. */
  planned?: PlannedPrice[] | undefined;
  /** The first day of the list price. */
  listFrom?: Stated<string>;
  saleCents?: Stated<number>;
  saleFrom?: Stated<string>;
  saleUntil?: Stated<string>;
  /** The cost of a sell unit. It is compared with the price and not stored. */
  costCents?: Stated<number>;
  /** Values of the supplier's own facts by code; null removes one. */
  facts?: Record<string, FactValue | null>;
  /** Values of text facts by code and language; an empty text removes one. */
  factTexts?: Record<string, Partial<Record<Language, string>>>;
  lots: LotDraft[];
}

/** One product, as far as the file describes it. */
export interface ProductDraft {
  line: number;
  code: string;
  series: SeriesDraft;
  /** The facts of a new series if the file doesn't state them. */
  otherwise?: { material: string; stone: string | undefined; department: string };
  published?: Stated<boolean>;
  colorCode?: Stated<string>;
  colorFamily?: Stated<string>;
  look?: Stated<string>;
  tags?: Stated<string[]>;
  popularity?: Stated<number>;
  introducedOn?: Stated<string>;
  texts: Record<Language, TextDraft>;
  items: ItemDraft[];
  /** Items with refused rows; they stay on sale as stored. */
  refusedItemNos: string[];
  /** A row could not be read at all. Every stored item stays on sale, because it is unknown which one the row described. */
  unreadable?: boolean;
  pictures?: Stated<PictureDraft[]>;
  relatedTo?: Stated<string[]>;
  /** Normalized paths of another system. */
  oldAddresses?: Stated<string[]>;
  /** Words that the storefront may not have yet. */
  terms: NewTerm[];
  /** The department's name, for creating its listing. */
  departmentName: Partial<Record<Language, string>>;
}

export const emptyDraft = (line: number, code: string): ProductDraft => ({
  line,
  code,
  series: { facts: {}, description: {} },
  texts: { en: {}, es: {} },
  items: [],
  refusedItemNos: [],
  terms: [],
  departmentName: {},
});
