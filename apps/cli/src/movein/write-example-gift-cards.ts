import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";

const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * Writes gift cards: with codes in several spellings, used up or expired ones, a duplicate code, one that is too short, and an overdrawn
 * one.
 * @returns the number of rows, and the totals for `control.csv` of those that can be moved
 */
export function writeGiftCards(
  folder: string,
  count: number,
  next: () => number,
): { count: number; total: { count: number; amount: string } } {
  const sign = () => SIGNS[Math.floor(next() * SIGNS.length)] ?? "A";
  const codes: string[] = [];
  const rows = Array.from({ length: count }, (_, at) => {
    const parts = [String(10_000 + at), sign() + sign() + sign() + sign()];
    const spelled = [`GC-${parts.join("-")}`, `gc ${parts.join(" ")}`, `GC${parts.join("")}`][at % 3] ?? "";
    const code = at % 40 === 39 ? (codes.at(-1) ?? "").toLowerCase() : at % 40 === 29 ? String(1000 + at) : spelled;
    codes.push(code);
    const cents = at % 10 === 0 ? 0 : at % 40 === 19 ? -250 : 500 + Math.floor(next() * 50_000);
    const issued = 2016 + (at % 10);
    return {
      id: at % 4 === 0 ? "" : `G${at}`,
      code,
      balance: (cents / 100).toFixed(2),
      issuedOn: at % 5 === 0 ? "" : `${issued}-12-0${1 + (at % 9)}`,
      expiresOn: at % 6 === 0 ? `${issued + 5}-12-31` : "",
    };
  });
  writeFileSync(join(folder, "gift-cards.csv"), stringify(rows, { header: true }));
  const movable = rows.filter(({ balance }, at) => Number(balance) >= 0 && ![29, 39].includes(at % 40));
  const cents = movable.reduce((sum, { balance }) => sum + Math.round(Number(balance) * 100), 0);
  return { count, total: { count: movable.length, amount: (cents / 100).toFixed(2) } };
}
