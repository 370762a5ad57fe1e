import type { Language, SellUnit } from "@azulejo/contract";
import type { Count } from "../../stock/stock.rules.ts";
import type { ItemRecord, PictureRecord, SeriesRecord } from "../catalogue-record.ts";
import type { NewTerm } from "./term-book.ts";

/** What a file says of a field: a value; null, that there is none; undefined, nothing, so what is stored stays. */
export type Stated<T> = T | null | undefined;

/** Why a row, or one cell of it, cannot be taken. */
export interface Problem {
  /** Line of the file, from 1; the header is line 1. */
  line: number;
  /** In the file's own words; empty when the whole row is meant. */
  column: string;
  reason: string;
  /** What stands there. */
  value: string;
}

export interface TextDraft {
  name?: Stated<string>;
  slug?: Stated<string>;
  colour?: Stated<string>;
  description?: Stated<string>;
}

export type SeriesFacts = SeriesRecord["facts"];

export interface SeriesDraft {
  code?: Stated<string>;
  name?: Stated<string>;
  material?: Stated<string>;
  stone?: Stated<string>;
  department?: Stated<string>;
  origin?: Stated<string>;
  season?: Stated<string>;
  facts: { [Fact in keyof SeriesFacts]?: Stated<NonNullable<SeriesFacts[Fact]>> };
  uses?: Stated<string[]>;
  warnings?: Stated<string[]>;
  documentKeys?: Stated<string[]>;
  listings?: Stated<string[]>;
  description: Partial<Record<Language, Stated<string>>>;
}

/** Stock of one lot; without a place it lies at the storefront's default store. */
export interface LotDraft {
  place?: Stated<string>;
  code?: Stated<string>;
  shade?: Stated<string>;
  caliber?: Stated<string>;
  count: Count;
  /** A guess ("in stock"), which gives way to any count that is stored. */
  assumed?: boolean;
}

/** A picture by its address; what a file does not say of it stays as stored or is assumed. */
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
  finish?: Stated<string>;
  edge?: Stated<string>;
  sellUnit?: Stated<SellUnit>;
  piecesPerUnit?: Stated<number>;
  /** 1e-4 square feet per sell unit. */
  areaPerUnit?: Stated<number>;
  /** 1e-2 pounds per sell unit. */
  weightPerUnit?: Stated<number>;
  unitsPerPallet?: Stated<number>;
  sampleItemNo?: Stated<string>;
  listCents?: Stated<number>;
  saleCents?: Stated<number>;
  saleFrom?: Stated<string>;
  saleUntil?: Stated<string>;
  lots: LotDraft[];
}

/** One product as far as a file tells of it. */
export interface ProductDraft {
  line: number;
  code: string;
  series: SeriesDraft;
  published?: Stated<boolean>;
  colourCode?: Stated<string>;
  colourFamily?: Stated<string>;
  look?: Stated<string>;
  tags?: Stated<string[]>;
  popularity?: Stated<number>;
  introducedOn?: Stated<string>;
  texts: Record<Language, TextDraft>;
  items: ItemDraft[];
  /** Items whose rows could not be taken: what is stored of them stays on sale. */
  refusedItemNos: string[];
  /** A row could not even be read: every stored item stays on sale, for nobody knows which one it told of. */
  unreadable?: boolean;
  pictures?: Stated<PictureDraft[]>;
  relatedTo?: Stated<string[]>;
  /** Words that the storefront may not know yet. */
  terms: NewTerm[];
  /** What its department is called, for the listing of a new one. */
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
