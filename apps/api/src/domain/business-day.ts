import { addDays } from "./day.ts";

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const weekdayOf = (day: string) => weekdays[weekdayNumber(day)] ?? "sun";

const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;

/** Returns the day that is `count` business days (Monday to Friday, no holidays) after `day`. */
export function addBusinessDays(day: string, count: number, holidays: readonly string[] = []): string {
  let current = day;
  let weekday = weekdayNumber(day);
  let left = count;
  while (left > 0) {
    current = addDays(current, 1);
    weekday = (weekday + 1) % 7;
    if (!isWeekend(weekday) && !holidays.includes(current)) left -= 1;
  }
  return current;
}
