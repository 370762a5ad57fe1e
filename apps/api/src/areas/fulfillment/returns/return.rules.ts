import type { OrderReturn, ReturnableLine } from "./return.repository.ts";

/** The shop's rule for returns. */
export interface ReturnRule {
  /** Days after the goods were handed over. */
  days: number;
  /** Kinds of goods that can't be returned. */
  final: readonly ("sample" | "slab" | "electronic")[];
}

const DAY_MS = 86_400_000;

/** Returns why a line can't be returned; null if it can. Neither limit applies if the shop is at fault. */
export function refusalOf(line: ReturnableLine, rule: ReturnRule, now: Date): "final" | "late" | null {
  const kinds: readonly string[] = [line.kind, line.sellUnit];
  if (rule.final.some((one) => kinds.includes(one))) return "final";
  const since = line.handedOverAt ? now.getTime() - line.handedOverAt.getTime() : 0;
  return since > rule.days * DAY_MS ? "late" : null;
}

/** Returns the units of a line in a return, less missing ones; 0 for a withdrawn return. */
const heldBy = ({ state, lines }: OrderReturn, lineId: number): number => {
  const line = state === "withdrawn" ? undefined : lines.find((one) => one.lineId === lineId);
  return line ? line.units - (line.missing ?? 0) : 0;
};

const sellableOf = ({ lines }: OrderReturn, lineId: number): number => lines.find((one) => one.lineId === lineId)?.sellable ?? 0;

/** Returns how many units of a line the customer still has and hasn't announced in a return. */
export function leftToReturn(line: { lineId: number; shipped: number; returned: number }, returns: OrderReturn[]): number {
  const held = returns.reduce((sum, one) => sum + heldBy(one, line.lineId), 0);
  // Units that were returned with a refund instead of an announced return.
  const direct = line.returned - returns.reduce((sum, one) => sum + sellableOf(one, line.lineId), 0);
  return Math.max(0, line.shipped - direct - held);
}

/** Maximum length of a lot code. */
export const LONGEST_LOT = 40;

/**
 * Returns whether units of a moved order are added to stock: the catalog needs the item with the same sell unit. Slabs are added to their
 * yard one by one.
 */
export const movesStock = ({
  fulfilment,
  sellUnit,
  itemUnit,
}: {
  fulfilment: string;
  sellUnit: string;
  itemUnit: string | null;
}): boolean => fulfilment !== "ELTR" && sellUnit === itemUnit && sellUnit !== "slab";

/** Returns the units that a return's refund covers: broken ones only if the shop is at fault. */
export const refundedUnits = ({ sellable, broken }: { sellable: number | null; broken: number | null }, ourFault: boolean): number =>
  (sellable ?? 0) + (ourFault ? (broken ?? 0) : 0);
