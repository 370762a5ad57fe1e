import type { product, ValueOf } from "@azulejo/contract";
import type { OwnFact, Variant } from "@azulejo/contract/areas/product.ts";
import { bothSystems, isPackage, thicknessLabel, thicknessOf } from "@azulejo/contract/lengths.ts";
import { countryName } from "../../i18n/country-name.ts";
import type { Language } from "../../i18n/language.ts";
import { text, textOr } from "../../i18n/text.ts";
import { figureOf } from "./figure.ts";

/** Whether a product's colors tell it from the others of its series: packs side by side are told by what they are, whatever their color. */
export const areColors = ({ colorFamily, colors }: Pick<Product, "colorFamily" | "colors">): boolean =>
  Boolean(colorFamily) && colors.every(({ picture }) => picture?.kind !== "object");

export type Row = [label: string, value: string];
type Product = ValueOf<typeof product.detail>["product"];

/** Returns all measured and declared facts of a product and one of its variants, as labeled text. */
export function factRows(language: Language, product: Product, selected: Variant): Row[] {
  const word = (key: string, fallback: string) => textOr(language, key, fallback);
  const hasEdge = selected.edge !== null && selected.edge !== "none";
  return [
    [text(language, "product.itemNo"), selected.itemNo],
    ...(product.colorFamily ? [[text(language, areColors(product) ? "product.color" : "product.kind"), product.color] as Row] : []),
    [text(language, "product.size"), selected.label],
    ...measureRows(language, selected),
    ...(selected.finishLabel && selected.finish !== "none" ? [[text(language, "product.finish"), selected.finishLabel] as Row] : []),
    ...(selected.edge && hasEdge ? [[text(language, "product.edge"), word(`edge.${selected.edge}`, selected.edge)] as Row] : []),
    // The value of the edge already says whether it is rectified.
    ...product.facts
      .filter(({ key }) => !(hasEdge && key === "rectified"))
      .map((fact): Row => [word(`fact.${fact.key}`, fact.key), factText(language, fact.key, fact.value)]),
    ...(selected.partNumber ? [[text(language, "fact.partNumber"), selected.partNumber] as Row] : []),
    ...(product.uses.length > 0 ? [[text(language, "product.uses"), product.uses.map((use) => use.label).join(", ")] as Row] : []),
    ...ownFacts(selected).map(({ label, text: words }): Row => [label, words]),
  ];
}

/** Returns a variant's facts defined by the supplier that are shown in its table. */
export const ownFacts = ({ facts = [] }: Pick<Variant, "facts">): OwnFact[] => facts.filter(({ shownIn }) => shownIn.includes("table"));

/** Returns the sides and thickness of a flat piece; all three dimensions of a package or tool. */
function measureRows(language: Language, selected: Variant): Row[] {
  const { widthMm, heightMm, thicknessMm } = selected;
  const thickness = thicknessOf(selected);
  if (thicknessMm !== null && thickness === null && widthMm && heightMm) {
    const label = text(language, isPackage(selected) ? "product.packageSize" : "product.dimensions");
    return [[label, bothSystems(widthMm, heightMm, thicknessMm)]];
  }
  return [
    ...(widthMm && heightMm ? [[text(language, "product.actualSize"), bothSystems(widthMm, heightMm)] as Row] : []),
    ...(thickness ? [[text(language, "product.thickness"), thicknessLabel(selected)] as Row] : []),
  ];
}

const LEAST_VARIATION = 2;

/** Returns whether pieces differ visibly from each other: shade variation V2 or more. */
export const isVaried = (product: Pick<Product, "facts">): boolean =>
  product.facts.some(({ key, value }) => key === "shadeVariation" && Number(/^V(\d)$/.exec(String(value))?.[1]) >= LEAST_VARIATION);

/** Returns a fact's value in words, with its unit. */
export function factText(language: Language, key: string, raw: string | number | boolean): string {
  if (typeof raw === "boolean") return text(language, raw ? "fact.yes" : "fact.no");
  if (key === "origin") return countryName(String(raw), language);
  const value = textOr(language, `factUnit.${key}`, figureOf(key, raw), { value: figureOf(key, raw) });
  return key === "shadeVariation" ? textOr(language, `shade.${raw}`, value) : value;
}
