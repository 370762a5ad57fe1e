import type { Variant } from "@azulejo/contract/areas/product.ts";
import { bothSystems, thicknessOf, wholeMillimeters } from "@azulejo/contract/lengths.ts";
import { Icon, Plus } from "@azulejo/ui/icon.tsx";
import { useState } from "react";
import { type Language, useLanguage } from "../../../../i18n/language.ts";
import { text, textOr, useText } from "../../../../i18n/text.ts";
import { laterPart } from "../../../../shell/browser/later-part.tsx";
import { choicesOf } from "../variant-rules.ts";
import { type SizeShape, shortSize, sizeShapes } from "./size-shape.ts";

const TrimOutline = laterPart(async () => (await import("./trim-outline.tsx")).TrimOutline);

const CELLS = 8;
/** Longer names don't fit into the narrowest cell. */
const LONGEST_WORD = 7;
const LONGEST_NAME = 12;
/** Outlines up to this height, in pixels, use a lower row. */
const LOW = 32;

interface Props {
  variants: Variant[];
  selected: Variant;
}

/** Sizes as outlines at one scale; if there are more than eight, the rest is behind "3 more". The full name is shown on hover and focus. */
export function SizeChoice({ variants, selected }: Props) {
  const t = useText();
  const language = useLanguage();
  const [pointed, setPointed] = useState<Variant | null>(null);
  const named = choicesOf(variants, selected, "size").flatMap((choice) => {
    const variant = choice.selected ? selected : variants.find((one) => one.itemNo === choice.itemNo);
    return variant ? [{ ...choice, variant }] : [];
  });
  const choices = named.filter((one) => !named.some((other) => isSameInSelectedThickness(other.variant, one.variant, selected)));
  const shapes = sizeShapes(choices.map((one) => one.variant));
  const cells = choices.map((choice, index) => ({ ...choice, shape: shapes[index] ?? null }));
  const tallest = Math.max(0, ...shapes.map((shape) => shape?.height ?? 0));
  const areTrims = cells.every(({ variant }) => variant.shape === "trim");
  const areLong = cells.some(({ variant }) => longestWord(shortSize(variant)) > LONGEST_WORD || shortSize(variant).length > LONGEST_NAME);
  const shown = cells.length <= CELLS ? cells.length : CELLS - 1;
  const [isOpen, setOpen] = useState(cells.findIndex((one) => one.selected) >= shown);
  const cell = (one: (typeof cells)[number]) => (
    <li key={one.value}>
      <a
        href={`?item=${encodeURIComponent(one.itemNo)}`}
        data-replace
        aria-current={one.selected ? "true" : undefined}
        aria-label={one.exact ? one.label : `${one.label} ${textOr(language, "product.otherCombination", "")}`}
        onMouseEnter={() => setPointed(one.variant)}
        onMouseLeave={() => setPointed(null)}
        onFocus={() => setPointed(one.variant)}
        onBlur={() => setPointed(null)}
        className="size-cell"
      >
        <span className="size-draw">
          {one.shape && (one.variant.shape === "trim" ? <TrimOutline variant={one.variant} /> : <Outline shape={one.shape} />)}
        </span>
        <span>
          {selected.kind === "electronic" ? amountIn(one.variant.label) : tallest === 0 ? one.variant.label : shortSize(one.variant)}
        </span>
      </a>
    </li>
  );
  return (
    <section>
      <div className="choice-head">
        <h2>{t(selected.kind === "electronic" ? "detail.amount" : "product.size")}</h2>
        <strong className="tabular">{sizeName(language, pointed ?? selected)}</strong>
      </div>
      {cells.length > 1 && (
        <ul
          className={`sizes ${isOpen ? "is-open" : ""} ${tallest === 0 ? "is-plain" : tallest <= LOW || areTrims ? "is-low" : ""} ${areLong && tallest > 0 ? "is-named" : ""}`}
        >
          {cells.slice(0, shown).map(cell)}
          {shown < cells.length && (
            <li className="sizes-more noscript:hidden">
              <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="size-cell">
                <span className="size-draw">
                  <Icon of={Plus} />
                </span>
                <span>{isOpen ? t("detail.fewer") : t("detail.more", { count: cells.length - shown })}</span>
              </button>
            </li>
          )}
          {cells.slice(shown).map(cell)}
        </ul>
      )}
    </section>
  );
}

const longestWord = (name: string): number => Math.max(...name.split(/\s/).map((word) => word.length));

/** The amount alone, where a label says it: beside three others, "e-gift card" tells nothing. */
const amountIn = (label: string): string => /\p{Sc}\s?[\d.,]*\d/u.exec(label)?.[0] ?? label;

/** The name of a slab's size includes its thickness, which is chosen separately, so the same outline is shown only once. */
const isSameInSelectedThickness = (other: Variant, one: Variant, selected: Variant): boolean =>
  thicknessOf(other) === thicknessOf(selected) &&
  thicknessOf(one) !== thicknessOf(selected) &&
  other.widthMm === one.widthMm &&
  other.heightMm === one.heightMm;

function sizeName(language: Language, variant: Variant): string {
  const { label, widthMm, heightMm } = variant;
  const thickness = thicknessOf(variant);
  const millimeters =
    widthMm && heightMm && !variant.format?.chips && !label.includes("(")
      ? ` (${wholeMillimeters(widthMm)} × ${wholeMillimeters(heightMm)} mm)`
      : "";
  const size = `${label}${millimeters}`;
  // A slab's label already includes its thickness.
  return thickness && variant.sellUnit !== "slab" ? text(language, "detail.sizeThick", { size, thickness: bothSystems(thickness) }) : size;
}

function Outline({ shape: { width, height, lines, isHexagon } }: { shape: SizeShape }) {
  const hexagon = `M${width / 2} 0L${width} ${height / 4}V${(height * 3) / 4}L${width / 2} ${height}L0 ${(height * 3) / 4}V${height / 4}Z`;
  return (
    <svg width={width + 1} height={height + 1} viewBox={`-.5 -.5 ${width + 1} ${height + 1}`} aria-hidden="true">
      <path className="size-shape" d={isHexagon ? hexagon : `M0 0H${width}V${height}H0Z`} />
      <svg width={width} height={height}>
        <path d={lines} />
      </svg>
    </svg>
  );
}
