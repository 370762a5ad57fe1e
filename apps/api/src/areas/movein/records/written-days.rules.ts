/** The order of month, day and year. */
export type DayOrder = "mdy" | "dmy" | "ymd";

/** Returns a day like 11/28/2026 or 28.11.26 as yyyy-mm-dd, and any other text as it is. A time of day behind it is left out. */
export function isoDay(text: string, order: DayOrder): string {
  if (order === "ymd") return /^(\d{4}-\d{2}-\d{2})[T ]/.exec(text.trim())?.[1] ?? text;
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/.exec(text.trim()) ?? [];
  if (!first || !second || !year) return text;
  const [month, day] = order === "mdy" ? [first, second] : [second, first];
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
