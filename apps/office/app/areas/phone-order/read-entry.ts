import { readArea } from "@azulejo/contract/typed/area.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";

/** The text typed or scanned into the field for items. */
export interface Entry {
  itemNo: string;
  units?: number;
  squareFeet?: number;
}

const itemNo = String.raw`(?<itemNo>[\w.\-/]{1,40})`;
const WRITTEN = new RegExp(`^${itemNo}(?:[\\s,;×*]+x?\\s*(?<amount>.+))?$`, "iu");
const AMOUNT_FIRST = new RegExp(`^(?<amount>[\\d.,]+)\\s*[x×*]\\s*${itemNo}$`, "iu");

/**
 * Reads an item number with a quantity in sell units or by area: `POR-1224 12`, `3x POR-1224`, `POR-1224 120.5 sf`, `POR-1224 3,8 m²`. A
 * scanner enters only the number, which is one unit. Null for anything else.
 */
export function readEntry(typed: string): Entry | null {
  const text = typed.trim();
  const found = (AMOUNT_FIRST.exec(text) ?? WRITTEN.exec(text))?.groups as { itemNo: string; amount?: string } | undefined;
  if (!found) return null;
  const { amount } = found;
  if (amount === undefined) return { itemNo: found.itemNo };
  const units = readNumber(amount);
  if (units !== null) return Number.isInteger(units) && units > 0 ? { itemNo: found.itemNo, units } : null;
  const squareFeet = readArea(amount);
  return squareFeet !== null && squareFeet > 0 ? { itemNo: found.itemNo, squareFeet } : null;
}

/** Whether the typed text may describe an item in words: `mgn calacatta 1224 m, 500 sqft`. */
export const isInWords = (typed: string): boolean => /^\s*\p{L}{3,}\s+[\p{L}\p{N}]/u.test(typed);
