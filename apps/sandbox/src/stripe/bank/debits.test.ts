import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningSandbox } from "../../index.ts";
import { startTestSandbox, stripeAt } from "../../test-sandbox.ts";
import { isRoutingNumber } from "./bank-check.ts";

let sandbox: RunningSandbox;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = stripeAt(sandbox);
});
afterAll(() => sandbox.close());

const online = { ip_address: "203.0.113.7", user_agent: "test" };
const accepted = { mandate_data: { customer_acceptance: { type: "online", online } } } as const;

async function debit(account: string, extra: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  const method = await stripe.paymentMethods.create({
    type: "us_bank_account",
    us_bank_account: { routing_number: "110000000", account_number: account, account_holder_type: "company", account_type: "checking" },
    billing_details: { name: "Ana Ruiz" },
  });
  return stripe.paymentIntents.create({
    amount: 12_345,
    currency: "usd",
    payment_method: method.id,
    allowed_payment_method_types: ["us_bank_account"],
    confirm: true,
    expand: ["latest_charge"],
    ...accepted,
    ...extra,
  });
}
const pass = (days: number) => stripe.rawRequest("POST", "/stripe/control/days", { days });
const read = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });

describe("debits of a bank account through the real SDK", () => {
  it("settle after four days", async () => {
    const started = await debit("000123456789");
    expect(started).toMatchObject({ status: "processing", amount_received: 0 });
    expect(started.latest_charge).toMatchObject({
      status: "pending",
      payment_method_details: { us_bank_account: { bank_name: "STRIPE TEST BANK", last4: "6789", account_holder_type: "company" } },
    });
    await pass(3);
    expect((await read(started.id)).status).toBe("processing");
    await pass(1);
    expect(await read(started.id)).toMatchObject({ status: "succeeded", amount_received: 12_345, latest_charge: { captured: true } });
  });

  it.each([
    ["000111111113", "account_closed"],
    ["000222222227", "insufficient_funds"],
  ])("of account %s are returned for %s", async (account, code) => {
    const { id } = await debit(account);
    await pass(4);
    expect(await read(id)).toMatchObject({ status: "requires_payment_method", last_payment_error: { code } });
  });

  it("may be taken back after they had settled", async () => {
    const { id } = await debit("000888888885");
    await pass(4);
    expect((await read(id)).status).toBe("succeeded");
    await pass(3);
    const disputes = await stripe.disputes.list({ payment_intent: id });
    expect(disputes.data).toMatchObject([{ status: "lost", reason: "insufficient_funds", amount: 12_345 }]);
  });

  it("wait for the account to be verified", async () => {
    const started = await debit("000999999991");
    expect(started).toMatchObject({ status: "requires_action", next_action: { type: "verify_with_microdeposits" } });
    await pass(2);
    expect((await read(started.id)).status).toBe("processing");
    await pass(4);
    expect((await read(started.id)).status).toBe("succeeded");
  });

  it("need the payer's authorization, automatic capture and their type on the payment", async () => {
    await expect(debit("000123456789", { mandate_data: "" })).rejects.toThrow("mandate");
    await expect(debit("000123456789", { capture_method: "manual" })).rejects.toThrow("captured manually");
    await expect(debit("000123456789", { allowed_payment_method_types: ["card"] })).rejects.toThrow("not allowed");
  });

  it("never answer with the digits", async () => {
    const { id } = await debit("000123456789");
    expect(JSON.stringify(await read(id))).not.toContain("000123456789");
  });

  it("are listed on the bank's page, whose buttons let days pass", async () => {
    const { id } = await debit("000123456789");
    expect(await (await fetch(`${sandbox.url}/stripe/bank`)).text()).toContain(id);
    await fetch(`${sandbox.url}/stripe/bank/days`, { method: "POST", body: new URLSearchParams({ days: "4" }) });
    expect((await read(id)).status).toBe("succeeded");
  });
});

describe("a routing number", () => {
  it.each(["110000000", "021000021", "011401533"])("%s passes the checksum", (number) => expect(isRoutingNumber(number)).toBe(true));
  it.each(["110000001", "12345678", "000000000", "02100002a"])("%s does not", (number) => expect(isRoutingNumber(number)).toBe(false));
});
