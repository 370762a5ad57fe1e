import type { Language } from "@azulejo/contract";

const regions: Record<Language, string> = { en: "en-US", es: "es-US" };

/** Caches formatters, because creating one takes a thousand times longer than using it. */
function kept<Format, Options extends object>(make: (region: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(regions[language], options);
    made.set(key, format);
    return format;
  };
}

const numbers = kept((region, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(region, options));
const dates = kept((region, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(region, options));

/** Returns the locale for formatting dates and numbers in a language. */
export const regionOf = (language: Language): string => regions[language];

/** Formats cents as money, with a true minus sign. */
export const money = (cents: number, currency: string, language: Language): string =>
  numbers(language, { style: "currency", currency })
    .format(cents / 100)
    .replace("-", "−");

/** Formats a date (yyyy-mm-dd) in words. */
export const day = (date: string, language: Language): string =>
  dates(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

/** Formats a date (yyyy-mm-dd) as month and day, for text messages. */
export const shortDay = (date: string, language: Language): string =>
  dates(language, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;

/** Formats an area in 1e-4 square feet as square feet and square meters. */
export function areaIn(area: number, language: Language): { feet: string; metres: string } {
  const format = numbers(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return { feet: format.format(area / 10_000), metres: format.format((area / 10_000) * SQUARE_METRES_PER_SQUARE_FOOT) };
}

/** Formats a time (ISO 8601) in UTC, because an email's reader may be in any time zone. */
export const moment = (at: string, language: Language): string =>
  `${dates(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(at))} UTC`;

/** Formats a time (ISO 8601) as a date and a time of day in a time zone. */
export const momentIn = (at: string, timeZone: string, language: Language): string =>
  dates(language, { dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(at));

/** Formats the day of a time (ISO 8601) in a time zone. */
export const dayIn = (at: string, timeZone: string, language: Language): string =>
  dates(language, { dateStyle: "long", timeZone }).format(new Date(at));

const cardNames: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** Returns a card's brand name. @param brand as the payment provider codes it */
export const cardName = (brand: string | null): string => cardNames[brand ?? ""] ?? brand ?? "";
