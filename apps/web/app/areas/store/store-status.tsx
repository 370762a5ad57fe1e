import type { StoreOpening } from "@azulejo/contract/areas/store.ts";
import { shortClock, shortDay } from "../../i18n/formats.ts";
import { type Language, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

/**
 * Whether a store is open and when that changes, in the store's local time.
 * @param withZone adds the time zone, if stores are in several
 */
export function StoreStatus({ opening, withZone }: { opening: StoreOpening | null; withZone: boolean }) {
  const t = useText();
  const language = useLanguage();
  if (!opening) return null;
  const { isOpen, today, changes, timezone } = opening;
  if (!changes) return <span className="text-ink-soft">{t("stores.closed")}</span>;
  const zone = withZone ? ` ${zoneName(timezone, today, language)}` : "";
  const values = { time: shortClock(changes.time, language) + zone };
  if (isOpen) return <span className="text-moss">{t("shell.openUntil", values)}</span>;
  return (
    <span>
      {changes.day === today ? t("shell.opensAt", values) : t("shell.opensOn", { ...values, day: shortDay(changes.day, language) })}
    </span>
  );
}

/** Returns the time zone's abbreviation, such as `PST` or `CDT`. */
function zoneName(timezone: string, day: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(`${language}-US`, { timeZone: timezone, timeZoneName: "short" }).formatToParts(
    new Date(`${day}T20:00:00Z`),
  );
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}
