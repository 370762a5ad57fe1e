import { ShopError } from "@azulejo/contract";
import type { Cancellation } from "@azulejo/contract/areas/customer.ts";
import type { Work } from "../../../context.ts";
import { cancelableUnits, type LineProgress, type LineUnits, type NewRefundLine } from "../../order/index.ts";
import { mergeUnits } from "../progress/change-order.ts";
import type { LockedOrder } from "../progress/locked-order.repository.ts";
import { leftToShip } from "../progress/progress.rules.ts";
import { leftOfLines } from "./end-order.ts";
import { creditPartOf, sumOf } from "./refund.rules.ts";
import { type Refundable, readRefundable, toRefundLine } from "./refund-plan.ts";

/** The lines that a customer cancels, and the money that comes back. Amounts in cents. */
export interface CancellationPlan {
  refundable: Refundable;
  endsOrder: boolean;
  chosen: { line: LineProgress; units: number }[];
  parts: NewRefundLine[];
  refundCents: number;
  /** The amount no longer owed if a bank returned the order's payment; nothing comes back then. */
  unpaidCents: number;
  creditCents: number;
  isCharged: boolean;
}

/**
 * Calculates a customer's cancellation from the stored lines, so that it refunds exactly what they cost.
 * @param lines units by line; the whole order if missing
 * @throws customer_cancel_left, customer_cancel_started, customer_cancel_unpaid
 */
export async function planCancellation(
  { query, storefront }: Pick<Work, "query" | "storefront">,
  order: LockedOrder,
  progress: LineProgress[],
  lines: LineUnits[] | undefined,
): Promise<CancellationPlan> {
  const chosen = lines ? chooseLines(progress, lines) : wholeOrder(progress, storefront.settings.phone);
  const endsOrder = progress.every((line) => line.shipped === 0 && leftToShip(line) === unitsOf(chosen, line.lineId));
  const refundable = await readRefundable(query, order);
  const { payment, leftCents, leftCreditCents } = refundable;
  const parts = endsOrder
    ? leftOfLines(refundable.lines)
    : chosen.flatMap(({ line, units }) =>
        refundable.lines.filter((one) => one.lineId === line.lineId).map((paid) => toRefundLine(paid, units, false, true)),
      );
  const partCents = Math.min(leftCents, sum(parts.map(sumOf)));
  // An unpaid amount isn't refunded; it is deducted from the balance due.
  const unpaidCents = !endsOrder && refundable.owedCents >= partCents ? partCents : 0;
  const refundCents = endsOrder ? leftCents : partCents - unpaidCents;
  const isCharged = payment?.status === "captured" || payment?.status === "refunded";
  // An authorization can't be refunded in part before its capture a few moments later.
  if (!endsOrder && refundCents > 0 && !isCharged) throw new ShopError("customer_cancel_unpaid");
  return {
    refundable,
    endsOrder,
    chosen,
    parts,
    refundCents,
    unpaidCents,
    creditCents: creditPartOf(refundCents, leftCreditCents),
    isCharged,
  };
}

const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);
const unitsOf = (chosen: CancellationPlan["chosen"], lineId: number): number =>
  chosen.find((one) => one.line.lineId === lineId)?.units ?? 0;

function wholeOrder(progress: LineProgress[], phone: string) {
  const open = progress.filter((line) => leftToShip(line) > 0);
  if (open.some((line) => cancelableUnits(line) === 0) || progress.some((line) => line.shipped > 0))
    throw new ShopError("customer_cancel_started", { phone });
  return open.map((line) => ({ line, units: cancelableUnits(line) }));
}

function chooseLines(progress: LineProgress[], lines: LineUnits[]) {
  return mergeUnits(lines).map(({ lineId, units }) => {
    const line = progress.find((one) => one.lineId === lineId);
    const left = line ? cancelableUnits(line) : 0;
    if (!line || units > left) throw new ShopError("customer_cancel_left", { itemNo: line?.itemNo ?? String(lineId), left });
    return { line, units };
  });
}

/** Converts a plan to wire format, without amounts if prices are hidden. */
export function toCancellation({ endsOrder, chosen, parts, isCharged, ...plan }: CancellationPlan, pricesHidden: boolean): Cancellation {
  const shown = (cents: number) => (pricesHidden ? null : cents);
  const of = (key: "goodsCents" | "deliveryCents" | "taxCents") => shown(plan.unpaidCents > 0 ? 0 : sum(parts.map((part) => part[key])));
  return {
    endsOrder,
    lines: chosen.map(({ line: { lineId, itemNo }, units }) => ({ lineId, itemNo, units })),
    isCharged,
    goodsCents: of("goodsCents"),
    deliveryCents: of("deliveryCents"),
    taxCents: of("taxCents"),
    refundCents: shown(plan.refundCents),
    creditCents: shown(plan.creditCents),
  };
}
