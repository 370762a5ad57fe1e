import { useLanguage } from "../../../i18n/language.ts";

/** Returns a function that writes a time of day (`17:00`) as people say it: `5:00 PM`. */
export function useClockWords(): (time: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return (time) => format.format(new Date(`2000-01-01T${time}:00Z`));
}
