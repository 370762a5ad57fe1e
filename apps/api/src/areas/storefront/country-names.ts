import type { Language } from "@azulejo/contract";

/** Articles of country names within a sentence, by language. `Intl` returns names without them. */
const articles: Partial<Record<Language, Record<string, string>>> = { en: { US: "the", NL: "the", PH: "the", GB: "the" } };

const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  names.set(language, made);
  return made;
}

/** Returns a country's name as in a list, like "United States". */
export const countryName = (code: string, language: Language): string => namesIn(language).of(code) ?? code;

/** Returns a list of country names within a sentence, such as "the United States and Canada". */
export const listCountries = (codes: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(codes.map((code) => withArticle(code, language)));

const withArticle = (code: string, language: Language): string =>
  [articles[language]?.[code], countryName(code, language)].filter(Boolean).join(" ");
