import { requireMandate } from "./bank/mandate.ts";
import { bankBehaviorByKey } from "./bank/test-accounts.ts";
import { depositAction, depositDueAt, needsDeposit } from "./bank/verification.ts";
import { requireCustomer } from "./customers.ts";
import type { FailureBody } from "./failure.ts";
import { invalidRequest, missingResource, StripeFailure, unauthorized } from "./failure.ts";
import { mapOf, mergeMetadata, textOf } from "./form.ts";
import { newClientSecret, newId } from "./ids.ts";
import { methodTypes } from "./intent-fields.ts";
import type { SetupIntent } from "./objects.ts";
import { attachTo, createMethod, requireMethod, requireUsableMethod } from "./payment-methods.ts";
import type { StoredMethod, StoredSetup } from "./store.ts";
import { behaviorByKey } from "./test-cards.ts";
import { emitEvent } from "./webhooks/events.ts";
import type { StripeCall, StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

const AUTHENTICATION_FAILED =
  "The provided PaymentMethod has failed authentication. You can provide a new PaymentMethod to attempt to fulfill this SetupIntent again.";

const USAGES = ["off_session", "on_session"];

/** Returns a setup by its id. @throws 404 */
export function requireSetup(world: StripeWorld, id: string): StoredSetup {
  const stored = world.store.setups.get(id);
  if (stored === undefined) throw missingResource("setupintent", id);
  return stored;
}

/** Returns a call's setup; a browser must also send its client secret. */
export function setupOfCall(world: StripeWorld, call: StripeCall): StoredSetup {
  const stored = requireSetup(world, call.target);
  if (call.caller === "secret") return stored;
  if (textOf(call.form, "client_secret") === stored.object.client_secret) return stored;
  throw unauthorized("The client_secret provided does not match the SetupIntent.", "client_secret_invalid");
}

function change(world: StripeWorld, stored: StoredSetup, changes: Partial<SetupIntent>): StoredSetup {
  return world.store.setups.put({ ...stored, object: { ...stored.object, ...changes } });
}

/** POST /v1/setup_intents */
export function createSetup(world: StripeWorld, call: StripeCall): SetupIntent {
  const created = newSetup(world, call);
  if (textOf(call.form, "confirm") !== "true") return created;
  return confirmSetup(world, { ...call, target: created.id }).object;
}

function newSetup(world: StripeWorld, call: StripeCall): SetupIntent {
  const customer = textOf(call.form, "customer");
  const usage = textOf(call.form, "usage") ?? "off_session";
  if (!USAGES.includes(usage)) throw invalidRequest("Invalid usage: must be one of off_session, on_session", { param: "usage" });
  const id = newId("seti");
  const object: SetupIntent = {
    id,
    object: "setup_intent",
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: seconds(world),
    customer: customer === undefined ? null : requireCustomer(world, customer).id,
    description: textOf(call.form, "description") ?? null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    metadata: mergeMetadata({}, call.form),
    next_action: null,
    payment_method: null,
    payment_method_types: methodTypes(call.form) ?? ["card"],
    status: "requires_payment_method",
    usage,
  };
  return world.store.setups.put({ id, object }).object;
}

function fail(world: StripeWorld, call: StripeCall, stored: StoredSetup, body: FailureBody): StoredSetup {
  const failed = change(world, stored, {
    last_setup_error: body,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  });
  emitEvent(world, call, "setup_intent.setup_failed", failed.object);
  return failed;
}

/** Asks the issuer; a card or account that it accepts is attached to the customer. Throws a decline after recording it. */
function succeed(world: StripeWorld, call: StripeCall, stored: StoredSetup, method: StoredMethod): StoredSetup {
  const { decline } = (isAccount(method) ? bankBehaviorByKey : behaviorByKey)(method.behavior);
  if (decline !== undefined) {
    const body = { type: "card_error" as const, ...decline, payment_method: method.object };
    throw new StripeFailure(402, { ...body, setup_intent: fail(world, call, stored, body).object });
  }
  if (stored.object.customer !== null) attachTo(world, method, stored.object.customer);
  const done = change(world, stored, { last_setup_error: null, next_action: null, status: "succeeded" });
  emitEvent(world, call, "setup_intent.succeeded", done.object);
  return done;
}

export function setupChallengeAddress(world: StripeWorld, setup: SetupIntent): string {
  return `${world.settings.publicUrl()}/stripe/authenticate/${setup.id}?client_secret=${encodeURIComponent(setup.client_secret)}`;
}

/** POST /v1/setup_intents/{id}/confirm */
export function confirmSetup(world: StripeWorld, call: StripeCall): StoredSetup {
  const stored = setupOfCall(world, call);
  const { status } = stored.object;
  if (status === "succeeded" || status === "canceled") {
    const message = `This SetupIntent could not be confirmed because it has a status of ${status}.`;
    throw invalidRequest(message, { code: "setup_intent_unexpected_state" });
  }
  const data = mapOf(call.form, "payment_method_data");
  const id = textOf(call.form, "payment_method") ?? (data && createMethod(world, { form: data }).id) ?? stored.object.payment_method;
  if (id === null) throw invalidRequest("You cannot confirm this SetupIntent because it's missing a payment method.");
  const method = requireUsableMethod(world, id, stored.object.customer);
  if (!stored.object.payment_method_types.includes(method.object.type))
    throw invalidRequest(`The PaymentMethod provided (${method.object.type}) is not allowed for this SetupIntent.`, {
      param: "payment_method",
    });
  const current = change(world, stored, { payment_method: method.id });
  if (isAccount(method)) return confirmAccount(world, call, current, method);
  if (behaviorByKey(method.behavior).authentication === undefined) return succeed(world, call, current, method);
  const url = setupChallengeAddress(world, current.object);
  const next_action = { type: "use_stripe_sdk" as const, use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } };
  return change(world, current, { next_action, status: "requires_action" });
}

