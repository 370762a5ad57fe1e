import type { Language } from "./language.ts";

const regions: Record<Language, string> = { en: "en-US", es: "es-US" };
const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;
const KILOGRAMS_PER_POUND = 0.45359237;

/** Whole cents as money. */
export const money = (cents: number, language: Language, currency = "USD"): string =>
  new Intl.NumberFormat(regions[language], { style: "currency", currency }).format(cents / 100);

const decimal = (value: number, language: Language, digits = 2): string =>
  new Intl.NumberFormat(regions[language], { maximumFractionDigits: digits }).format(value);

/** 1e-4 square feet as square feet. */
export const squareFeet = (area: number, language: Language): string => decimal(area / 10_000, language);
export const squareMetres = (area: number, language: Language): string =>
  decimal((area / 10_000) * SQUARE_METRES_PER_SQUARE_FOOT, language);
/** 1e-2 pounds as pounds. */
export const pounds = (weight: number, language: Language): string => decimal(weight / 100, language, 1);
export const kilograms = (weight: number, language: Language): string => decimal((weight / 100) * KILOGRAMS_PER_POUND, language, 1);

/** A date (yyyy-mm-dd) in words. */
export const day = (date: string, language: Language, style: "long" | "medium" = "medium"): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: style, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
