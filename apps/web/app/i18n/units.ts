// @bundle shell
import { wholeNumber } from "./formats.ts";
import type { Language } from "./language.ts";
import { textOr } from "./text.ts";

/** Formats a quantity of goods: `1,037 boxes`. */
export const unitCount = (count: number, sellUnit: string, language: Language): string =>
  `${wholeNumber(count, language)} ${textOr(language, `unit.${sellUnit}`, sellUnit, { count })}`;

/** Returns the name of the unit for a count; samples and gift cards have their own names. */
export function unitWord({ kind = "item", sellUnit }: { kind?: string; sellUnit: string }, language: Language, count: number): string {
  const unit = kind === "item" ? sellUnit : kind;
  return textOr(language, `unit.${unit}`, unit, { count });
}
