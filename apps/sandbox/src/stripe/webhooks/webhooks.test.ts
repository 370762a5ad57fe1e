import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import type { RunningSandbox, SandboxOptions } from "../../index.ts";
import { startTestSandbox, stripeAt, TEST_KEYS } from "../../test-sandbox.ts";

let sandbox: RunningSandbox;

afterEach(() => sandbox.close());

/** Creates a shop that responds with the given statuses in turn, then with 200. */
function shop(statuses: number[] = []): { events: Stripe.Event[]; options: Partial<SandboxOptions> } {
  const events: Stripe.Event[] = [];
  const verifier = new Stripe("sk_any");
  const sendWebhook = async (request: Request): Promise<Response> => {
    const signature = request.headers.get("stripe-signature") ?? "";
    events.push(verifier.webhooks.constructEvent(await request.text(), signature, TEST_KEYS.webhookSecret));
    return new Response("", { status: statuses.shift() ?? 200 });
  };
  const stripe = { ...TEST_KEYS, webhookUrl: "http://shop.test/api/hooks/stripe" };
  return { events, options: { sendWebhook, stripe } };
}

async function settle(): Promise<void> {
  await stripeAt(sandbox).rawRequest("POST", "/stripe/control/deliveries/settle", {});
}

const PAYMENT = { amount: 1000, currency: "usd", payment_method: "pm_card_visa", confirm: true };

describe("webhooks", () => {
  it("sends signed events for the whole life of a payment", async () => {
    const { events, options } = shop();
    sandbox = await startTestSandbox(options);
    const stripe = stripeAt(sandbox);
    const held = await stripe.paymentIntents.create({ ...PAYMENT, capture_method: "manual" });
    await stripe.paymentIntents.capture(held.id);
    await stripe.refunds.create({ payment_intent: held.id });
    const other = await stripe.paymentIntents.create({ ...PAYMENT, capture_method: "manual" });
    await stripe.paymentIntents.cancel(other.id);
    const declined = { ...PAYMENT, payment_method: "pm_card_visa_chargeDeclined" };
    await stripe.paymentIntents.create(declined).catch(() => undefined);
    await settle();
    expect(events.map(({ type }) => type).sort()).toEqual([
      "charge.refunded",
      "payment_intent.amount_capturable_updated",
      "payment_intent.amount_capturable_updated",
      "payment_intent.canceled",
      "payment_intent.payment_failed",
      "payment_intent.succeeded",
      "refund.created",
    ]);
    expect((await stripe.events.list({ type: "charge.refunded" })).data).toHaveLength(1);
  });

  it("retries until a 2xx", async () => {
    const { events, options } = shop([500, 302]);
    const waits: number[] = [];
    const wait = async (ms: number): Promise<void> => {
      waits.push(ms);
    };
    sandbox = await startTestSandbox({ ...options, clock: { now: () => Date.now(), wait } });
    await stripeAt(sandbox).paymentIntents.create(PAYMENT);
    await expect.poll(() => events.length).toBe(3);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    expect(waits.slice(0, 2)).toEqual([500, 1000]);
  });

  it("holds events while deliveries are off, and redelivers on demand", async () => {
    const { events, options } = shop();
    sandbox = await startTestSandbox(options);
    const stripe = stripeAt(sandbox);
    await stripe.rawRequest("POST", "/stripe/control/deliveries", { mode: "off" });
    await stripe.paymentIntents.create(PAYMENT);
    await settle();
    expect(events).toHaveLength(0);
    await stripe.rawRequest("POST", "/stripe/control/deliveries", { mode: "on" });
    await settle();
    expect(events).toHaveLength(1);
    await stripe.rawRequest("POST", `/stripe/control/events/${events[0]?.id}/deliver`, {});
    expect(events.map(({ id }) => id)).toEqual([events[0]?.id, events[0]?.id]);
    const browser = stripeAt(sandbox, TEST_KEYS.publishableKey);
    await expect(browser.rawRequest("GET", "/stripe/control/events")).rejects.toThrow("publishable");
  });

  it("resumes undelivered events after a restart", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "sandbox-hooks-"));
    sandbox = await startTestSandbox({ ...shop().options, dataDir });
    await stripeAt(sandbox).rawRequest("POST", "/stripe/control/deliveries", { mode: "off" });
    const made = await stripeAt(sandbox).paymentIntents.create(PAYMENT);
    await sandbox.close();
    const { events, options } = shop();
    sandbox = await startTestSandbox({ ...options, dataDir });
    await settle();
    expect(events.map(({ data }) => (data.object as { id: string }).id)).toEqual([made.id]);
    rmSync(dataDir, { recursive: true });
  });
});
