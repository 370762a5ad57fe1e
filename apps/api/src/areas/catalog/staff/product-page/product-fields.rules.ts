import { createHash } from "node:crypto";
import { type ProductField, productColumns, productFields } from "@azulejo/contract/staff/catalog-cells.ts";
import type { ProductColumns, SeriesColumns, StoredPage, TextColumns } from "./product-page.repository.ts";

export type Fields = Record<ProductField, string>;

const decimal = (stored: string | null): string => (stored?.includes(".") ? stored.replace(/\.?0+$/, "") : (stored ?? ""));
const whole = (stored: number | null): string => (stored === null ? "" : String(stored));
const yesNo = (stored: boolean | null): string => (stored === null ? "" : stored ? "yes" : "no");
const list = (stored: readonly string[]): string => stored.join(", ");

const orNull = (text: string): string | null => (text === "" ? null : text);
const numberOrNull = (text: string): number | null => (text === "" ? null : Number(text));
const flag = (text: string): boolean | null => (text === "" ? null : text === "yes");
export const listed = (text: string): string[] => (text === "" ? [] : text.split(", "));

/** Writes a stored product with its series as the page's fields. */
export function fieldsOf({ product, texts, seriesTexts, related, documents }: StoredPage): Fields {
  const [en, es] = ["en", "es"].map((language) => texts.find((text) => text.language === language));
  const [seriesEn, seriesEs] = ["en", "es"].map((language) => seriesTexts.find((text) => text.language === language)?.description ?? "");
  return {
    nameEn: en?.name ?? "",
    nameEs: es?.name ?? "",
    colorEn: en?.color ?? "",
    colorEs: es?.color ?? "",
    look: product.look ?? "",
    colorFamily: product.colorFamily ?? "",
    published: product.published ? "shown" : "hidden",
    showOn: product.showOn ?? "",
    hideAfter: product.hideAfter ?? "",
    slugEn: en?.slug ?? "",
    slugEs: es?.slug ?? "",
    descriptionEn: en?.description ?? "",
    descriptionEs: es?.description ?? "",
    seoTitleEn: en?.seoTitle ?? "",
    seoTitleEs: es?.seoTitle ?? "",
    seoDescriptionEn: en?.seoDescription ?? "",
    seoDescriptionEs: es?.seoDescription ?? "",
    tags: list(product.tags),
    introducedOn: product.introducedOn,
    relatedTo: list(related),
    seriesDescriptionEn: seriesEn ?? "",
    seriesDescriptionEs: seriesEs ?? "",
    brand: product.brand ?? "",
    origin: product.origin ?? "",
    uses: list(product.uses),
    shadeVariation: product.shadeVariation ?? "",
    pei: whole(product.pei),
    dcofWet: decimal(product.dcofWet),
    waterAbsorptionPct: decimal(product.waterAbsorptionPct),
    breakingStrengthLbf: whole(product.breakingStrengthLbf),
    mohs: decimal(product.mohs),
    recycledPct: whole(product.recycledPct),
    frostResistant: yesNo(product.frostResistant),
    rectified: yesNo(product.rectified),
    documents: list(documents),
  };
}

export const productColumnsOf = (fields: Fields): ProductColumns => ({
  look: orNull(fields.look),
  colorFamily: orNull(fields.colorFamily),
  tags: listed(fields.tags),
  introducedOn: fields.introducedOn,
  published: fields.published === "shown",
  showOn: orNull(fields.showOn),
  hideAfter: orNull(fields.hideAfter),
});

export const textColumnsOf = (fields: Fields): TextColumns[] => [
  {
    language: "en",
    name: fields.nameEn,
    slug: fields.slugEn,
    color: fields.colorEn,
    description: fields.descriptionEn,
    seoTitle: orNull(fields.seoTitleEn),
    seoDescription: orNull(fields.seoDescriptionEn),
  },
  {
    language: "es",
    name: fields.nameEs,
    slug: fields.slugEs,
    color: fields.colorEs,
    description: fields.descriptionEs,
    seoTitle: orNull(fields.seoTitleEs),
    seoDescription: orNull(fields.seoDescriptionEs),
  },
];

export const seriesColumnsOf = (fields: Fields): SeriesColumns => ({
  brand: orNull(fields.brand),
  origin: orNull(fields.origin),
  uses: listed(fields.uses),
  shadeVariation: orNull(fields.shadeVariation) as SeriesColumns["shadeVariation"],
  pei: numberOrNull(fields.pei),
  dcofWet: orNull(fields.dcofWet),
  waterAbsorptionPct: orNull(fields.waterAbsorptionPct),
  breakingStrengthLbf: numberOrNull(fields.breakingStrengthLbf),
  mohs: orNull(fields.mohs),
  recycledPct: numberOrNull(fields.recycledPct),
  frostResistant: flag(fields.frostResistant),
  rectified: flag(fields.rectified),
});

export const fieldsRevision = (fields: Fields): string =>
  createHash("sha256")
    .update(JSON.stringify(productFields.map((name) => fields[name])))
    .digest("base64url")
    .slice(0, 12);

/** Returns the fields in which two states differ. */
export const changedFields = (before: Fields, after: Fields): ProductField[] =>
  productFields.filter((name) => before[name] !== after[name]);

export const isOfSeries = (name: ProductField): boolean => productColumns[name].of === "series";
