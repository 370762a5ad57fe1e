import type { Variant } from "@azulejo/contract/areas/product.ts";
import { thicknessLabel, thicknessOf } from "@azulejo/contract/lengths.ts";

export type ChoiceKind = "size" | "finish" | "thickness";

/** A selectable value and the variant it leads to. */
export interface Choice {
  value: string;
  label: string;
  itemNo: string;
  selected: boolean;
  /** False if another value changes too, because the exact combination doesn't exist. */
  exact: boolean;
}

const kinds: ChoiceKind[] = ["size", "finish", "thickness"];

function chosenOf(variant: Variant, kind: ChoiceKind): string | null {
  if (kind === "size") return variant.label || null;
  if (kind === "finish") return variant.finish;
  const thickness = thicknessOf(variant);
  return thickness === null ? null : String(thickness);
}

function labelOf(variant: Variant, kind: ChoiceKind): string {
  if (kind === "finish") return variant.finishLabel ?? variant.finish ?? "";
  return kind === "thickness" ? thicknessLabel(variant) : variant.label;
}

/** Returns the values of one kind; each leads to the variant that keeps most of the current selection. */
export function choicesOf(variants: Variant[], selected: Variant, kind: ChoiceKind): Choice[] {
  const others = kinds.filter((one) => one !== kind);
  const matches = (variant: Variant) => others.filter((one) => chosenOf(variant, one) === chosenOf(selected, one)).length;
  const groups = Map.groupBy(
    variants.filter((variant) => chosenOf(variant, kind) !== null),
    (variant) => chosenOf(variant, kind) ?? "",
  );
  return [...groups].flatMap(([value, members]) => {
    const [best] = members.toSorted((a, b) => matches(b) - matches(a));
    if (!best) return [];
    return [
      {
        value,
        label: labelOf(best, kind),
        itemNo: best.itemNo,
        selected: value === chosenOf(selected, kind),
        exact: matches(best) === others.length,
      },
    ];
  });
}
