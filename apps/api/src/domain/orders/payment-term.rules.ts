/** Returns the number of days until a payment is due; null for terms without credit, such as `CASH`. */
export function daysOf(term: string): number | null {
  const [, days] = /^NET(\d{1,3})$/.exec(term) ?? [];
  return days === undefined ? null : Number(days);
}
