import { type RunningSandbox, startSandbox } from "@azulejo/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPayPalPayments } from "./paypal-payments.ts";
import type { WalletPayments } from "./wallet-payments.ts";

const keys = { secretKey: "sk", publishableKey: "pk", webhookSecret: "whsec" };
const client = { clientId: "client", clientSecret: "secret", webhookId: "WH-1" };
const sent: Request[] = [];

let sandbox: RunningSandbox;
let paypal: WalletPayments;
let token = "";

const optionsOf = (url: string, clientSecret = client.clientSecret) => ({
  ...client,
  clientSecret,
  apiUrl: `${url}/paypal`,
  scriptUrl: `${url}/paypal/sdk/js`,
});

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    host: "127.0.0.1",
    stripe: keys,
    paypal: { ...client, webhookUrl: "http://shop.test/api/checkout/paypalevent" },
    async sendWebhook(request) {
      sent.push(request.clone());
      return new Response("");
    },
  });
  paypal = createPayPalPayments(optionsOf(sandbox.url));
  const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString("base64");
  const answer = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, { method: "POST", headers: { authorization: `Basic ${basic}` } });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(() => sandbox.close());
beforeEach(() => sent.splice(0));

/** Calls the provider as its merchant, or as the test that controls it. */
async function provider(path: string, body?: object, method = body ? "POST" : "GET") {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${sandbox.url}/paypal${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.status === 204 ? null : answer.json();
}

let count = 0;
const charge = { amountCents: 41_280, currency: "USD" };
const request = (key = `order:${++count}`) => ({
  ...charge,
  key,
  orderNo: 100_042,
  language: "es",
  shopName: "Azulejo",
  returnUrl: "http://shop.test/es/checkout/payment?success=true",
  cancelUrl: "http://shop.test/es/checkout/payment?success=false",
});
const approve = (id: string, buyer: string) => provider(`/control/orders/${id}/approve`, { buyer });
const openFor = async (buyer: string): Promise<string> => {
  const id = await paypal.open(request());
  await approve(id, buyer);
  return id;
};

describe("a payment through PayPal", () => {
  it("waits for its buyer, is charged once they approve it, and repeats nothing", async () => {
    const asked = request();
    const id = await paypal.open(asked);
    expect(await paypal.open(asked)).toBe(id);
    const approvalUrl = `${sandbox.url}/paypal/checkoutnow?token=${id}`;
    expect(await paypal.read(id)).toEqual({ status: "approvalRequired", approvalUrl, isDeclined: false });
    expect(await paypal.confirm(id, charge)).toMatchObject({ status: "approvalRequired" });
    await approve(id, "pays");
    expect(await paypal.read(id)).toEqual({ status: "unconfirmed" });
    const states = await Promise.all([paypal.confirm(id, charge), paypal.confirm(id, charge)]);
    expect(states).toMatchObject([
      { status: "captured", charged: charge },
      { status: "captured", charged: charge },
    ]);
    expect(await paypal.confirm(id, charge)).toMatchObject({ status: "captured" });
    const { purchase_units: units } = (await provider(`/v2/checkout/orders/${id}`)) as {
      purchase_units: [{ payments: { captures: object[] } }];
    };
    expect(units[0].payments.captures).toHaveLength(1);
  });

  it("is never charged for another amount or currency than the order's", async () => {
    const id = await openFor("pays");
    expect(await paypal.confirm(id, { ...charge, amountCents: 41_281 })).toEqual({ status: "cancelled" });
    expect(await paypal.confirm(id, { ...charge, currency: "CAD" })).toEqual({ status: "cancelled" });
    expect(await paypal.read(id)).toEqual({ status: "unconfirmed" });
    const amount = { currency_code: "USD", value: "1.00" };
    await provider(
      `/v2/checkout/orders/${id}`,
      [{ op: "replace", path: "/purchase_units/@reference_id=='default'/amount", value: amount }],
      "PATCH",
    );
    expect(await paypal.confirm(id, charge)).toEqual({ status: "cancelled" });
  });

  it("lets the buyer choose again after a decline", async () => {
    const id = await openFor("declined");
    expect(await paypal.confirm(id, charge)).toEqual({
      status: "approvalRequired",
      approvalUrl: `${sandbox.url}/paypal/checkoutnow?token=${id}`,
      isDeclined: true,
    });
    await approve(id, "pays");
    expect(await paypal.confirm(id, charge)).toMatchObject({ status: "captured" });
  });

  it("is declined when the provider refuses it for good", async () => {
    expect(await paypal.confirm(await openFor("refused"), charge)).toEqual({ status: "declined", code: "declined" });
  });

  it.each(["complete", "deny"])("waits for a bank that will %s", async (outcome) => {
    const id = await openFor("pending");
    expect(await paypal.confirm(id, charge)).toMatchObject({ status: "pending", charged: charge });
    expect(await paypal.undo(id)).toMatchObject({ status: "pending" });
    const { purchase_units: units } = (await provider(`/v2/checkout/orders/${id}`)) as {
      purchase_units: [{ payments: { captures: [{ id: string }] } }];
    };
    await provider(`/control/captures/${units[0].payments.captures[0].id}/${outcome}`, {});
    expect(await paypal.read(id)).toMatchObject({ status: outcome === "complete" ? "captured" : "declined" });
  });

  it("survives a lost answer, and says so when every answer is lost", async () => {
    expect(await paypal.confirm(await openFor("dropped"), charge)).toMatchObject({ status: "captured" });
    const id = await openFor("dropped_always");
    await expect(paypal.confirm(id, charge)).rejects.toMatchObject({ code: "payment_unavailable" });
    expect(await paypal.read(id)).toMatchObject({ status: "captured" });
  });

  it("counts as canceled when the provider does not know it", async () => {
    expect(await paypal.read("5O190127TN364715T")).toEqual({ status: "cancelled" });
    expect(await paypal.undo("5O190127TN364715T")).toEqual({ status: "cancelled" });
  });

  it("is undone by leaving it, or by a refund once it was charged, however often", async () => {
    const open = await openFor("pays");
    expect(await paypal.undo(open)).toEqual({ status: "cancelled" });
    const id = await openFor("pays");
    await paypal.confirm(id, charge);
    for (let repeat = 0; repeat < 2; repeat += 1) expect(await paypal.undo(id)).toEqual({ status: "cancelled" });
    expect(await paypal.readMoneyBack(id)).toMatchObject([{ kind: "refund", state: "done", amountCents: 41_280 }]);
  });

  it("is refunded in parts, each once, also after the provider forgot the request", async () => {
    const id = await openFor("pays");
    await paypal.confirm(id, charge);
    const refund = { reference: "refund-7", amountCents: 1280 };
    await paypal.refund(id, refund);
    await provider("/control/keys/forget", {});
    await paypal.refund(id, refund);
    expect(await paypal.readMoneyBack(id)).toMatchObject([{ kind: "refund", state: "done", amountCents: 1280, reference: "refund-7" }]);
    await expect(paypal.refund(id, { reference: "refund-8", amountCents: 40_001 })).rejects.toMatchObject({ code: "payment_refused" });
  });

  it.each([
    ["won", "failed"],
    ["lost", "done"],
  ])("reports a dispute that is %s", async (outcome, state) => {
    const id = await openFor("pays");
    await paypal.confirm(id, charge);
    const order = (await provider(`/v2/checkout/orders/${id}`)) as { purchase_units: [{ payments: { captures: [{ id: string }] } }] };
    const dispute = await provider(`/control/captures/${order.purchase_units[0].payments.captures[0].id}/dispute`, {});
    expect(await paypal.readMoneyBack(id)).toMatchObject([{ kind: "dispute", state: "open", amountCents: 41_280 }]);
    await provider(`/control/disputes/${(dispute as { dispute_id: string }).dispute_id}/close`, { outcome });
    expect(await paypal.readMoneyBack(id)).toMatchObject([{ kind: "dispute", state }]);
  });
});

describe("events of PayPal", () => {
  it("are read when they are genuine, and name the payment that they are about", async () => {
    const id = await openFor("pays");
    await paypal.confirm(id, charge);
    await paypal.refund(id, { reference: "refund-9", amountCents: 100 });
    await provider("/control/deliveries/settle", {});
    const read = [];
    for (const request of sent) {
      const body = await request.text();
      read.push(await paypal.readEvent(body, request.headers));
      await expect(paypal.readEvent(body.replace("sandbox", "stranger"), request.headers)).rejects.toMatchObject({
        code: "payment_signature",
      });
    }
    expect(read.map((event) => [event?.providerId, event?.about]).toSorted((a, b) => String(b[1]).localeCompare(String(a[1])))).toEqual([
      [id, "payment"],
      [id, "payment"],
      [id, "moneyBack"],
    ]);
    const missable = await paypal.readMissableEvents(new Date(Date.now() - 60_000));
    expect(missable.filter((event) => event.providerId === id)).toHaveLength(3);
    expect(await paypal.readMissableEvents(new Date(Date.now() + 60_000))).toEqual([]);
  });

  it("are refused without a signature, and when they are no events", async () => {
    const event = JSON.stringify({ id: "WH-1", event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: "1" } });
    await expect(paypal.readEvent(event, new Headers())).rejects.toMatchObject({ code: "payment_signature" });
    await expect(paypal.readEvent("{", new Headers())).rejects.toMatchObject({ code: "request_malformed" });
  });
});

describe("the calls to PayPal", () => {
  it("fail as unavailable when nobody answers, and as a fault with wrong keys", async () => {
    const gone = createPayPalPayments(optionsOf("http://127.0.0.1:9"));
    await expect(gone.read("1")).rejects.toMatchObject({ code: "payment_unavailable" });
    await expect(createPayPalPayments(optionsOf(sandbox.url, "wrong")).read("1")).rejects.toThrow("PayPal answered 401 invalid_client");
  });

  it("name the script with client, currency and language", () => {
    const url = new URL(paypal.scriptUrl("USD", "es"));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      "client-id": "client",
      currency: "USD",
      locale: "es_US",
      intent: "capture",
    });
  });
});
