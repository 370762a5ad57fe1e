import { readDollars } from "@azulejo/contract/typed/dollars.ts";

export interface PastedCosts {
  lines: { itemNo: string; costCents: number }[];
  /** Numbers of lines that can't be read, or that repeat an item. */
  faults: number[];
}

const separatorOf = (row: string): RegExp => (row.includes("\t") ? /\t/ : row.includes(";") ? /;/ : /,/);

/** Reads lines with an item number and a cost, separated by a tab, semicolon or comma. A first line without digits is a header. */
export function readPastedCosts(text: string): PastedCosts {
  const lines: PastedCosts["lines"] = [];
  const faults: number[] = [];
  const seen = new Set<string>();
  text.split(/\r?\n/).forEach((row, index) => {
    if (row.trim() === "" || (index === 0 && /^[^\d]*$/.test(row))) return;
    const [itemNo = "", cost = "", ...rest] = row.split(separatorOf(row)).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const costCents = readDollars(cost);
    if (!/^[\w.\-/]{1,40}$/.test(itemNo) || costCents === null || rest.length > 0 || seen.has(itemNo)) faults.push(index + 1);
    else lines.push({ itemNo, costCents });
    seen.add(itemNo);
  });
  return { lines, faults };
}
