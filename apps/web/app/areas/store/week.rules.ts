import type { Store } from "@azulejo/contract/areas/store.ts";
import { dayInWords } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";

const keys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const DAY_MS = 86_400_000;

/** A day of a store's coming week. */
export interface StoreDay {
  day: string;
  /** 0 for Monday. */
  weekday: number;
  hours: [string, string] | null;
  /** Set if the store is closed on a day that is usually open, with the holiday's name if it has one. */
  closure: { name: string | null } | null;
}

/** Returns the next seven days starting today, with holidays. @param today yyyy-mm-dd at the store */
export function weekFrom({ hours, closedOn }: Pick<Store, "hours" | "closedOn">, today: string): StoreDay[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  return keys.map((_, ahead) => {
    const date = new Date(start + ahead * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    const weekday = (date.getUTCDay() + 6) % 7;
    const usual = hours[keys[weekday] ?? "mon"] ?? null;
    const closed = usual && closedOn.find((one) => one.date === day);
    return { day, weekday, hours: closed ? null : usual, closure: closed ? { name: closed.name } : null };
  });
}

/** Returns the full name of a date's weekday: `Tuesday`, `martes`. */
export const weekdayName = (date: string, language: Language): string => dayInWords(date, language).split(/[ ,]/)[0] ?? "";
