import { confirmDebit } from "./bank/debits.ts";
import { makeCharge } from "./charges.ts";
import type { FailureBody } from "./failure.ts";
import { invalidRequest, StripeFailure } from "./failure.ts";
import { textOf } from "./form.ts";
import { changeIntent, intentOfCall, methodOfCall, requireIntent, requireStatus } from "./intents.ts";
import type { NextAction, PaymentIntent } from "./objects.ts";
import { attachTo, requireMethod, requireUsableMethod } from "./payment-methods.ts";
import type { StoredIntent, StoredMethod } from "./store.ts";
import { behaviorByKey } from "./test-cards.ts";
import { emitEvent } from "./webhooks/events.ts";
import type { StripeCall, StripeWorld } from "./world.ts";

const NO_METHOD =
  "You cannot confirm this PaymentIntent because it's missing a payment method. " +
  "Update the PaymentIntent with a payment method, or confirm it with one.";
const AUTHENTICATION_FAILED =
  "The provided PaymentMethod has failed authentication. " +
  "You can provide payment_method_data or a new PaymentMethod to attempt to " +
  "fulfill this PaymentIntent again.";

export function challengeAddress(world: StripeWorld, intent: PaymentIntent): string {
  const secret = encodeURIComponent(intent.client_secret);
  return `${world.settings.publicUrl()}/stripe/authenticate/${intent.id}?client_secret=${secret}`;
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url.href;
  throw invalidRequest("Not a valid URL", { code: "url_invalid", param: "return_url" });
}

function nextAction(world: StripeWorld, call: StripeCall, intent: PaymentIntent): NextAction {
  const url = challengeAddress(world, intent);
  const returnUrl = textOf(call.form, "return_url");
  const inBrowser = call.caller === "publishable" || textOf(call.form, "use_stripe_sdk") === "true";
  if (returnUrl !== undefined && !inBrowser) {
    return { type: "redirect_to_url", redirect_to_url: { url, return_url: webAddress(returnUrl) } };
  }
  return { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } };
}

function fail(world: StripeWorld, call: StripeCall, stored: StoredIntent, body: FailureBody): StoredIntent {
  const changes: Partial<PaymentIntent> = {
    last_payment_error: body,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
    ...(body.charge === undefined ? {} : { latest_charge: body.charge }),
  };
  const failed = changeIntent(world, { ...stored, authenticated: false }, changes);
  emitEvent(world, call, "payment_intent.payment_failed", failed.object);
  return failed;
}

/** Asks the issuer and updates the payment. Throws a decline after recording it. */
function authorise(world: StripeWorld, call: StripeCall, stored: StoredIntent, method: StoredMethod): StoredIntent {
  const { decline } = behaviorByKey(method.behavior);
  const charge = makeCharge(world, stored, method, decline);
  if (decline !== undefined) {
    const body = {
      type: "card_error" as const,
      charge: charge.id,
      ...decline,
      payment_method: method.object,
    };
    const failed = fail(world, call, stored, body);
    throw new StripeFailure(402, { ...body, payment_intent: failed.object });
  }
  const { amount, capture_method: capture, customer, setup_future_usage: laterUse } = stored.object;
  if (customer !== null && laterUse !== null) attachTo(world, method, customer);
  const held = capture === "manual";
  const done = changeIntent(world, stored, {
    amount_capturable: held ? amount : 0,
    amount_received: held ? 0 : amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: held ? "requires_capture" : "succeeded",
  });
  const type = held ? "payment_intent.amount_capturable_updated" : "payment_intent.succeeded";
  emitEvent(world, call, type, done.object);
  return done;
}

function refuseOffSession(world: StripeWorld, call: StripeCall, stored: StoredIntent, method: StoredMethod): void {
  const offSession = textOf(call.form, "off_session") === "true";
  if (!offSession && textOf(call.form, "error_on_requires_action") !== "true") return;
  const body: FailureBody = {
    type: "card_error",
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
    payment_method: method.object,
  };
  throw new StripeFailure(402, { ...body, payment_intent: fail(world, call, stored, body).object });
}

function noteEffects(world: StripeWorld, call: StripeCall, stored: StoredIntent, method: StoredMethod): StoredIntent {
  const { slowMs, drops } = behaviorByKey(method.behavior);
  call.effects.waitMs = slowMs ?? 0;
  if (drops === undefined || (drops === "once" && stored.dropped)) return stored;
  call.effects.dropConnection = true;
  call.effects.onReplayToo = drops === "always";
  return world.store.intents.put({ ...stored, dropped: true });
}

/** Returns whether the bank requires authentication: for every payment, or until the card has been authenticated for later ones. */
function asksForAuthentication(method: StoredMethod): boolean {
  const { authentication } = behaviorByKey(method.behavior);
  return authentication === "always" || (authentication === "once" && method.authenticated !== true);
}

/** Confirms a payment: authentication first if the card requires it, then the issuer's decision. */
export function confirmIntent(world: StripeWorld, call: StripeCall, stored: StoredIntent): StoredIntent {
  requireStatus(stored, "confirmed", ["requires_payment_method", "requires_confirmation", "requires_action"]);
  if (call.caller === "publishable" && stored.object.confirmation_method === "manual") {
    throw invalidRequest(
      "This PaymentIntent cannot be confirmed with your publishable key because its " +
        "`confirmation_method` is set to `manual`. Please use your secret key.",
    );
  }
  const given = methodOfCall(world, call);
  const methodId = given ?? stored.object.payment_method;
  if (methodId === null) throw invalidRequest(NO_METHOD, { code: "payment_intent_unexpected_state" });
  const method = requireUsableMethod(world, methodId, stored.object.customer);
  const authenticated = stored.authenticated && methodId === stored.object.payment_method;
  const changed = changeIntent(world, { ...stored, authenticated }, { payment_method: methodId });
  if (method.object.type === "us_bank_account") return confirmDebit(world, call, changed, method);
  const current = noteEffects(world, call, changed, method);
  if (authenticated || !asksForAuthentication(method)) {
    return authorise(world, call, current, method);
  }
  refuseOffSession(world, call, current, method);
  const action = nextAction(world, call, current.object);
  return changeIntent(world, current, { next_action: action, status: "requires_action" });
}

/** POST /v1/payment_intents/{id}/confirm */
export function confirmByCall(world: StripeWorld, call: StripeCall): StoredIntent {
  return confirmIntent(world, call, intentOfCall(world, call));
}

/** Applies the challenge's result; leaves a payment unchanged if it no longer waits for one. */
export function finishAuthentication(world: StripeWorld, call: StripeCall, outcome: "complete" | "fail"): StoredIntent {
  const stored = requireIntent(world, call.target);
  if (stored.object.status !== "requires_action" || stored.object.payment_method === null) return stored;
  if (outcome === "fail") {
    const method = requireMethod(world, stored.object.payment_method).object;
    const code = "payment_intent_authentication_failure";
    const body = { type: "invalid_request_error" as const, code, message: AUTHENTICATION_FAILED };
    return fail(world, call, stored, { ...body, payment_method: method });
  }
  const proven = { ...stored, authenticated: true };
  const method = requireMethod(world, stored.object.payment_method);
  if (stored.object.setup_future_usage !== null) world.store.methods.put({ ...method, authenticated: true });
  if (stored.object.confirmation_method === "manual") {
    return changeIntent(world, proven, { next_action: null, status: "requires_confirmation" });
  }
  return authorise(world, call, proven, requireMethod(world, stored.object.payment_method));
}
