import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import { addDays, localTime, todayOf } from "../../../domain/day.ts";
import type { LineProgress } from "../../order/index.ts";
import type { OrderReturn, ReturnableLine } from "./return.repository.ts";

/** The shop's rule for returns. */
export interface ReturnRule {
  /** Days after the goods were handed over. */
  days: number;
  /** Kinds of goods that can't be returned. */
  final: readonly ("sample" | "slab" | "electronic")[];
}

/** The current time, and the storefront's time zone, in which the last day to return ends. */
export interface ShopTime {
  now: Date;
  timezone: string;
}

/** Returns the last day to return a line; null before it was handed over. */
export const lastDayOf = ({ handedOverAt }: ReturnableLine, { days }: ReturnRule, timezone: string): string | null =>
  handedOverAt && addDays(localTime(handedOverAt, timezone).day, days);

const isFinal = ({ kind, sellUnit }: ReturnableLine, final: ReturnRule["final"]): boolean =>
  final.some((one) => one === kind || one === sellUnit);

/** Returns why a line can't be returned; null if it can. Neither limit applies if the shop is at fault. */
export function refusalOf(line: ReturnableLine, rule: ReturnRule, { now, timezone }: ShopTime): "final" | "late" | null {
  if (isFinal(line, rule.final)) return "final";
  const lastDay = lastDayOf(line, rule, timezone);
  return lastDay !== null && todayOf(now, timezone) > lastDay ? "late" : null;
}

type Returnable = OrderReturns["lines"][number];

/** Goods that customers can't return without staff if the shop has no rule, as the bag says before the order. */
const finalWithoutRule = ["sample", "slab", "electronic"] as const;

/** Returns how much of a line its customer can return, until when, and why nothing of it. @param rule null for no time limit */
export function returnableOf(
  progress: LineProgress,
  line: ReturnableLine,
  { rule, returns, time }: { rule: ReturnRule | null; returns: OrderReturn[]; time: ShopTime },
): Returnable {
  const { lineId, shipped, refundedShipped } = progress;
  if (isFinal(line, rule?.final ?? finalWithoutRule)) return { lineId, units: 0, until: null, refusal: "final" };
  const left = Math.min(leftToReturn(progress, returns), shipped - refundedShipped - openUnits(returns, lineId));
  const late = rule && refusalOf(line, rule, time);
  const refusal = shipped === 0 ? "waiting" : left <= 0 ? "returned" : late;
  return { lineId, units: refusal === null ? left : 0, until: rule && lastDayOf(line, rule, time.timezone), refusal };
}

/** Returns the units of a line in returns that aren't refunded yet. */
const openUnits = (returns: OrderReturn[], lineId: number): number =>
  returns.filter(({ state }) => state !== "refunded").reduce((sum, one) => sum + heldBy(one, lineId), 0);

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
