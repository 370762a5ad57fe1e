import type { Language } from "./language.ts";

const regions: Record<Language, string> = { en: "en-US", es: "es-US" };
const signs = {
  en: new Intl.NumberFormat(regions.en, { signDisplay: "exceptZero" }),
  es: new Intl.NumberFormat(regions.es, { signDisplay: "exceptZero" }),
};
const figures = { en: new Intl.NumberFormat(regions.en), es: new Intl.NumberFormat(regions.es) };
const percents = {
  en: new Intl.NumberFormat(regions.en, { style: "percent", maximumFractionDigits: 1 }),
  es: new Intl.NumberFormat(regions.es, { style: "percent", maximumFractionDigits: 1 }),
};
const rates = {
  en: new Intl.NumberFormat(regions.en, { style: "percent", maximumFractionDigits: 4 }),
  es: new Intl.NumberFormat(regions.es, { style: "percent", maximumFractionDigits: 4 }),
};
const lists = { en: new Intl.ListFormat(regions.en), es: new Intl.ListFormat(regions.es) };

/** Formats a change with its sign: `+3`, `−2`. */
export const signed = (change: number, language: Language): string => signs[language].format(change).replace("-", "−");

export const figure = (units: number, language: Language): string => figures[language].format(units);

/** @param share a fraction; 1 is 100% */
export const percent = (share: number, language: Language): string => percents[language].format(share);

/** Formats a tax rate exactly. @param ppm in millionths */
export const rate = (ppm: number, language: Language): string => rates[language].format(ppm / 1_000_000);

export const list = (words: readonly string[], language: Language): string => lists[language].format(words);
