// @bundle shell
import { wholeNumber } from "./formats.ts";
import type { Language } from "./language.ts";
import { textOr } from "./text.ts";

/** Writes an amount of goods: `1,037 boxes`. */
export const unitCount = (count: number, sellUnit: string, language: Language): string =>
  `${wholeNumber(count, language)} ${textOr(language, `unit.${sellUnit}`, sellUnit, { count })}`;
