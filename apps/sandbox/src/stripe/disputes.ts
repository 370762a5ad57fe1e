import { changeCharge, requireCharge } from "./charges.ts";
import { invalidRequest, missingResource } from "./failure.ts";
import { textOf } from "./form.ts";
import { newId } from "./ids.ts";
import { amountOf } from "./intent-fields.ts";
import type { Dispute } from "./objects.ts";
import { emitEvent } from "./webhooks/events.ts";
import type { StripeCall, StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

/** Opens a dispute, as a cardholder's bank does: withdraws a captured charge's money until it is decided. */
export function openDispute(world: StripeWorld, call: StripeCall): Dispute {
  const charge = requireCharge(world, call.target);
  if (!charge.captured) throw invalidRequest("This charge has not been captured.", { param: "charge" });
  const dispute: Dispute = {
    id: newId("dp"),
    object: "dispute",
    amount: amountOf(call.form, "amount") ?? charge.amount_captured - charge.amount_refunded,
    charge: charge.id,
    created: seconds(world),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: textOf(call.form, "reason") ?? "fraudulent",
    status: "needs_response",
  };
  world.store.disputes.put({ id: dispute.id, object: dispute });
  changeCharge(world, charge, { disputed: true });
  emitEvent(world, call, "charge.dispute.created", dispute);
  emitEvent(world, call, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Closes a dispute: `won` returns the money to the shop, `lost` leaves it with the cardholder. */
export function closeDispute(world: StripeWorld, call: StripeCall): Dispute {
  const outcome = textOf(call.form, "outcome");
  if (outcome !== "won" && outcome !== "lost") throw invalidRequest("outcome is won or lost", { param: "outcome" });
  const { object } = world.store.disputes.put({ id: call.target, object: { ...requireDispute(world, call.target), status: outcome } });
  if (outcome === "won") emitEvent(world, call, "charge.dispute.funds_reinstated", object);
  emitEvent(world, call, "charge.dispute.closed", object);
  return object;
}

/** GET /v1/disputes/{id} */
export function requireDispute(world: StripeWorld, id: string): Dispute {
  const stored = world.store.disputes.get(id);
  if (stored === undefined) throw missingResource("dispute", id);
  return stored.object;
}
