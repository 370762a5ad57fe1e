import { changeCharge, requireCharge } from "./charges.ts";
import { invalidRequest, missingParameter, missingResource } from "./failure.ts";
import { mergeMetadata, textOf } from "./form.ts";
import { newId } from "./ids.ts";
import { amountOf } from "./intent-fields.ts";
import { requireIntent } from "./intents.ts";
import type { Charge, Refund } from "./objects.ts";
import { emitEvent } from "./webhooks/events.ts";
import type { StripeCall, StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"];

function chargeToRefund(world: StripeWorld, call: StripeCall): Charge {
  const chargeId = textOf(call.form, "charge");
  if (chargeId !== undefined) return requireCharge(world, chargeId);
  const intentId = textOf(call.form, "payment_intent");
  if (intentId === undefined) throw missingParameter("payment_intent");
  const { latest_charge: latest } = requireIntent(world, intentId).object;
  const charge = latest === null ? undefined : requireCharge(world, latest);
  if (charge?.captured) return charge;
  throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}

function refundAmount(call: StripeCall, charge: Charge): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left <= 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: "charge_already_refunded" });
  }
  const amount = amountOf(call.form, "amount") ?? left;
  if (amount < 1) throw invalidRequest("Invalid positive integer", { param: "amount" });
  if (amount <= left) return amount;
  const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
  throw invalidRequest(message, { param: "amount" });
}

/** POST /v1/refunds: refunds a captured payment's remaining amount, or part of it. */
export function createRefund(world: StripeWorld, call: StripeCall): Refund {
  const charge = chargeToRefund(world, call);
  if (!charge.captured) throw invalidRequest("This charge has not been captured.", { param: "charge" });
  const reason = textOf(call.form, "reason") ?? null;
  if (reason !== null && !REASONS.includes(reason)) throw invalidRequest("Invalid reason", { param: "reason" });
  const amount = refundAmount(call, charge);
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(world),
    currency: charge.currency,
    metadata: mergeMetadata({}, call.form),
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    status: "succeeded",
  };
  world.store.refunds.put({ id: refund.id, object: refund });
  const refunded = charge.amount_refunded + amount;
  const changes = { amount_refunded: refunded, refunded: refunded >= charge.amount_captured };
  emitEvent(world, call, "refund.created", refund);
  emitEvent(world, call, "charge.refunded", changeCharge(world, charge, changes));
  return refund;
}

/** Fails a refund, as a bank does if it cannot credit it; the money returns to the shop. */
export function failRefund(world: StripeWorld, call: StripeCall): Refund {
  const refund = requireRefund(world, call.target);
  if (refund.status === "failed") return refund;
  const { object } = world.store.refunds.put({ id: refund.id, object: { ...refund, status: "failed" } });
  const charge = requireCharge(world, refund.charge);
  changeCharge(world, charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  emitEvent(world, call, "refund.updated", object);
  emitEvent(world, call, "refund.failed", object);
  return object;
}

/** GET /v1/refunds/{id} */
export function requireRefund(world: StripeWorld, id: string): Refund {
  const stored = world.store.refunds.get(id);
  if (stored === undefined) throw missingResource("refund", id);
  return stored.object;
}
