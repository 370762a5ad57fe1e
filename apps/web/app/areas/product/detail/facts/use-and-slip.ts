import type { Variant } from "@azulejo/contract/areas/product.ts";
import { joined } from "../../../../i18n/formats.ts";
import type { Language } from "../../../../i18n/language.ts";
import { text, textOr } from "../../../../i18n/text.ts";
import { figureOf } from "../../figure.ts";
import type { DetailData } from "../detail-data.ts";

type Product = DetailData["detail"]["product"];

/** Minimum DCOF for level floors that get wet, by ANSI A326.3. */
const WET_FLOOR = 0.42;
/** Finishes that are slippery when wet; a stated DCOF is that of the rougher finish. */
const slick = new Set(["polished", "glossy"]);
const rough = new Set(["matte", "satin", "honed", "brushed", "tumbled", "cleft", "flamed", "leathered"]);

/** Returns where the product can be used, as a sentence; empty for goods without uses. */
export function useLine(language: Language, { uses }: Pick<Product, "uses">): string {
  if (uses.length === 0) return "";
  const names = uses.map(({ value, label }) => textOr(language, `detail.use.${value}`, label.toLowerCase()));
  return text(language, "detail.for", { uses: joined(names, language) });
}

/** Returns the slip rating in words with its standard, for floor material; empty for other goods. */
export function slipLine(language: Language, product: Pick<Product, "uses" | "facts" | "variants">, selected: Variant): string {
  const stated = product.facts.find((fact) => fact.key === "dcofWet")?.value;
  if (stated === undefined || !product.uses.some((use) => use.value === "floor")) return "";
  const dcof = figureOf("dcofWet", stated);
  if (Number(stated) < WET_FLOOR) return text(language, "detail.slip.dry", { dcof });
  const rougher = product.variants.find((one) => one.finish !== null && rough.has(one.finish));
  const isMixed = product.variants.some((one) => one.finish !== null && slick.has(one.finish));
  if (slick.has(selected.finish ?? "") && !rougher) return "";
  if (isMixed && rougher?.finishLabel) return text(language, "detail.slip.wetIn", { dcof, finish: rougher.finishLabel.toLowerCase() });
  return text(language, "detail.slip.wet", { dcof });
}
