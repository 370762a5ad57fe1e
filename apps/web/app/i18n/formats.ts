// @bundle shell
import type { Language } from "./language.ts";

const regions: Record<Language, string> = { en: "en-US", es: "es-US" };
const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;
const KILOGRAMS_PER_POUND = 0.45359237;

/** Creating a formatter takes a thousand times as long as using it, so each is created once per language. */
function cached<Options extends unknown[], Format>(make: (region: string, ...options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, ...options: Options): Format => {
    const key = [language, ...options].join();
    const known = made.get(key) ?? make(regions[language], ...options);
    made.set(key, known);
    return known;
  };
}

const moneyFormat = cached((region, currency: string) => new Intl.NumberFormat(region, { style: "currency", currency }));
const decimalFormat = cached(
  (region, digits: number) => new Intl.NumberFormat(region, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);
const massFormat = cached(
  (region, unit: "pound" | "kilogram") => new Intl.NumberFormat(region, { style: "unit", unit, maximumFractionDigits: 1 }),
);
const dayFormat = cached((region, style: "long" | "medium") => new Intl.DateTimeFormat(region, { dateStyle: style, timeZone: "UTC" }));
const monthFormat = cached((region) => new Intl.DateTimeFormat(region, { month: "long", year: "numeric", timeZone: "UTC" }));
const shortDayFormat = cached(
  (region) => new Intl.DateTimeFormat(region, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" }),
);
const dayInWordsFormat = cached(
  (region) => new Intl.DateTimeFormat(region, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" }),
);
const weekdayFormat = cached((region) => new Intl.DateTimeFormat(region, { weekday: "short", timeZone: "UTC" }));
const clockFormat = cached((region) => new Intl.DateTimeFormat(region, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }));

const hourFormat = cached((region) => new Intl.DateTimeFormat(region, { hour: "numeric", timeZone: "UTC" }));

const listFormat = cached((region) => new Intl.ListFormat(region));

const bytesFormat = cached(
  (region, unit: "kilobyte" | "megabyte") => new Intl.NumberFormat(region, { style: "unit", unit, maximumFractionDigits: 1 }),
);
const KILOBYTE = 1000;

/** Formats a file's length: `4.3 kB`, `1.2 MB`. */
export const bytes = (length: number, language: Language): string =>
  length < KILOBYTE ** 2
    ? bytesFormat(language, "kilobyte").format(length / KILOBYTE)
    : bytesFormat(language, "megabyte").format(length / KILOBYTE ** 2);

/** Formats whole cents as money, with a real minus sign: `−$65.74`. */
export const money = (cents: number, language: Language, currency = "USD"): string =>
  moneyFormat(language, currency)
    .format(cents / 100)
    .replace("-", "−");

const decimal = (value: number, language: Language, digits = 2): string => decimalFormat(language, digits).format(value);

export const wholeNumber = (value: number, language: Language): string => decimal(value, language, 0);

/** Formats 1e-4 square feet as square feet. */
export const squareFeet = (area: number, language: Language): string => decimal(area / 10_000, language);
/** Formats 1e-4 square feet as whole square feet. */
export const wholeFeet = (area: number, language: Language): string => decimal(area / 10_000, language, 0);
export const squareMetres = (area: number, language: Language): string =>
  decimal((area / 10_000) * SQUARE_METRES_PER_SQUARE_FOOT, language);
/** Formats 1e-2 pounds as `631 lb (286.2 kg)`. */
export const weight = (hundredths: number, language: Language): string => {
  const pounds = hundredths / 100;
  return `${massFormat(language, "pound").format(pounds)} (${massFormat(language, "kilogram").format(pounds * KILOGRAMS_PER_POUND)})`;
};

/** Formats a date (`2026-03-09`, optionally followed by a time) in words. */
export const day = (date: string, language: Language, style: "long" | "medium" = "medium"): string =>
  dayFormat(language, style).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

/** Formats a month (`2026-09`) in words: `September 2026`. */
export const month = (date: string, language: Language): string =>
  monthFormat(language).format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));

/** Formats a date with its weekday and without the year: `Fri, Nov 27`, `vie 27 nov`. */
export function shortDay(date: string, language: Language): string {
  const format = shortDayFormat(language);
  const moment = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (language === "en") return format.format(moment);
  const words = format.formatToParts(moment).filter((part) => part.type !== "literal");
  return words.map((part) => part.value).join(" ");
}

/** Formats a date for a sentence, without the year: `Tuesday, December 8`, `martes 8 de diciembre`. */
export function dayInWords(date: string, language: Language): string {
  const words = dayInWordsFormat(language).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
  return language === "en" ? words : words.replace(",", "");
}

/** Any Monday; only its weekday is used. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns the short name of a weekday, 0 for Monday. */
export const weekday = (index: number, language: Language): string => weekdayFormat(language).format(MONDAY + index * DAY_MS);

/** Formats `06:30` in the reader's time format. */
export function clock(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return clockFormat(language).format(MONDAY + (hours * 60 + minutes) * 60_000);
}

/** Formats `18:00` in the reader's time format, without minutes on the hour: `6 PM`. */
export const shortClock = (time: string, language: Language): string =>
  time.endsWith(":00") ? hourFormat(language).format(MONDAY + Number(time.slice(0, 2)) * 3_600_000) : clock(time, language);

/** Joins words as a list in the language: "Reno, Sparks and Elko". */
export const joined = (words: string[], language: Language): string => listFormat(language).format(words);
