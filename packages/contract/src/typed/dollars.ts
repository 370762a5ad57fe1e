import { readNumber } from "./number.ts";

const DECIMALS = 2;
/** Larger than any amount in the shop. */
const MOST = 1e9;

/** Reads an amount as people type it (`1,250.50`, `$12,5`, `US$ 1.234,50`) in whole cents; null for anything else. */
export function readDollars(typed: string): number | null {
  const figure = typed.trim().replace(/^(?:US)?\s*\$\s*|\s*(?:\$|USD)$/gi, "");
  const dollars = readNumber(figure);
  const isAmount = dollars !== null && dollars >= 0 && dollars < MOST && !figure.includes("/");
  const cents = Math.round((dollars ?? 0) * 100);
  return isAmount && Number(dollars.toFixed(DECIMALS)) === dollars ? cents : null;
}
