import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningSandbox } from "../index.ts";
import { startTestSandbox, stripeAt } from "../test-sandbox.ts";

let sandbox: RunningSandbox;
let stripe: Stripe;
const waits: number[] = [];

beforeAll(async () => {
  const wait = async (ms: number): Promise<void> => {
    waits.push(ms);
  };
  sandbox = await startTestSandbox({ clock: { now: () => Date.now(), wait } });
  stripe = stripeAt(sandbox);
});

afterAll(() => sandbox.close());

function pay(method: string, extra: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return stripe.paymentIntents.create({
    amount: 12_345,
    currency: "usd",
    payment_method: method,
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    metadata: { order: "A-1" },
    ...extra,
  });
}

async function cardMethod(number: string): Promise<string> {
  const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 2, cvc: "1234" };
  return (await stripe.paymentMethods.create({ type: "card", card })).id;
}

async function failureOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`expected a StripeError, got ${String(error)}`);
}

describe("payments through the real SDK", () => {
  it("authorizes, captures a part and refunds", async () => {
    const held = await pay("pm_card_visa", { capture_method: "manual", expand: ["latest_charge"] });
    expect(held).toMatchObject({ status: "requires_capture", amount_capturable: 12_345, amount_received: 0 });
    expect(held.latest_charge).toMatchObject({
      captured: false,
      payment_method_details: { card: { last4: "4242" } },
    });
    const taken = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 10_000 });
    expect(taken).toMatchObject({ status: "succeeded", amount_received: 10_000, amount_capturable: 0 });
    const refund = await stripe.refunds.create({ payment_intent: held.id, amount: 4000 });
    expect(refund).toMatchObject({ object: "refund", amount: 4000, status: "succeeded" });
    const tooMuch = await failureOf(stripe.refunds.create({ payment_intent: held.id, amount: 6001 }));
    expect(tooMuch.type).toBe("StripeInvalidRequestError");
    await stripe.refunds.create({ payment_intent: held.id });
    const again = await failureOf(stripe.refunds.create({ payment_intent: held.id }));
    expect(again.code).toBe("charge_already_refunded");
    expect((await stripe.refunds.list({ payment_intent: held.id })).data).toHaveLength(2);
  });

  it("creates first, updates and confirms later", async () => {
    const made = await stripe.paymentIntents.create({ amount: 500, currency: "usd" });
    expect(made.status).toBe("requires_payment_method");
    await stripe.paymentIntents.update(made.id, { amount: 700, metadata: { order: "B-2" } });
    const method = await cardMethod("378282246310005");
    const done = await stripe.paymentIntents.confirm(made.id, { payment_method: method });
    expect(done).toMatchObject({ status: "succeeded", amount_received: 700, metadata: { order: "B-2" } });
    expect((await failureOf(stripe.paymentIntents.confirm(made.id))).code).toBe("payment_intent_unexpected_state");
  });

  it("cancels an authorization and refuses to capture it afterwards", async () => {
    const held = await pay("pm_card_mastercard", { capture_method: "manual" });
    const canceled = await stripe.paymentIntents.cancel(held.id, { cancellation_reason: "abandoned" });
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
    expect((await failureOf(stripe.paymentIntents.capture(held.id))).code).toBe("payment_intent_unexpected_state");
  });

  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000000069", "expired_card", "expired_card"],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc"],
  ])("declines %s with %s", async (number, code, declineCode) => {
    const error = await failureOf(pay(await cardMethod(number)));
    expect(error).toMatchObject({
      type: "StripeCardError",
      code,
      decline_code: declineCode,
      statusCode: 402,
    });
    expect(error.payment_intent).toMatchObject({ status: "requires_payment_method" });
    const retrieved = await stripe.paymentIntents.retrieve(error.payment_intent?.id ?? "");
    expect(retrieved.last_payment_error).toMatchObject({ code, decline_code: declineCode });
  });

  it("checks card numbers, dates and amounts", async () => {
    expect((await failureOf(cardMethod("4242424242424241"))).code).toBe("incorrect_number");
    const old = { number: "4242424242424242", exp_month: 1, exp_year: 2020, cvc: "123" };
    expect((await failureOf(stripe.paymentMethods.create({ type: "card", card: old }))).code).toBe("invalid_expiry_year");
    expect((await failureOf(pay("pm_card_visa", { amount: 1 }))).code).toBe("amount_too_small");
    expect((await failureOf(stripe.paymentIntents.retrieve("pi_none"))).code).toBe("resource_missing");
  });

  it("asks for authentication and continues after the control call", async () => {
    const waiting = await pay("pm_card_threeDSecure2Required", { capture_method: "manual" });
    expect(waiting).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    const path = `/stripe/control/payment_intents/${waiting.id}/authenticate`;
    await stripe.rawRequest("POST", path, { outcome: "complete" });
    expect((await stripe.paymentIntents.retrieve(waiting.id)).status).toBe("requires_capture");
    const refused = await pay("pm_card_threeDSecure2Required", { return_url: "https://shop.test/back" });
    expect(refused.next_action?.type).toBe("redirect_to_url");
    const form = new URLSearchParams({ client_secret: refused.client_secret ?? "", outcome: "fail" });
    const address = refused.next_action?.redirect_to_url?.url ?? "";
    const page = address.split("?")[0] ?? "";
    const answer = await fetch(page, { method: "POST", body: form, redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toContain("redirect_status=failed");
    expect((await stripe.paymentIntents.retrieve(refused.id)).status).toBe("requires_payment_method");
  });

  it("answers late for the slow card, by the injected clock", async () => {
    expect((await pay(await cardMethod("4000000000000259"))).status).toBe("succeeded");
    expect(waits).toContain(6000);
  });

  it("drops the connection once, and returns the answer for the same key", async () => {
    const method = await cardMethod("4000000000000341");
    const made = await stripe.paymentIntents.create({ amount: 900, currency: "usd", payment_method: method });
    // The SDK sends again by itself after a closed connection, even with no retries configured.
    const done = await stripe.paymentIntents.confirm(made.id, {}, { idempotencyKey: "drop-1" });
    expect(done.status).toBe("succeeded");
    expect(done.lastResponse.headers["idempotent-replayed"]).toBe("true");
  });

  it("loses every answer for the other card, and reports the true status on request", async () => {
    const method = await cardMethod("4000000000000358");
    const made = await stripe.paymentIntents.create({ amount: 900, currency: "usd", payment_method: method });
    const lost = await failureOf(stripe.paymentIntents.confirm(made.id, {}, { idempotencyKey: "drop-2" }));
    expect(lost.type).toBe("StripeConnectionError");
    expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe("succeeded");
  });
});

