import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";
import type { CallInput } from "../../call/calls.ts";

type OfferedLine = NonNullable<CallInput<"sendQuote">["lines"]>[number];

/** A line as entered. */
export interface TypedLine {
  key: number;
  itemNo: string;
  quantity: string;
  fulfilment: "DLVR" | "PKUP";
  /** In dollars per unit; empty for today's price. */
  price: string;
}

/** Reads the lines of an offer; null if one of them is incomplete. Lines without an item number are left out. */
export function readOffer(lines: readonly TypedLine[]): OfferedLine[] | null {
  const offered: OfferedLine[] = [];
  for (const { itemNo, quantity, fulfilment, price } of lines) {
    if (itemNo.trim() === "") continue;
    const units = readNumber(quantity) ?? 0;
    const cents = price.trim() === "" ? undefined : readDollars(price);
    if (!Number.isInteger(units) || units < 1 || cents === null) return null;
    offered.push({ itemNo: itemNo.trim(), quantity: units, fulfilment, ...(cents !== undefined && { unitPriceCents: cents }) });
  }
  return offered.length > 0 ? offered : null;
}
