import { newId } from "../ids.ts";
import type { StripeEvent } from "../objects.ts";
import type { StripeCall, StripeWorld } from "../world.ts";
import { seconds } from "../world.ts";

/** The supported events; a shop's endpoint is subscribed to all of them. */
export type EventType =
  | "payment_intent.succeeded"
  | "payment_intent.processing"
  | "payment_intent.amount_capturable_updated"
  | "payment_intent.payment_failed"
  | "payment_intent.canceled"
  | "setup_intent.succeeded"
  | "setup_intent.setup_failed"
  | "setup_intent.canceled"
  | "charge.refunded"
  | "refund.created"
  | "refund.updated"
  | "refund.failed"
  | "charge.dispute.created"
  | "charge.dispute.funds_withdrawn"
  | "charge.dispute.funds_reinstated"
  | "charge.dispute.closed";

/** Records an event with the object's current state, and starts its delivery. */
export function emitEvent(world: StripeWorld, call: StripeCall, type: EventType, object: object): StripeEvent {
  const event: StripeEvent = {
    id: newId("evt"),
    object: "event",
    api_version: call.apiVersion,
    created: seconds(world),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: world.settings.stripeTargets.length,
    request: { id: call.id, idempotency_key: call.idempotencyKey },
    type,
  };
  world.store.events.put({ id: event.id, object: event });
  world.deliveries.enqueue(event.id);
  return event;
}
