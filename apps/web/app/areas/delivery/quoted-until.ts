import type { Language } from "../../i18n/language.ts";

interface Held {
  expiresAt: string;
  /** The storefront's time zone, because its days determine prices. */
  timezone: string;
}

/** Returns until when a quote is valid: `Wed, Nov 25, 10:05 AM PST`, `mié, 25 nov, 10:05 a.m. PST`. */
export const quotedUntil = ({ expiresAt, timezone }: Held, language: Language): string =>
  new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: timezone,
    timeZoneName: "short",
  }).format(new Date(expiresAt));
