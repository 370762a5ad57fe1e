import { useLanguage } from "../../../../i18n/language.ts";
import { type MessageKey, text, useText } from "../../../../i18n/text.ts";
import { figureOf } from "../../figure.ts";
import type { DetailData } from "../detail-data.ts";

type Product = DetailData["detail"]["product"];
type Key = "dcofWet" | "pei" | "shadeVariation" | "waterAbsorptionPct" | "mohs" | "breakingStrengthLbf" | "recycledPct";

const FIGURES = 4;
/** Ordered by importance for choosing a floor or wall tile. */
const keys: readonly Key[] = ["dcofWet", "pei", "shadeVariation", "waterAbsorptionPct", "mohs", "breakingStrengthLbf", "recycledPct"];

/** Maximum water absorption in percent by ANSI A137.1: of impervious tile, and of wall tile. */
const IMPERVIOUS = 0.5;
const SEMI_VITREOUS = 7;

const formats: Partial<Record<Key, MessageKey>> = {
  pei: "detail.figure.pei",
  mohs: "detail.figure.mohs",
  waterAbsorptionPct: "detail.figure.percent",
  recycledPct: "detail.figure.percent",
  breakingStrengthLbf: "detail.figure.pounds",
};

/** Returns the facts of a product that are shown as large figures. */
export const figuresOf = ({ facts }: Pick<Product, "facts">): Key[] =>
  keys.filter((key) => facts.some((fact) => fact.key === key)).slice(0, FIGURES);

/** Up to four measured figures, each with its meaning. */
export function KeyFigures({ product, isSlab }: { product: Product; isSlab: boolean }) {
  const t = useText();
  const language = useLanguage();
  const known = new Map(product.facts.map(({ key, value }) => [key, value]));
  const shown = figuresOf(product);
  if (shown.length === 0) return null;
  return (
    <dl className="figures">
      {shown.map((key) => {
        const value = figureOf(key, known.get(key) ?? "");
        const format = formats[key];
        return (
          <div key={key}>
            <dt>{t(`detail.key.${key}`)}</dt>
            <dd className="figure">{format ? text(language, format, { value }) : value}</dd>
            <dd className="figure-meaning">{t((isSlab && slabMeanings[key]) || meaningOf(key, value, product))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Different explanations for slabs, which are chosen individually and have no joints. */
const slabMeanings: Partial<Record<Key, MessageKey>> = {
  shadeVariation: "detail.mean.slabShade",
  waterAbsorptionPct: "detail.mean.slabSeal",
};

function meaningOf(key: Key, value: string, { facts, material }: Product): MessageKey {
  if (key === "pei") return `detail.mean.pei${Math.min(5, Math.max(0, Math.round(Number(value))))}` as MessageKey;
  if (key === "shadeVariation") return /^V[1-4]$/.test(value) ? (`detail.mean.${value}` as MessageKey) : "detail.mean.V1";
  if (key !== "waterAbsorptionPct") return `detail.mean.${key}`;
  const isStone = material === "natural-stone";
  if (Number(value) > SEMI_VITREOUS) return "detail.mean.waterWall";
  if (isStone || Number(value) > IMPERVIOUS) return "detail.mean.waterSeal";
  return facts.some((fact) => fact.key === "frostResistant" && fact.value === true) ? "detail.mean.waterFrost" : "detail.mean.waterLow";
}
