import { day } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";

const regions: Record<Language, string> = { en: "en-US", es: "es-US" };
const formats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a date for a list, with the year only if it isn't the year of `today`: `Nov 20`, `Nov 20, 2025`. */
export function dayInList(date: string, language: Language, today: string): string {
  if (date.slice(0, 4) !== today.slice(0, 4)) return day(date, language);
  const format = formats.get(language) ?? new Intl.DateTimeFormat(regions[language], { month: "short", day: "numeric", timeZone: "UTC" });
  formats.set(language, format);
  return format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}
