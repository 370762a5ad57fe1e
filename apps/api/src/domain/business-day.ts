import { addDays } from "./day.ts";

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

export const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "sun";

/** Returns the day that is `count` business days (Monday to Friday, no holidays) after `day`. */
export function addBusinessDays(day: string, count: number, holidays: readonly string[] = []): string {
  let current = day;
  let left = count;
  while (left > 0) {
    current = addDays(current, 1);
    const weekday = weekdayOf(current);
    if (weekday !== "sat" && weekday !== "sun" && !holidays.includes(current)) left -= 1;
  }
  return current;
}
