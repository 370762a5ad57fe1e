import type { Language } from "./language.ts";

const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Returns the name of a country by its code: `US` is "United States". */
export function countryName(code: string, language: Language): string {
  names[language] ??= new Intl.DisplayNames([language], { type: "region" });
  return names[language].of(code) ?? code;
}
