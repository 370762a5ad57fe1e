import type { Variant } from "@azulejo/contract/areas/product.ts";
import { isPackage, thicknessOf } from "@azulejo/contract/lengths.ts";
import type { PropertyValue, QuantitativeValue } from "schema-dts";
import type { Language } from "../../../i18n/language.ts";
import { text, textOr } from "../../../i18n/text.ts";
import { factText } from "../fact-rows.ts";
import type { DetailData } from "./detail-data.ts";

type Product = DetailData["detail"]["product"];

/** UN/CEFACT codes: millimeter, pound, percent and pound-force. */
const MILLIMETER = "MMT";
const POUND = "LBR";
const factUnits: Record<string, string> = { waterAbsorptionPct: "P1", recycledPct: "P1", breakingStrengthLbf: "C78" };
/** The standards with which facts are tested. */
const standards: Record<string, string> = { dcofWet: "ANSI A326.3" };
/** Weights are in units of 1e-2 pounds. */
const WEIGHT = 100;

const quantity = (value: number, unitCode: string): QuantitativeValue => ({ "@type": "QuantitativeValue", value, unitCode });
const property = (propertyID: string, name: string, value: string | number | boolean): PropertyValue => ({
  "@type": "PropertyValue",
  propertyID,
  name,
  value,
});

/** Returns the dimensions of a piece and the weight of a sell unit in schema.org terms. */
export function productMeasures(selected: Variant): Partial<Record<"width" | "height" | "depth" | "weight", QuantitativeValue>> {
  const { widthMm, heightMm, weightPerUnit } = selected;
  const thickness = thicknessOf(selected);
  const hasSides = widthMm !== null && heightMm !== null && !isPackage(selected);
  return {
    ...(hasSides && { width: quantity(widthMm, MILLIMETER), height: quantity(heightMm, MILLIMETER) }),
    ...(thickness !== null && { depth: quantity(thickness, MILLIMETER) }),
    ...(weightPerUnit > 0 && { weight: quantity(weightPerUnit / WEIGHT, POUND) }),
  };
}

/** Returns the facts of a product and one of its variants in schema.org terms, except those with their own schema.org property. */
export function productProperties(language: Language, { facts, uses }: Product, selected: Variant): PropertyValue[] {
  const { finish, finishLabel, edge, facts: own = [] } = selected;
  return [
    ...(finishLabel && finish !== "none" ? [property("finish", text(language, "product.finish"), finishLabel)] : []),
    ...(edge && edge !== "none" ? [property("edge", text(language, "product.edge"), textOr(language, `edge.${edge}`, edge))] : []),
    ...facts.filter(({ key }) => key !== "brand").map((fact) => factOf(language, fact)),
    ...(uses.length > 0 ? [property("uses", text(language, "product.uses"), uses.map(({ label }) => label).join(", "))] : []),
    ...own.flatMap(({ code, label, text: words, shownIn }) => (shownIn.includes("structuredData") ? [property(code, label, words)] : [])),
  ];
}

function factOf(language: Language, { key, value }: Product["facts"][number]): PropertyValue {
  const unitCode = factUnits[key];
  const measurementTechnique = standards[key];
  return {
    ...property(key, textOr(language, `fact.${key}`, key), typeof value === "string" ? factText(language, key, value) : value),
    ...(unitCode && { unitCode }),
    ...(measurementTechnique && { measurementTechnique }),
  };
}
