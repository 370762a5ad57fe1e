import { day, money, month, shortDay } from "@azulejo/web/app/i18n/formats.ts";
import { figure, list, percent, rate, signed } from "./figures.ts";
import { useLanguage } from "./language.ts";
import { moment, momentDay, weekday } from "./moments.ts";

/** Returns functions that format amounts, dates and times in the user's language. */
export function useFormats() {
  const language = useLanguage();
  return {
    money: (cents: number, currency?: string) => money(cents, language, currency),
    day: (date: string) => day(date, language),
    /** Returns the weekday of a date, in full. */
    weekday: (date: string) => weekday(date, language),
    shortDay: (date: string) => shortDay(date, language),
    moment: (at: string) => moment(at, language),
    momentDay: (at: string) => momentDay(at, language),
    /** Formats a change of units with its sign. */
    signed: (units: number) => signed(units, language),
    month: (date: string) => month(date, language),
    percent: (share: number) => percent(share, language),
    /** Formats a tax rate in millionths. */
    rate: (ppm: number) => rate(ppm, language),
    figure: (units: number) => figure(units, language),
    list: (words: readonly string[]) => list(words, language),
  };
}
