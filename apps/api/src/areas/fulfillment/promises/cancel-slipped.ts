import { cancelableUnits } from "../../order/index.ts";
import { cancelUnits } from "../money/cancel-units.ts";
import { endOrder } from "../money/end-order.ts";
import { planCancellation } from "../money/plan-cancellation.ts";
import type { Change } from "../progress/change-order.ts";
import { endDelays } from "./delay.repository.ts";

/**
 * Cancels the remaining units of delayed lines and refunds them from the lines' stored data.
 * @param outcome decided by the customer, or by the deadline
 * @throws customer_cancel_unpaid while a payment is under way
 */
export async function cancelSlipped(
  change: Change,
  lineIds: number[],
  { delayId, outcome }: { delayId: number; outcome: "canceled" | "expired" },
): Promise<void> {
  const { inside, order, progress } = change;
  const lines = progress
    .filter((line) => lineIds.includes(line.lineId))
    .map((line) => ({ lineId: line.lineId, units: cancelableUnits(line) }))
    .filter((line) => line.units > 0);
  const plan = await planCancellation(inside, order, progress, lines);
  await endDelays(inside.query, lineIds, outcome, inside.now());
  const why = { detail: { delayId } };
  await (plan.endsOrder ? endOrder(change, plan.refundable, why) : cancelUnits(change, plan, why));
}
