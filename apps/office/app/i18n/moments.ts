import type { Language } from "./language.ts";
import { shopZone, wallTime } from "./shop-clock.ts";

const regions: Record<Language, string> = { en: "en-US", es: "es-US" };
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, timeZone: string, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${hasYear}`;
  const year = hasYear && ({ year: "numeric" } as const);
  const options = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone, ...year } as const;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(regions[language], options);
  formats.set(key, known);
  return known;
}

/** Formats a time in the shop's time zone, with the year if it isn't the current one: `Nov 19, 3:42 PM`. */
export function moment(at: string, language: Language, now: Date = new Date()): string {
  const zone = shopZone();
  const date = new Date(at);
  const hasYear = wallTime(date, zone).slice(0, 4) !== wallTime(now, zone).slice(0, 4);
  return formatOf(language, zone, hasYear).format(date).replaceAll("\u202f", " ");
}

/** Formats the day of a time in the shop's time zone, with the year if it isn't the current one: `Nov 19`. */
export function momentDay(at: string, language: Language, now: Date = new Date()): string {
  const day = (date: Date): string => wallTime(date, shopZone()).slice(0, 10);
  const [date, today] = [day(new Date(at)), day(now)];
  const year = date.slice(0, 4) !== today.slice(0, 4) && ({ year: "numeric" } as const);
  const format = new Intl.DateTimeFormat(regions[language], { month: "short", day: "numeric", timeZone: "UTC", ...year });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Returns the weekday of a date in full: `Monday`, `lunes`. */
export const weekday = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(regions[language], { weekday: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
