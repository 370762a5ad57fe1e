import { changeCharge, makeCharge, requireCharge } from "../charges.ts";
import { closeDispute, openDispute } from "../disputes.ts";
import type { FailureBody } from "../failure.ts";
import { invalidRequest, StripeFailure } from "../failure.ts";
import { newId } from "../ids.ts";
import { changeIntent } from "../intents.ts";
import { attachTo, requireMethod } from "../payment-methods.ts";
import { verifyDueSetups } from "../setup-intents.ts";
import type { BankDebit, StoredIntent, StoredMethod } from "../store.ts";
import { emitEvent } from "../webhooks/events.ts";
import type { StripeCall, StripeWorld } from "../world.ts";
import { requireMandate } from "./mandate.ts";
import { type BankBehavior, bankBehaviorByKey } from "./test-accounts.ts";
import { DAY_MS, depositAction, depositDueAt, needsDeposit } from "./verification.ts";

const SETTLEMENT_DAYS = 4;
const RETURN_DAYS = 3;

const after = (world: StripeWorld, phase: BankDebit["phase"], days: number): BankDebit => ({
  phase,
  dueAt: world.settings.clock.now() + days * DAY_MS,
});

/** Refuses like the vendor: a debit requires its type on the payment, automatic capture and the payer's authorization. */
function refuseUnfit(call: StripeCall, { object }: StoredIntent): void {
  if (!object.payment_method_types.includes("us_bank_account"))
    throw invalidRequest("The PaymentMethod provided (us_bank_account) is not allowed for this PaymentIntent.", {
      param: "payment_method",
    });
  if (object.capture_method === "manual")
    throw invalidRequest("us_bank_account payments cannot be captured manually.", { param: "capture_method" });
  requireMandate(call);
}

/** Confirms a payment by bank account: the bank answers days later. */
export function confirmDebit(world: StripeWorld, call: StripeCall, stored: StoredIntent, method: StoredMethod): StoredIntent {
  refuseUnfit(call, stored);
  const behavior = bankBehaviorByKey(method.behavior);
  if (behavior.decline !== undefined) return refuseAtOnce(world, call, stored, method, behavior.decline);
  if (needsDeposit(method)) return startVerification(world, stored);
  return startDebit(world, call, stored, method);
}

function refuseAtOnce(
  world: StripeWorld,
  call: StripeCall,
  stored: StoredIntent,
  method: StoredMethod,
  decline: NonNullable<BankBehavior["decline"]>,
): never {
  const charge = makeCharge(world, stored, method, decline);
  const body: FailureBody = { type: "card_error", charge: charge.id, ...decline, payment_method: method.object };
  throw new StripeFailure(402, { ...body, payment_intent: fail(world, call, stored, body).object });
}

function fail(world: StripeWorld, call: StripeCall, stored: StoredIntent, body: FailureBody): StoredIntent {
  const failed = changeIntent(world, withoutDebit(stored), {
    last_payment_error: body,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
    ...(body.charge === undefined ? {} : { latest_charge: body.charge }),
  });
  emitEvent(world, call, "payment_intent.payment_failed", failed.object);
  return failed;
}

function withoutDebit({ debit: _, ...stored }: StoredIntent): StoredIntent {
  return stored;
}

function startVerification(world: StripeWorld, stored: StoredIntent): StoredIntent {
  const dueAt = depositDueAt(world);
  const changes = { next_action: depositAction(world, dueAt), status: "requires_action" as const };
  return changeIntent(world, { ...stored, debit: { phase: "verify", dueAt } }, changes);
}

function startDebit(world: StripeWorld, call: StripeCall, stored: StoredIntent, method: StoredMethod): StoredIntent {
  const charge = makeCharge(world, stored, method, undefined, true);
  const { customer, setup_future_usage: laterUse } = stored.object;
  if (customer !== null && laterUse !== null) attachTo(world, method, customer);
  const debit = after(world, "debit", SETTLEMENT_DAYS);
  const changes = { last_payment_error: null, latest_charge: charge.id, next_action: null, status: "processing" as const };
  const started = changeIntent(world, { ...stored, debit }, changes);
  emitEvent(world, call, "payment_intent.processing", started.object);
  return started;
}

