import type { Language, SellUnit } from "@azulejo/contract";
import type { FactValues } from "@azulejo/contract/facts/value.ts";
import type { ChipLayout } from "@azulejo/contract/vocabulary.ts";
import type { PictureKind } from "@azulejo/database";
import type { PlannedPrice } from "../../domain/prices/planned-price.ts";

/** A series as provided by the seed or an import. */
export interface SeriesRecord {
  code: string;
  name: string;
  material: string;
  stone?: string | undefined;
  department: string;
  /** The manufacturer or its brand; missing for the shop's own goods. */
  brand?: string | undefined;
  origin?: string | undefined;
  season?: string | undefined;
  facts: {
    pei?: number | undefined;
    dcofWet?: number | undefined;
    waterAbsorptionPct?: number | undefined;
    breakingStrengthLbf?: number | undefined;
    shadeVariation?: string | undefined;
    frostResistant?: boolean | undefined;
    rectified?: boolean | undefined;
    mohs?: number | undefined;
    recycledPct?: number | undefined;
  };
  uses: string[];
  warnings: string[];
  documentKeys: string[];
  listings: string[];
  description: Partial<Record<Language, string>>;
}

export interface PictureRecord {
  kind: PictureKind;
  address: string;
  width: number;
  height: number;
  extentMm?: { w: number; h: number } | undefined;
  cellMm?: { w: number; h: number } | undefined;
  rowMm?: number | undefined;
  /** The size whose variants it shows; every size when missing. */
  size?: string | undefined;
  color?: string | undefined;
  /** The address of the whole picture that staff cut it from. */
  cutFrom?: string | undefined;
  /** A text for people who don't see the picture. */
  alt?: Partial<Record<Language, string>> | undefined;
}

export interface ItemRecord {
  itemNo: string;
  /** Global trade item number: 8, 12, 13 or 14 digits. */
  gtin?: string | undefined;
  /** The manufacturer's own number (MPN). */
  partNumber?: string | undefined;
  /** Its product tax code at the tax service. */
  taxCode?: string | undefined;
  kind: "item" | "sample" | "electronic";
  size?: string | undefined;
  label: Record<Language, string>;
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  thicknessMm?: number | undefined;
  shape?: string | undefined;
  /** The chips of a mosaic sheet: their arrangement and the size of one; all three or none. */
  chipLayout?: ChipLayout | undefined;
  chipWidthMm?: number | undefined;
  chipHeightMm?: number | undefined;
  finish?: string | undefined;
  edge?: string | undefined;
  sellUnit: SellUnit;
  piecesPerUnit: number;
  /** In 1e-4 square feet per sell unit. */
  areaPerUnit?: number | undefined;
  /** In 1e-2 pounds per sell unit. */
  weightPerUnit: number;
  unitsPerPallet?: number | undefined;
  sampleItemNo?: string | undefined;
  currency: string;
  listCents: number;
  /** List prices that begin on later days. */
  planned?: PlannedPrice[] | undefined;
  saleCents?: number | undefined;
  saleFrom?: string | undefined;
  saleUntil?: string | undefined;
  /** Values of the supplier's own facts by code. */
  facts?: FactValues | undefined;
}

export interface ProductTexts {
  name: string;
  slug: string;
  color: string;
  description: string;
  /** The title and description of its page, where they are not the name and the description. */
  seoTitle?: string | undefined;
  seoDescription?: string | undefined;
}

/** One product with all of its data. */
export interface ProductRecord {
  series: SeriesRecord;
  code: string;
  colorCode: string;
  colorFamily?: string | undefined;
  look?: string | undefined;
  tags: string[];
  popularity: number;
  introducedOn: string;
  /** Shown and sold unless false. */
  published?: boolean | undefined;
  texts: Record<Language, ProductTexts>;
  /** Its paths in another system, which redirect here. */
  oldAddresses?: string[] | undefined;
  items: ItemRecord[];
  pictures: PictureRecord[];
  relatedTo: string[];
}
