import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const ADDRESS = "http://shop.test/api/checkout/paymentevent";
const send = (body: BodyInit, headers: Record<string, string>) =>
  shop.api.fetch(new Request(ADDRESS, { method: "POST", body, headers, duplex: "half" } as RequestInit));
/** Signs a payload as the provider does. */
const signed = (payload: string) =>
  send(payload, { "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_demo" }) });

/** A body of many megabytes that counts the bytes read. */
function endless() {
  const read = { bytes: 0 };
  const body = new ReadableStream({
    pull(controller) {
      read.bytes += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  return { body, read };
}

describe("webhook events of PayPal", () => {
  const sendPayPal = (body: string, headers: Record<string, string> = {}) =>
    shop.api.fetch(new Request("http://shop.test/api/checkout/paypalevent", { method: "POST", body, headers }));
  const event = JSON.stringify({ id: "WH-1", event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: "5O190127TN364715T" } });

  it.each(["null", "[]", "{", "{}", '{"id":1}'])("are refused when they are no events: %s", async (body) => {
    expect((await sendPayPal(body)).status).toBe(400);
  });

  it("are refused without PayPal's signature, and with a forged one", async () => {
    const forged = ["auth-algo", "cert-url", "transmission-id", "transmission-sig", "transmission-time"].map((name) => [
      `paypal-${name}`,
      "x",
    ]);
    expect((await sendPayPal(event)).status).toBe(400);
    expect((await sendPayPal(event, Object.fromEntries(forged))).status).toBe(400);
  });
});

describe("webhook events of the payment provider", () => {
  it("are read only up to their limit", async () => {
    const { body, read } = endless();
    expect((await send(body, { "x-client-address": "203.0.113.1" })).status).toBe(413);
    expect(read.bytes).toBeLessThan(1_000_000);
  });

  it("are refused by their length header before anything is read", async () => {
    const { body, read } = endless();
    expect((await send(body, { "content-length": "300000000" })).status).toBe(413);
    expect(read.bytes).toBeLessThanOrEqual(65_536);
  });

  it.each(["null", "[]", "7", "{}", '{"id":1}', '{"id":"evt_1","type":7}', '{"id":"evt_1","type":"payment_intent.succeeded","data":{}}'])(
    "are refused when signed but not an event: %s",
    async (payload) => {
      expect((await signed(payload)).status).toBe(400);
    },
  );

  it("are refused when signed but without a valid payment", async () => {
    const object = { id: "pi_\u0000" };
    expect((await signed(JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded", data: { object } }))).status).toBe(400);
  });

  it("are accepted when they concern something else, with or without an id", async () => {
    const event = { id: "evt_2", type: "balance.available", data: { object: { object: "balance" } } };
    expect((await signed(JSON.stringify(event))).status).toBe(200);
  });

  it("are refused unread, with a retry time, from a sender of too many", async () => {
    const from = { "x-client-address": "203.0.113.9" };
    let last = await send("{}", from);
    for (let sent = 1; sent < 1200; sent++) last = await send("{}", from);
    expect(last.status).toBe(400);
    const { body, read } = endless();
    const refused = await send(body, from);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0, read.bytes <= 65_536]).toEqual([429, true, true]);
    expect((await signed(JSON.stringify({ id: "evt_3", type: "other", data: { object: {} } }))).status).toBe(200);
  });
});
