import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPayPalPayments } from "../paypal-payments.ts";
import { createStripeCardPayments } from "../stripe-card-payments.ts";
import { guardCards, guardWallet } from "./guarded-payments.ts";

/** A provider that answers with a status of the test's choice, and counts requests. */
let status = 200;
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const isToken = request.url?.endsWith("/oauth2/token");
  const body = isToken ? { access_token: "token", expires_in: 3600 } : { id: "1", status: "CREATED", error: { message: "down" } };
  response
    .writeHead(isToken ? 200 : status, { "content-type": "application/json", "stripe-should-retry": "false" })
    .end(JSON.stringify(body));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

let time = 0;
const now = () => time;
const REST_MS = 10_000;
const unavailable = { code: "payment_unavailable" };
const requestsOf = async (work: () => Promise<unknown>) => {
  const before = requests;
  await work();
  return requests - before;
};

const wallet = () =>
  guardWallet(createPayPalPayments({ clientId: "c", clientSecret: "s", webhookId: "w", apiUrl: url, scriptUrl: `${url}/sdk.js` }), now);
const cards = () =>
  guardCards(
    createStripeCardPayments({ secretKey: "sk", publishableKey: "pk", webhookSecret: "whsec_x", apiUrl: url, scriptUrl: `${url}/v3` }),
    now,
  );

describe("a payment provider that doesn't respond", () => {
  it("isn't called after five failures in a row: calls are refused at once", async () => {
    status = 503;
    const paypal = wallet();
    for (let call = 0; call < 5; call++) {
      expect(paypal.isResting()).toBe(false);
      await expect(paypal.read("1")).rejects.toMatchObject(unavailable);
    }
    expect(paypal.isResting()).toBe(true);
    const sent = await requestsOf(() =>
      expect(paypal.confirm("1", { amountCents: 1, currency: "USD" })).rejects.toMatchObject(unavailable),
    );
    expect(sent).toBe(0);
  });

  it("is tried by one call at a time after a pause, and used again once it answers", async () => {
    status = 503;
    const paypal = wallet();
    for (let call = 0; call < 5; call++) await paypal.read("1").catch(() => {});
    time += REST_MS;
    await expect(paypal.read("1")).rejects.toMatchObject(unavailable);
    expect(await requestsOf(() => paypal.read("1").catch(() => {}))).toBe(0);
    time += REST_MS;
    status = 200;
    const [tried, refused] = await Promise.allSettled([paypal.read("1"), paypal.read("1")]);
    expect([tried.status, refused.status]).toEqual(["fulfilled", "rejected"]);
    expect(paypal.isResting()).toBe(false);
    await expect(paypal.read("1")).resolves.toMatchObject({ status: "approvalRequired" });
  });

  it("is tried at once after the clock was set back", async () => {
    status = 503;
    const paypal = wallet();
    time += 3_600_000;
    for (let call = 0; call < 5; call++) await paypal.read("1").catch(() => {});
    time -= 3_600_000;
    status = 200;
    await expect(paypal.read("1")).resolves.toMatchObject({ status: "approvalRequired" });
  });

  it("is in use while it refuses: an unknown payment is an answer", async () => {
    status = 404;
    const paypal = wallet();
    for (let call = 0; call < 8; call++) await expect(paypal.read("1")).resolves.toEqual({ status: "cancelled" });
    expect(paypal.isResting()).toBe(false);
  });

  it("counts calls about payments and about saved cards together", async () => {
    status = 500;
    const stripe = cards();
    for (let call = 0; call < 3; call++) await expect(stripe.read("pi_1")).rejects.toMatchObject(unavailable);
    for (let call = 0; call < 2; call++) await expect(stripe.onFile.openCustomer("key")).rejects.toMatchObject(unavailable);
    expect(stripe.isResting()).toBe(true);
    const charge = { key: "k", amountCents: 100, currency: "USD", email: "a@b.test" };
    expect(await requestsOf(() => expect(stripe.open(charge)).rejects.toMatchObject(unavailable))).toBe(0);
    expect(() => stripe.readEvent("{}", "")).toThrow(expect.objectContaining({ code: "payment_signature" }));
  });
});
