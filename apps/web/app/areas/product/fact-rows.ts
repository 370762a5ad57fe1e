import type { product, ValueOf } from "@azulejo/contract";
import type { Variant } from "@azulejo/contract/areas/product.ts";
import type { Language } from "../../i18n/language.ts";
import { text, textOr } from "../../i18n/text.ts";

export type Row = [label: string, value: string];
type Product = ValueOf<typeof product.detail>["product"];

/** Returns all measured and declared facts of a product and one of its variants, as labeled text. */
export function factRows(language: Language, product: Product, selected: Variant): Row[] {
  const word = (key: string, fallback: string) => textOr(language, key, fallback);
  return [
    [text(language, "product.itemNo"), selected.itemNo],
    [text(language, "product.size"), selected.label],
    ...(selected.widthMm && selected.heightMm
      ? [[text(language, "product.actualSize"), `${selected.widthMm} × ${selected.heightMm} mm`] as Row]
      : []),
    ...(selected.thicknessMm ? [[text(language, "product.thickness"), `${selected.thicknessMm} mm`] as Row] : []),
    ...(selected.finishLabel ? [[text(language, "product.finish"), selected.finishLabel] as Row] : []),
    ...(selected.edge && selected.edge !== "none"
      ? [[text(language, "product.edge"), word(`edge.${selected.edge}`, selected.edge)] as Row]
      : []),
    ...product.facts.map((fact): Row => [word(`fact.${fact.key}`, fact.key), factValue(language, fact.key, fact.value)]),
    ...(product.uses.length > 0 ? [[text(language, "product.uses"), product.uses.map((use) => use.label).join(", ")] as Row] : []),
  ];
}

function factValue(language: Language, key: string, raw: string | number | boolean): string {
  if (typeof raw === "boolean") return text(language, raw ? "fact.yes" : "fact.no");
  if (key === "origin") return new Intl.DisplayNames([language], { type: "region" }).of(String(raw)) ?? String(raw);
  return textOr(language, `factUnit.${key}`, String(raw), { value: String(raw) });
}
