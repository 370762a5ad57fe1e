import { missingResource } from "./failure.ts";
import { newId } from "./ids.ts";
import type { Charge } from "./objects.ts";
import type { StoredIntent, StoredMethod } from "./store.ts";
import type { CardBehavior } from "./test-cards.ts";
import type { StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

function outcomeOf(decline: CardBehavior["decline"]): Record<string, string | null> {
  if (decline === undefined) {
    return { network_status: "approved_by_network", reason: null, type: "authorized", risk_level: "normal" };
  }
  return {
    network_status: "declined_by_network",
    reason: decline.decline_code,
    type: "issuer_declined",
    risk_level: "normal",
  };
}

function methodDetails(method: StoredMethod, authenticated: boolean): Record<string, unknown> {
  const { type, card, us_bank_account: bank } = method.object;
  if (bank !== undefined) return { type, us_bank_account: bank };
  const secure = authenticated ? { result: "authenticated", version: "2.2.0" } : null;
  return { type, [type]: card === undefined ? {} : { ...card, three_d_secure: secure } };
}

/**
 * Creates a charge that succeeds or fails as the test card's entry says.
 * @param isPending whether a bank has yet to answer
 */
export function makeCharge(
  world: StripeWorld,
  intent: StoredIntent,
  method: StoredMethod,
  decline: CardBehavior["decline"],
  isPending = false,
): Charge {
  const { object } = intent;
  const capturesNow = object.capture_method !== "manual" && decline === undefined && !isPending;
  const charge: Charge = {
    id: newId("ch"),
    object: "charge",
    amount: object.amount,
    amount_captured: capturesNow ? object.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.object.billing_details,
    captured: capturesNow,
    created: seconds(world),
    currency: object.currency,
    customer: object.customer,
    description: object.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: object.metadata,
    outcome: outcomeOf(decline),
    paid: decline === undefined && !isPending,
    payment_intent: object.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method, intent.authenticated),
    receipt_email: object.receipt_email,
    refunded: false,
    status: isPending ? "pending" : decline === undefined ? "succeeded" : "failed",
  };
  return world.store.charges.put({ id: charge.id, object: charge }).object;
}

/** Returns a charge by its id. @throws 404 */
export function requireCharge(world: StripeWorld, id: string): Charge {
  const stored = world.store.charges.get(id);
  if (stored === undefined) throw missingResource("charge", id);
  return stored.object;
}

/** Updates a charge. */
export function changeCharge(world: StripeWorld, charge: Charge, changes: Partial<Charge>): Charge {
  return world.store.charges.put({ id: charge.id, object: { ...charge, ...changes } }).object;
}
