import { readDollars } from "@azulejo/contract/typed/dollars.ts";

/** Reads an amount in cents; a negative one has a minus sign or parentheses. Null if it can't be read. */
export function readAmount(written: string): number | null {
  const inside = /^-\s*(.+)$/.exec(written)?.[1] ?? /^\((.+)\)$/.exec(written)?.[1];
  const cents = readDollars(inside ?? written);
  return cents === null || inside === undefined ? cents : -cents;
}
