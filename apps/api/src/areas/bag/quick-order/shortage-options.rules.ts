import type { CheckedLine, ShortageOption } from "@azulejo/contract/areas/bag.ts";

/** The data that alternatives for a line are derived from. */
export interface ShortageFacts {
  line: Pick<CheckedLine, "state" | "quantity" | "available" | "lots">;
  itemNo: string;
  /** The most units that one lot has. */
  oneLot: number | null;
  /** Expected arrivals, by day. */
  arrivals: { quantity: number; expectedOn: string }[];
  /** A similar item that has enough. */
  other: { itemNo: string; name: string; quantity: number } | null;
}

const blank = { line: null, name: null, on: null };

/**
 * Returns the alternatives to a line that lacks stock or comes from several lots: one lot, the available quantity, a later day, a similar
 * item.
 */
export function shortageOptions({ line, itemNo, oneLot, arrivals, other }: ShortageFacts): ShortageOption[] {
  const { state, quantity, available } = line;
  if (quantity === null) return [];
  if (state !== "short") {
    const isMixed = line.lots.length > 1 && oneLot !== null && oneLot > 0 && oneLot < quantity;
    return isMixed ? [{ ...blank, kind: "oneLot", quantity: oneLot, line: `${itemNo} ${oneLot}` }] : [];
  }
  const on = dayOf(quantity - (available ?? 0), arrivals);
  return [
    ...(available ? [{ ...blank, kind: "available" as const, quantity: available, line: `${itemNo} ${available}` }] : []),
    ...(on ? [{ ...blank, kind: "later" as const, quantity, on }] : []),
    ...(other
      ? [{ ...blank, kind: "other" as const, quantity: other.quantity, name: other.name, line: `${other.itemNo} ${other.quantity}` }]
      : []),
  ];
}

/** Returns the day by which what is missing has arrived. */
function dayOf(missing: number, arrivals: ShortageFacts["arrivals"]): string | null {
  let expected = 0;
  return arrivals.find(({ quantity }) => (expected += quantity) >= missing)?.expectedOn ?? null;
}
