import { changeCharge, requireCharge } from "./charges.ts";
import { invalidRequest } from "./failure.ts";
import { textOf } from "./form.ts";
import { amountOf } from "./intent-fields.ts";
import { changeIntent, requireIntent, requireStatus } from "./intents.ts";
import type { PaymentIntent } from "./objects.ts";
import { emitEvent } from "./webhooks/events.ts";
import type { StripeCall, StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

const CANCEL_REASONS = ["duplicate", "fraudulent", "requested_by_customer", "abandoned"];

/** POST /v1/payment_intents/{id}/capture: captures the authorized amount, or part of it and releases the rest. */
export function captureIntent(world: StripeWorld, call: StripeCall): PaymentIntent {
  const stored = requireIntent(world, call.target);
  requireStatus(stored, "captured", ["requires_capture"]);
  const held = stored.object.amount_capturable;
  const amount = amountOf(call.form, "amount_to_capture") ?? held;
  if (amount < 1 || amount > held) {
    const message = `The remaining amount is less than the amount requested for this PaymentIntent: ${held}.`;
    throw invalidRequest(message, { code: "amount_too_large", param: "amount_to_capture" });
  }
  if (stored.object.latest_charge !== null) {
    const charge = requireCharge(world, stored.object.latest_charge);
    changeCharge(world, charge, { amount_captured: amount, captured: true });
  }
  const changes = { amount_capturable: 0, amount_received: amount, status: "succeeded" as const };
  const { object } = changeIntent(world, stored, changes);
  emitEvent(world, call, "payment_intent.succeeded", object);
  return object;
}

/** POST /v1/payment_intents/{id}/cancel: releases the authorization. */
export function cancelIntent(world: StripeWorld, call: StripeCall): PaymentIntent {
  const stored = requireIntent(world, call.target);
  // Not in processing, because the bank has the debit by then.
  const cancelable = ["requires_payment_method", "requires_confirmation", "requires_action", "requires_capture"] as const;
  requireStatus(stored, "canceled", stored.debit === undefined ? [...cancelable, "processing"] : cancelable);
  const reason = textOf(call.form, "cancellation_reason") ?? null;
  if (reason !== null && !CANCEL_REASONS.includes(reason)) {
    throw invalidRequest("Invalid cancellation_reason", { param: "cancellation_reason" });
  }
  const { latest_charge: latest, status } = stored.object;
  if (latest !== null && status === "requires_capture") {
    const charge = requireCharge(world, latest);
    changeCharge(world, charge, { amount_refunded: charge.amount, refunded: true });
  }
  const { object } = changeIntent(world, stored, {
    amount_capturable: 0,
    canceled_at: seconds(world),
    cancellation_reason: reason,
    next_action: null,
    status: "canceled",
  });
  emitEvent(world, call, "payment_intent.canceled", object);
  return object;
}
