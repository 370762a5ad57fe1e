import type { Language } from "@azulejo/contract";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { CountOf } from "../../../stock/index.ts";
import type { DecimalMark } from "../complete/amount.rules.ts";
import type { Problem, ProductDraft } from "../complete/product-draft.ts";
import type { TermBook } from "../complete/term-book.ts";
import type { ColumnMap } from "./column-source.ts";
import type { SystemName } from "./systems/ready-maps.ts";

export const formatNames = ["our-csv", "our-jsonl", "shopify-csv", "google-tsv", "google-xml"] as const;
export type FormatName = (typeof formatNames)[number];

/** Facts about the shop and the run that a format's reader needs. */
export interface Setting {
  terms: TermBook;
  /** The language of single-language files. */
  language: Language;
  /** The decimal mark of the file's numbers. */
  decimal: DecimalMark;
  /** Where a foreign file has our columns; null when it has them under our names. */
  columnMap: ColumnMap | null;
  /** The system whose predefined map is used; null for a map made by hand. */
  readySystem: SystemName | null;
  /** The supplier's own facts, which have columns too. */
  facts: readonly FactDefinition[];
  /** The storefront's currency, ISO 4217. */
  currency: string;
  /** The sell units assumed when a file says "in stock" without a number. */
  assumedStock: number;
  /** The meaning of a stock number, in formats that do not state it. */
  stockFigure: CountOf;
  /** Columns that the format does not have; they are reported at the end. */
  unknown: Set<string>;
  /** Columns of the format that the shop has no use for. */
  unused: Set<string>;
  /** Words for stock that aren't known: the word → how many rows have it. */
  stockWords: Map<string, number>;
  /** Values that are left out although their row is imported: why → how many. */
  ignored: Map<string, number>;
}

/** The rows of one product: what can be imported, and the problems. */
export interface ReadProduct {
  /** Null when nothing can be imported. */
  draft: ProductDraft | null;
  problems: Problem[];
  /** The number of file rows that belong to it. */
  rows: number;
}

/** The format's own names for columns in reports. */
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
  picture: string;
}

export interface Format {
  name: FormatName;
  /** Files of this format have one language; the other language's texts fall back to it. */
  oneLanguage: boolean;
  columns: ColumnNames;
  /** @param text the decoded file in chunks of any length */
  read(text: AsyncIterable<string>, setting: Setting): AsyncGenerator<ReadProduct>;
}
