import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";

type Row = Record<string, string | number>;

/**
 * Writes quotes with their lines: delivered and picked up, of businesses and of people, some of them past their last day, and some with an
 * amount that their lines don't add up to.
 * @param item returns a random item's number
 * @returns the numbers of rows, and the total for `control.csv`
 */
export function writeQuotes(
  folder: string,
  {
    count,
    people,
    item,
    next,
  }: { count: number; people: readonly { id: string; business: string }[]; item: () => string; next: () => number },
): { counts: Record<string, number>; total: { count: number; amount: string } } {
  const lines: Row[] = [];
  let sum = 0;
  const rows = Array.from({ length: count }, (_, at): Row => {
    const person = people[at % people.length];
    const own = Array.from({ length: 1 + (at % 4) }, (_, line) => ({
      ...{ quote: `Q${at}`, line: line + 1, item: item(), units: 1 + Math.floor(next() * 60) },
      price: dollars(2000 + Math.floor(next() * 9000)),
    }));
    lines.push(...own);
    const goods = own.reduce((cents, { units, price }) => cents + units * Math.round(Number(price) * 100), 0);
    const freight = at % 3 === 0 ? 15_000 : 0;
    const tax = at % 2 === 0 ? Math.round(goods * 0.08) : 0;
    const total = goods + freight + tax + (at % 25 === 24 ? 100 : 0);
    sum += total;
    return {
      id: `Q${at}`,
      number: `QT-${5000 + at}`,
      business: person?.business ?? "",
      person: person?.id ?? "",
      quotedOn: "2026-11-02",
      validUntil: at % 10 === 9 ? "2026-11-20" : "2027-01-31",
      ...{ line1: `${100 + at} Mill St`, city: "Reno", state: "NV", postalCode: "89501" },
      ...{ freight: dollars(freight), tax: dollars(tax), total: dollars(total) },
      job: at % 3 === 1 ? "Baño principal" : "",
      note: at % 4 === 0 ? "Price holds for a single delivery." : "",
    };
  });
  writeFileSync(join(folder, "quotes.csv"), stringify(rows, { header: true }));
  writeFileSync(join(folder, "quote-lines.csv"), stringify(lines, { header: true }));
  return { counts: { quotes: rows.length, "quote-lines": lines.length }, total: { count: rows.length, amount: dollars(sum) } };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