const isAccount = ({ object }: StoredMethod): boolean => object.type === "us_bank_account";

/** Confirms the setup of a bank account, which may need verification by a small deposit. */
function confirmAccount(world: StripeWorld, call: StripeCall, stored: StoredSetup, method: StoredMethod): StoredSetup {
  requireMandate(call);
  if (!needsDeposit(method)) return succeed(world, call, stored, method);
  const verifiesAt = depositDueAt(world);
  return change(world, { ...stored, verifiesAt }, { next_action: depositAction(world, verifiesAt), status: "requires_action" });
}

/** Saves every account whose verification is due. */
export function verifyDueSetups(world: StripeWorld, call: StripeCall): void {
  for (const { verifiesAt, ...stored } of [...world.store.setups.records.values()]) {
    const { payment_method: methodId, status } = stored.object;
    if (verifiesAt === undefined || verifiesAt > world.settings.clock.now()) continue;
    if (methodId === null || status !== "requires_action") world.store.setups.put(stored);
    else succeed(world, call, stored, world.store.methods.put({ ...requireMethod(world, methodId), authenticated: true }));
  }
}

/** POST /v1/setup_intents/{id}/cancel */
export function cancelSetup(world: StripeWorld, call: StripeCall): SetupIntent {
  const stored = requireSetup(world, call.target);
  if (stored.object.status === "succeeded" || stored.object.status === "canceled") {
    const message = `You cannot cancel this SetupIntent because it has a status of ${stored.object.status}.`;
    throw invalidRequest(message, { code: "setup_intent_unexpected_state" });
  }
  const { object } = change(world, stored, { next_action: null, status: "canceled" });
  emitEvent(world, call, "setup_intent.canceled", object);
  return object;
}

/** Applies the challenge's result; leaves a setup unchanged if it no longer waits for one. */
export function finishSetup(world: StripeWorld, call: StripeCall, outcome: "complete" | "fail"): StoredSetup {
  const stored = requireSetup(world, call.target);
  if (stored.object.status !== "requires_action" || stored.object.payment_method === null) return stored;
  const method = requireUsableMethod(world, stored.object.payment_method, stored.object.customer);
  if (outcome === "complete") return succeed(world, call, stored, world.store.methods.put({ ...method, authenticated: true }));
  const code = "setup_intent_authentication_failure";
  return fail(world, call, stored, { type: "invalid_request_error", code, message: AUTHENTICATION_FAILED, payment_method: method.object });
}
