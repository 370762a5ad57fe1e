import { findCapture } from "./captures.ts";
import { emitEvent } from "./events.ts";
import { malformed, notFound } from "./failure.ts";
import type { Dispute } from "./objects.ts";
import { newId, type PayPalWorld, timeOf } from "./world.ts";

/** A buyer's card issuer takes a capture back until the dispute ends. */
export function openDispute(world: PayPalWorld, captureId: string): object {
  const { capture } = findCapture(world, captureId);
  const now = timeOf(world);
  const dispute: Dispute = {
    dispute_id: `PP-R-${newId(12)}`,
    status: "OPEN",
    reason: "UNAUTHORISED",
    dispute_amount: capture.amount,
    dispute_life_cycle_stage: "CHARGEBACK",
    disputed_transactions: [{ seller_transaction_id: capture.id }],
    create_time: now,
    update_time: now,
  };
  world.store.disputes.put({ id: dispute.dispute_id, object: dispute });
  emitEvent(world, "CUSTOMER.DISPUTE.CREATED", dispute);
  return dispute;
}

const outcomes: Record<string, string> = { won: "RESOLVED_SELLER_FAVOUR", lost: "RESOLVED_BUYER_FAVOUR" };

export function closeDispute(world: PayPalWorld, id: string, outcome: string): object {
  const code = outcomes[outcome];
  if (code === undefined) throw malformed("outcome is won or lost");
  const object: Dispute = {
    ...findDispute(world, id),
    status: "RESOLVED",
    dispute_outcome: { outcome_code: code },
    update_time: timeOf(world),
  };
  world.store.disputes.put({ id, object });
  emitEvent(world, "CUSTOMER.DISPUTE.RESOLVED", object);
  return object;
}

export function findDispute({ store }: PayPalWorld, id: string): Dispute {
  const found = store.disputes.get(id)?.object;
  if (!found) throw notFound();
  return found;
}

/** Returns the disputes of a capture; like the vendor's list, without their outcomes. */
export function listDisputes({ store }: PayPalWorld, query: Record<string, string>): object {
  const wanted = query["disputed_transaction_id"];
  const items = store.disputes
    .newestFirst()
    .filter(({ object }) => wanted === undefined || object.disputed_transactions.some((one) => one.seller_transaction_id === wanted))
    .map(({ object: { dispute_outcome: _, ...item } }) => item);
  return { items, links: [] };
}
