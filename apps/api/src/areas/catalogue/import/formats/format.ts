import type { Language } from "@azulejo/contract";
import type { CountOf } from "../../../stock/stock.rules.ts";
import type { Problem, ProductDraft } from "../product-draft.ts";
import type { TermBook } from "../term-book.ts";

export const formatNames = ["our-csv", "our-jsonl", "shopify-csv", "google-tsv", "google-xml"] as const;
export type FormatName = (typeof formatNames)[number];

/** What the reading of a file has to know of the shop and of the run. */
export interface Setting {
  terms: TermBook;
  /** The language of files that speak only one. */
  language: Language;
  /** The storefront's currency, ISO 4217. */
  currency: string;
  /** Sell units taken to be there when a file says "in stock" and no number. */
  assumedStock: number;
  /** Which figure a number of units is, in formats that cannot say it themselves. */
  stockFigure: CountOf;
  /** Names of columns that the format does not have; they are told at the end. */
  unknown: Set<string>;
}

/** The rows of one product, read: what can be taken, and what cannot. */
export interface ReadProduct {
  /** Null when nothing of it can be taken. */
  draft: ProductDraft | null;
  problems: Problem[];
  /** Rows of the file that belong to it. */
  rows: number;
}

/** How the format calls what a shop may find wanting, for reports. */
export interface ColumnNames {
  code: string;
  itemNo: string;
  name: string;
  slug: string;
  material: string;
  department: string;
  series: string;
  listPrice: string;
  salePrice: string;
  place: string;
}

export interface Format {
  name: FormatName;
  /** Files of this format speak one language; the other one's texts fall back to it. */
  oneLanguage: boolean;
  columns: ColumnNames;
  /** @param text the decoded file in pieces of any length */
  read(text: AsyncIterable<string>, setting: Setting): AsyncGenerator<ReadProduct>;
}
