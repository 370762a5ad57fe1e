import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { RunningSandbox, SandboxOptions } from "../index.ts";
import { startTestSandbox } from "../test-sandbox.ts";

const paypal = { clientId: "client", clientSecret: "secret", webhookId: "WH-1" };
let sandbox: RunningSandbox;
afterEach(() => sandbox.close());

const tokenOf = async (): Promise<string> => {
  const authorization = `Basic ${Buffer.from("client:secret").toString("base64")}`;
  const answer = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, { method: "POST", headers: { authorization } });
  return ((await answer.json()) as { access_token: string }).access_token;
};

async function call(path: string, body: object | null = null, requestId?: string) {
  const headers = {
    authorization: `Bearer ${await tokenOf()}`,
    "content-type": "application/json",
    ...(requestId && { "paypal-request-id": requestId }),
  };
  const answer = await fetch(`${sandbox.url}/paypal${path}`, {
    headers,
    method: body ? "POST" : "GET",
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: string } };
}

const context = {
  return_url: "http://shop.test/es/back?success=true",
  cancel_url: "http://shop.test/es/back?success=false",
  locale: "es-US",
};
const order = {
  intent: "CAPTURE",
  purchase_units: [{ amount: { currency_code: "USD", value: "12.50" } }],
  payment_source: { paypal: { experience_context: context } },
};
const start = async (options: Partial<SandboxOptions> = {}) => {
  sandbox = await startTestSandbox({ paypal, allowedOrigins: ["http://shop.test"], ...options });
};
const choose = (id: string, buyer: string, window = "") =>
  fetch(`${sandbox.url}/paypal/checkoutnow?token=${id}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ buyer, window }),
  });

describe("PayPal's stand-in", () => {
  it("answers nobody without a token, and refuses in the vendor's words", async () => {
    await start();
    expect((await fetch(`${sandbox.url}/paypal/v2/checkout/orders/1`)).status).toBe(401);
    const { id } = (await call("/v2/checkout/orders", order)).body;
    expect(await call(`/v2/checkout/orders/${id}/capture`, {})).toMatchObject({
      status: 422,
      body: { name: "UNPROCESSABLE_ENTITY", details: [{ issue: "ORDER_NOT_APPROVED" }], debug_id: expect.any(String) },
    });
    expect((await call("/v2/checkout/orders", { ...order, intent: "AUTHORIZE" })).status).toBe(400);
  });

  it("creates and captures once for each request id", async () => {
    await start();
    const [first, second] = [await call("/v2/checkout/orders", order, "key"), await call("/v2/checkout/orders", order, "key")];
    expect(first).toMatchObject({ status: 201, body: { status: "PAYER_ACTION_REQUIRED" } });
    expect(second.body.id).toBe(first.body.id);
    await choose(first.body.id, "pays");
    expect((await call(`/v2/checkout/orders/${first.body.id}/capture`, {}, "a")).body["status"]).toBe("COMPLETED");
    expect((await call(`/v2/checkout/orders/${first.body.id}/capture`, {}, "a")).status).toBe(201);
    const again = await call(`/v2/checkout/orders/${first.body.id}/capture`, {}, "b");
    expect(again.body["details"]).toMatchObject([{ issue: "ORDER_ALREADY_CAPTURED" }]);
  });

  it("shows the approval in the order's language, and sends the buyer back", async () => {
    await start();
    const { id } = (await call("/v2/checkout/orders", order)).body;
    const page = await fetch(`${sandbox.url}/paypal/checkoutnow?token=${id}`);
    expect(await page.text()).toContain("Autorice su pago");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://shop.test");
    const canceled = await choose(id, "");
    expect(canceled.headers.get("location")).toBe(`http://shop.test/es/back?success=false&token=${id}`);
    const approved = await choose(id, "pays");
    expect(approved.headers.get("location")).toContain(`success=true&token=${id}&PayerID=`);
    expect(await (await choose(id, "pays", "yes")).text()).toContain('data-shop="http://shop.test"');
    expect((await fetch(`${sandbox.url}/paypal/checkoutnow?token=none`)).status).toBe(404);
  });

  it("serves the script to its client alone, unless it is to fail", async () => {
    await start();
    const script = (id: string) => fetch(`${sandbox.url}/paypal/sdk/js?client-id=${id}&currency=USD`);
    expect(await (await script("client")).text()).toContain("window.paypal");
    expect((await script("stranger")).status).toBe(400);
    await call("/control/script", { mode: "off" });
    expect((await script("client")).status).toBe(503);
  });

  it("keeps what happened when it is started again", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "paypal-"));
    try {
      await start({ dataDir });
      const { id } = (await call("/v2/checkout/orders", order)).body;
      await choose(id, "pending");
      await call(`/v2/checkout/orders/${id}/capture`, {});
      await sandbox.close();
      await start({ dataDir });
      expect((await call(`/v2/checkout/orders/${id}`)).body["status"]).toBe("COMPLETED");
      expect(await (await fetch(`${sandbox.url}/paypal/pending`)).text()).toContain("$12.50");
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
