import { requireCustomer } from "./customers.ts";
import { invalidRequest, missingResource, unauthorized } from "./failure.ts";
import { mapOf, textOf } from "./form.ts";
import { newClientSecret, newId } from "./ids.ts";
import { commonFields, creationFields } from "./intent-fields.ts";
import type { IntentStatus, PaymentIntent } from "./objects.ts";
import { createMethod, requireMethod } from "./payment-methods.ts";
import type { StoredIntent } from "./store.ts";
import type { StripeCall, StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

/** Returns a payment by its id. @throws 404 */
export function requireIntent(world: StripeWorld, id: string): StoredIntent {
  const stored = world.store.intents.get(id);
  if (stored === undefined) throw missingResource("payment_intent", id);
  return stored;
}

/** Returns a call's payment; a browser must also send its client secret. */
export function intentOfCall(world: StripeWorld, call: StripeCall): StoredIntent {
  const stored = requireIntent(world, call.target);
  if (call.caller === "secret") return stored;
  if (textOf(call.form, "client_secret") === stored.object.client_secret) return stored;
  throw unauthorized("The client_secret provided does not match the PaymentIntent.", "client_secret_invalid");
}

/** Updates a payment. */
export function changeIntent(world: StripeWorld, stored: StoredIntent, changes: Partial<PaymentIntent>): StoredIntent {
  return world.store.intents.put({ ...stored, object: { ...stored.object, ...changes } });
}

/** @throws 400 naming the status, as the vendor does */
export function requireStatus(stored: StoredIntent, verb: string, allowed: readonly IntentStatus[]): void {
  if (allowed.includes(stored.object.status)) return;
  const state = `This PaymentIntent could not be ${verb} because it has a status of ${stored.object.status}.`;
  throw invalidRequest(`${state} It must be one of ${allowed.join(", ")}.`, {
    code: "payment_intent_unexpected_state",
  });
}

/** Returns the payment method that a call names or describes, if any. */
export function methodOfCall(world: StripeWorld, call: StripeCall): string | undefined {
  const id = textOf(call.form, "payment_method");
  if (id !== undefined) return requireMethod(world, id).id;
  const data = mapOf(call.form, "payment_method_data");
  return data === undefined ? undefined : createMethod(world, { form: data }).id;
}

function customerOfCall(world: StripeWorld, call: StripeCall): string | undefined {
  const id = textOf(call.form, "customer");
  return id === undefined ? undefined : requireCustomer(world, id).id;
}

function blank(id: string, created: number): Omit<PaymentIntent, "amount" | "currency"> {
  return {
    id,
    object: "payment_intent",
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newClientSecret(id),
    confirmation_method: "automatic",
    created,
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    processing: null,
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  };
}

/** POST /v1/payment_intents, without the confirmation that may be part of it. */
export function createIntent(world: StripeWorld, call: StripeCall): StoredIntent {
  const fields = creationFields(call.form);
  const customer = customerOfCall(world, call) ?? null;
  const method = methodOfCall(world, call) ?? null;
  const id = newId("pi");
  const object: PaymentIntent = {
    ...blank(id, seconds(world)),
    amount: 0,
    currency: "usd",
    ...fields,
    customer,
    payment_method: method,
    status: method === null ? "requires_payment_method" : "requires_confirmation",
  };
  return world.store.intents.put({ id, object, dropped: false, authenticated: false });
}

const CHANGEABLE: readonly IntentStatus[] = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** POST /v1/payment_intents/{id}. A finished payment accepts only metadata and description. */
export function updateIntent(world: StripeWorld, call: StripeCall): StoredIntent {
  const stored = requireIntent(world, call.target);
  const fields = commonFields(call.form, stored.object);
  if (fields.amount !== undefined || fields.currency !== undefined) requireStatus(stored, "updated", CHANGEABLE);
  const customer = customerOfCall(world, call);
  if (customer !== undefined) fields.customer = customer;
  const method = methodOfCall(world, call);
  if (method === undefined) return changeIntent(world, stored, fields);
  requireStatus(stored, "updated", CHANGEABLE);
  const fresh = { ...stored, authenticated: false };
  const status = "requires_confirmation" as const;
  return changeIntent(world, fresh, { ...fields, payment_method: method, status, next_action: null });
}
