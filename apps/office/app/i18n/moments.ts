import type { Language } from "./language.ts";

const regions: Record<Language, string> = { en: "en-US", es: "es-US" };
const format = (language: Language) =>
  new Intl.DateTimeFormat(regions[language], { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
const formats = { en: format("en"), es: format("es") };

/** Formats a moment in the clock of this browser, without the year: `Nov 19, 3:42 PM`. */
export const moment = (at: string, language: Language): string => formats[language].format(new Date(at));