/** Applies the bank's answer once it is due. */
function proceed(world: StripeWorld, call: StripeCall, stored: StoredIntent, { phase }: BankDebit): void {
  const { payment_method: methodId, status } = stored.object;
  if (methodId === null || status === "canceled") {
    world.store.intents.put(withoutDebit(stored));
    return;
  }
  const method = requireMethod(world, methodId);
  if (phase === "verify") startDebit(world, call, stored, world.store.methods.put({ ...method, authenticated: true }));
  else if (phase === "debit") decide(world, call, stored, method);
  else takeBack(world, call, stored, bankBehaviorByKey(method.behavior));
}

function decide(world: StripeWorld, call: StripeCall, stored: StoredIntent, method: StoredMethod): void {
  const { failure, hangs } = bankBehaviorByKey(method.behavior);
  if (hangs === true) world.store.intents.put({ ...stored, debit: after(world, "debit", SETTLEMENT_DAYS) });
  else if (failure === undefined) succeed(world, call, stored, method);
  else bounce(world, call, stored, method, failure);
}

function bounce(
  world: StripeWorld,
  call: StripeCall,
  stored: StoredIntent,
  method: StoredMethod,
  { code, message }: NonNullable<BankBehavior["failure"]>,
): void {
  const charge = requireCharge(world, stored.object.latest_charge ?? "");
  changeCharge(world, charge, { failure_code: code, failure_message: message, paid: false, status: "failed" });
  fail(world, call, stored, { type: "card_error", charge: charge.id, code, message, payment_method: method.object });
}

function succeed(world: StripeWorld, call: StripeCall, stored: StoredIntent, method: StoredMethod): void {
  const charge = requireCharge(world, stored.object.latest_charge ?? "");
  changeCharge(world, charge, { amount_captured: charge.amount, captured: true, paid: true, status: "succeeded" });
  const { returns } = bankBehaviorByKey(method.behavior);
  const next = returns === undefined ? withoutDebit(stored) : { ...stored, debit: after(world, "return", RETURN_DAYS) };
  const settled = changeIntent(world, next, { amount_received: stored.object.amount, status: "succeeded" });
  emitEvent(world, call, "payment_intent.succeeded", settled.object);
}

/** Returns a paid debit, as a dispute that can't be won. */
function takeBack(world: StripeWorld, call: StripeCall, stored: StoredIntent, { returns }: BankBehavior): void {
  world.store.intents.put(withoutDebit(stored));
  const charge = requireCharge(world, stored.object.latest_charge ?? "");
  if (charge.amount_refunded >= charge.amount_captured) return;
  const dispute = openDispute(world, { ...call, target: charge.id, form: { reason: returns ?? "debit_not_authorized" } });
  closeDispute(world, { ...call, target: dispute.id, form: { outcome: "lost" } });
}

const bankCall = (): StripeCall => ({
  id: newId("req"),
  form: {},
  target: "",
  caller: "secret",
  apiVersion: "2026-10-28.endive",
  idempotencyKey: null,
  effects: { waitMs: 0, dropConnection: false, onReplayToo: false },
});

/** Applies all due answers to debits and verifications. */
export function answerDueDebits(world: StripeWorld): void {
  const now = world.settings.clock.now();
  for (const stored of [...world.store.intents.records.values()]) {
    if (stored.debit !== undefined && stored.debit.dueAt <= now) proceed(world, bankCall(), stored, stored.debit);
  }
  verifyDueSetups(world, bankCall());
}

/** Advances the time of all pending debits, one after the other. */
export function passDays(world: StripeWorld, days: number): void {
  for (let day = 0; day < days; day += 1) {
    for (const stored of [...world.store.intents.records.values()]) {
      const { debit } = stored;
      if (debit !== undefined) world.store.intents.put({ ...stored, debit: { ...debit, dueAt: debit.dueAt - DAY_MS } });
    }
    for (const setup of world.store.setups.records.values())
      if (setup.verifiesAt !== undefined) world.store.setups.put({ ...setup, verifiesAt: setup.verifiesAt - DAY_MS });
    answerDueDebits(world);
  }
}

/** The debits that the bank has not answered yet, newest first. */
export function openDebits(world: StripeWorld): { stored: StoredIntent; debit: BankDebit }[] {
  return world.store.intents.newestFirst().flatMap((stored) => (stored.debit === undefined ? [] : [{ stored, debit: stored.debit }]));
}
