import type { Language } from "@azulejo/contract";

/** Articles of country names within a sentence, by language. `Intl` returns names without them. */
const articles: Partial<Record<Language, Record<string, string>>> = { en: { US: "the", NL: "the", PH: "the", GB: "the" } };

const formats = new Map<Language, Intl.DisplayNames>();
/** Names by language and code. Every page names the countries, and the format takes longer than the rest of the settings. */
const names = new Map<string, string>();

/** Returns a country's name as in a list, like "United States". @param code of two capital letters */
export function countryName(code: string, language: Language): string {
  const key = `${language} ${code}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const format = formats.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  formats.set(language, format);
  const name = format.of(code) ?? code;
  names.set(key, name);
  return name;
}

/** Returns a list of country names within a sentence, such as "the United States and Canada". */
export const listCountries = (codes: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(codes.map((code) => withArticle(code, language)));

const withArticle = (code: string, language: Language): string =>
  [articles[language]?.[code], countryName(code, language)].filter(Boolean).join(" ");
