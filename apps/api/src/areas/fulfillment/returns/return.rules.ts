import type { OrderReturn, ReturnableLine } from "./return.repository.ts";

/** The shop's rule for returns. */
export interface ReturnRule {
  /** Days after the goods were handed over. */
  days: number;
  /** Kinds of goods that can't be returned. */
  final: readonly ("sample" | "slab" | "electronic")[];
}

const DAY_MS = 86_400_000;

/** Returns why a line can't be returned; null when it can. A fault of the shop overrides both. */
export function refusalOf(line: ReturnableLine, rule: ReturnRule, now: Date): "final" | "late" | null {
  const kinds: readonly string[] = [line.kind, line.sellUnit];
  if (rule.final.some((one) => kinds.includes(one))) return "final";
  const since = line.handedOverAt ? now.getTime() - line.handedOverAt.getTime() : 0;
  return since > rule.days * DAY_MS ? "late" : null;
}

/** Returns that have not been withdrawn hold their units, less what never came. */
const heldBy = ({ state, lines }: OrderReturn, lineId: number): number => {
  const line = state === "withdrawn" ? undefined : lines.find((one) => one.lineId === lineId);
  return line ? line.units - (line.missing ?? 0) : 0;
};

const sellableOf = ({ lines }: OrderReturn, lineId: number): number => lines.find((one) => one.lineId === lineId)?.sellable ?? 0;

/** Returns how many units of a line are still with the customer and in no return. */
export function leftToReturn(line: { lineId: number; shipped: number; returned: number }, returns: OrderReturn[]): number {
  const held = returns.reduce((sum, one) => sum + heldBy(one, line.lineId), 0);
  // Units that came back with a refund, without a return.
  const direct = line.returned - returns.reduce((sum, one) => sum + sellableOf(one, line.lineId), 0);
  return Math.max(0, line.shipped - direct - held);
}

/** The longest code that a lot may have. */
export const LONGEST_LOT = 40;

/**
 * Returns whether units of a moved order enter the stock: the catalog has to have the item and sell it by the same unit. Slabs come back
 * to their yard one by one.
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