describe("the rest of the API", () => {
  it("replays by idempotency key and refuses another body", async () => {
    const params = { amount: 1000, currency: "usd" };
    const options = { idempotencyKey: "once" };
    const [first, second] = await Promise.all([
      stripe.paymentIntents.create(params, options),
      stripe.paymentIntents.create(params, options),
    ]);
    expect(second.id).toBe(first.id);
    const other = await failureOf(stripe.paymentIntents.create({ ...params, amount: 2000 }, options));
    expect(other).toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  });

  it("pages and searches", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await pay("pm_card_visa", { metadata: { order: "page", row: String(count) } })).id);
    }
    const page = await stripe.paymentIntents.list({ limit: 2, created: { gte: 0 } });
    expect(page.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(page.has_more).toBe(true);
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: ids[1] ?? "" });
    expect(next.data[0]?.id).toBe(ids[0]);
    const query = "metadata['order']:'page' AND status:'succeeded' AND metadata['row']:'1'";
    expect((await stripe.paymentIntents.search({ query })).data.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it("stores customers and their payment methods", async () => {
    const customer = await stripe.customers.create({ email: "a@demo.test", metadata: { shop: "1" } });
    const method = await cardMethod("6011111111111117");
    await stripe.paymentMethods.attach(method, { customer: customer.id });
    await stripe.paymentMethods.update(method, { billing_details: { name: "Ana Núñez" } });
    const [own] = (await stripe.paymentMethods.list({ customer: customer.id, type: "card" })).data;
    expect(own).toMatchObject({
      id: method,
      billing_details: { name: "Ana Núñez" },
      card: { brand: "discover" },
    });
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
  });

  it("sets up a card for a customer, with the bank where it asks", async () => {
    const customer = await stripe.customers.create();
    const browser = stripeAt(sandbox, "pk_test_sandbox");
    const setup = await stripe.setupIntents.create({ customer: customer.id, usage: "off_session" });
    const secret = { client_secret: setup.client_secret ?? "" };
    const method = await cardMethod("4000002500003155");
    const waiting = await browser.setupIntents.confirm(setup.id, { ...secret, payment_method: method });
    expect(waiting).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    expect(waiting).not.toHaveProperty("customer");
    await stripe.rawRequest("POST", `/stripe/control/setup_intents/${setup.id}/authenticate`, { outcome: "complete" });
    expect(await stripe.setupIntents.retrieve(setup.id)).toMatchObject({ status: "succeeded", payment_method: method });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toMatchObject([{ id: method, customer: customer.id }]);
    // The bank has authenticated this card for later payments.
    const later = { customer: customer.id, off_session: true };
    expect((await pay(method, later)).status).toBe("succeeded");
    expect((await failureOf(pay(method))).message).toContain("belongs to another Customer");
    expect(await stripe.paymentMethods.detach(method)).toMatchObject({ customer: null });
    expect((await failureOf(pay(method, later))).message).toContain("detached from a Customer");
    expect((await failureOf(stripe.paymentMethods.detach(method))).statusCode).toBe(400);
  });

  it("does not set up a card that is declined or not authenticated", async () => {
    const customer = await stripe.customers.create();
    const setup = await stripe.setupIntents.create({ customer: customer.id });
    const declined = await failureOf(stripe.setupIntents.confirm(setup.id, { payment_method: await cardMethod("4000000000000002") }));
    expect(declined).toMatchObject({ code: "card_declined", setup_intent: { status: "requires_payment_method" } });
    await stripe.setupIntents.confirm(setup.id, { payment_method: await cardMethod("4000000000003220") });
    await stripe.rawRequest("POST", `/stripe/control/setup_intents/${setup.id}/authenticate`, { outcome: "fail" });
    expect(await stripe.setupIntents.retrieve(setup.id)).toMatchObject({ status: "requires_payment_method", payment_method: null });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  it("keeps a card that was paid with for later use, and lets go of it with its customer", async () => {
    const customer = await stripe.customers.create();
    const method = await cardMethod("4242424242424242");
    const paid = await pay(method, { customer: customer.id, setup_future_usage: "off_session" });
    expect(paid.status).toBe("succeeded");
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data.map(({ id }) => id)).toEqual([method]);
    await stripe.customers.del(customer.id);
    expect((await stripe.paymentMethods.retrieve(method)).customer).toBeNull();
    const always = await cardMethod("4000000000003220");
    expect((await failureOf(pay(always, { off_session: true }))).code).toBe("authentication_required");
  });

  it("refuses server-only calls from a browser", async () => {
    const browser = stripeAt(sandbox, "pk_test_sandbox");
    const made = await pay("pm_card_visa");
    expect((await failureOf(browser.paymentIntents.list())).type).toBe("StripeAuthenticationError");
    expect((await failureOf(browser.paymentIntents.retrieve(made.id))).code).toBe("client_secret_invalid");
    const seen = await browser.paymentIntents.retrieve(made.id, { client_secret: made.client_secret ?? "" });
    expect(seen).toMatchObject({ status: "succeeded" });
    expect(seen).not.toHaveProperty("metadata");
    const stranger = stripeAt(sandbox, "sk_test_wrong");
    expect((await failureOf(stranger.paymentIntents.list())).statusCode).toBe(401);
  });
});

describe("after a restart", () => {
  it("restores payments and stored answers, and never wrote a card number", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
    const first = await startTestSandbox({ dataDir });
    const params = { amount: 4200, currency: "usd", payment_method: "pm_card_visa", confirm: true };
    const made = await stripeAt(first).paymentIntents.create(params, { idempotencyKey: "crash" });
    const card = { number: "4242424242424242", exp_month: 1, exp_year: 2040, cvc: "987" };
    await stripeAt(first).paymentMethods.create({ type: "card", card });
    await first.close();
    expect(readFileSync(join(dataDir, "stripe.jsonl"), "utf8")).not.toContain("4242424242424242");
    const second = await startTestSandbox({ dataDir });
    expect(await stripeAt(second).paymentIntents.retrieve(made.id)).toMatchObject({ status: "succeeded" });
    const replay = await stripeAt(second).paymentIntents.create(params, { idempotencyKey: "crash" });
    expect(replay.id).toBe(made.id);
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});
