import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

const MINUTE_MS = 60_000;

/** When a hold ends, and once scripts run, how much time is left. */
export function Countdown({ until, timezone }: { until: string; timezone: string }) {
  const t = useText();
  const language = useLanguage();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const end = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: "medium", timeStyle: "short", timeZone: timezone }).format(
    new Date(until),
  );
  const minutes = now === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
  return (
    <time dateTime={until} className="tabular-nums">
      {t("slab.until", { end })}
      {minutes !== null && ` ${t("slab.left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}`}
    </time>
  );
}
