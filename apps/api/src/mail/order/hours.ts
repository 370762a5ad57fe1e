import type { Language } from "@azulejo/contract";
import type { Hours } from "@azulejo/database";
import { text } from "../../messages/index.ts";
import { regionOf } from "../formats.ts";

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** January 1, 2024 was a Monday, so it serves to format names of weekdays. */
const dateOf = (weekday: number): Date => new Date(Date.UTC(2024, 0, 1 + weekday));

/** Returns opening hours as text, one line per run of days with the same hours: `Mon – Fri: 8:00 AM – 5:00 PM`. */
export function hoursIn(hours: Hours, language: Language): string[] {
  const runs: { from: number; to: number; says: string }[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const says = timesIn(hours[weekday] ?? null, language);
    const last = runs.at(-1);
    if (last?.says === says) last.to = index;
    else runs.push({ from: index, to: index, says });
  }
  return runs.map(({ from, to, says }) => `${daysIn(from, to, language)}: ${says}`);
}

function daysIn(from: number, to: number, language: Language): string {
  const format = new Intl.DateTimeFormat(regionOf(language), { weekday: "short", timeZone: "UTC" });
  const names = [...new Set([from, to])].map((weekday) => format.format(dateOf(weekday)));
  const days = names.join(" – ");
  return days.charAt(0).toUpperCase() + days.slice(1);
}

function timesIn(open: [string, string] | null, language: Language): string {
  if (!open) return text(language, "mail.news.closed");
  const format = new Intl.DateTimeFormat(regionOf(language), { timeStyle: "short", timeZone: "UTC" });
  return open.map((time) => format.format(new Date(`2024-01-01T${time}:00Z`))).join(" – ");
}
