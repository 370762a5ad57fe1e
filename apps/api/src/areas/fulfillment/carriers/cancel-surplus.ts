import type { Query } from "@azulejo/database";
import type { LineProgress } from "../../order/index.ts";
import { leftToShip } from "../progress/progress.rules.ts";
import { selectOpenBookings, startCanceling } from "./booking.repository.ts";
import { surplusBookings } from "./surplus.rules.ts";

/**
 * Notes that bookings are to be canceled whose units were, in the caller's transaction, which has locked the order. The service is told by
 * the next sweep. A booking that the service hasn't answered yet is looked at again once it has.
 * @param progress of the order's lines, after the cancellation
 */
export async function cancelSurplusBookings(query: Query, orderId: number, progress: readonly LineProgress[]): Promise<void> {
  const left = new Map(progress.map((line) => [line.lineId, leftToShip(line)]));
  for (const { id, state } of surplusBookings(await selectOpenBookings(query, orderId), left))
    if (state === "booked") await startCanceling(query, id, null);
}
