import type { Language } from "../../i18n/language.ts";

/** `2026-03-09 10:00` as people say the day. */
export function storyDay(date: string, language: Language): string {
  const [year = 1970, month = 1, day = 1] = date.slice(0, 10).split("-").map(Number);
  return new Intl.DateTimeFormat(`${language}-US`, { dateStyle: "long", timeZone: "UTC" }).format(Date.UTC(year, month - 1, day));
}
