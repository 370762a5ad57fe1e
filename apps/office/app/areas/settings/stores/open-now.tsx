import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { type Holiday, localTime, openingAt, type Store } from "./opening.ts";
import { useClockWords } from "./use-clock-words.ts";

/** Whether a store with these hours is open now, and until when. */
export function OpenNow({ store, holidays }: { store: Store; holidays: readonly Holiday[] }) {
  const t = useText();
  const { shortDay } = useFormats();
  const clock = useClockWords();
  const now = localTime(new Date(), store.timezone);
  if (!now) return <span className="warn">{t("settings.noTimezone")}</span>;
  const { isOpen, changes } = openingAt(store, holidays, now);
  if (!changes) return t("settings.neverOpen");
  if (isOpen) return t("settings.openUntil", { time: clock(changes.time) });
  return changes.day === now.day
    ? t("settings.opensAt", { time: clock(changes.time) })
    : t("settings.opensOn", { day: shortDay(changes.day), time: clock(changes.time) });
}
