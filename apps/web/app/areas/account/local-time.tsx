import { useHydrated } from "../../form/use-hydrated.ts";
import { day } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";

/** A time in the reader's time zone; only the date until the browser's zone is known. */
export function LocalTime({ at }: { at: string }) {
  const language = useLanguage();
  const local = useHydrated();
  const words = local
    ? new Intl.DateTimeFormat(`${language}-US`, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at))
    : day(at, language);
  return <time dateTime={at}>{words}</time>;
}
