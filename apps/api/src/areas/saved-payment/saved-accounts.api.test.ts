import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { MANDATE_VERSION } from "../checkout/bank-debit/mandate.ts";
import { ACCOUNT_MANDATE_VERSION } from "./account-mandate.ts";

const shop = await openShopForFile();

let calls = 0;
const as = (pair: Pair, path: string, body?: unknown) =>
  shop.call(path, body, { ...bearer(pair), "idempotency-key": `saved-account-${++calls}` });
const savedOf = async (pair: Pair) => (await as(pair, "customer/savedpayments")).body.value;

async function provider(path: string, fields: Record<string, string> = {}, method = "POST") {
  const body = method === "POST" ? new URLSearchParams(fields) : null;
  return (await fetch(`${shop.sandbox.url}${path}`, { method, headers: { authorization: "Bearer sk_test_demo" }, body })).json();
}
const passDays = async (days: number) => {
  await provider("/stripe/control/days", { days: String(days) });
  await provider("/stripe/control/deliveries/settle");
  await shop.api.settle();
};

/** Gives an account to the provider, as its script does in the browser. */
async function methodOf(account: string): Promise<string> {
  const bank = { account_number: account, routing_number: "110000000", account_holder_type: "individual", account_type: "checking" };
  const fields = Object.fromEntries(Object.entries(bank).map(([name, value]) => [`us_bank_account[${name}]`, value]));
  return (await provider("/v1/payment_methods", { type: "us_bank_account", "billing_details[name]": "Ana Ruiz", ...fields })).id;
}
const SOUND = "000123456789";
const VERIFIED_BY_DEPOSIT = "000999999991";
const CLOSED = "000111111113";
const WITHOUT_MONEY = "000222222227";
const NOT_AUTHORIZED = "000333333335";
const BLOCKED = "000000004954";
const save = async (pair: Pair, account = SOUND, more: object = {}) =>
  as(pair, "customer/savebankaccount", { paymentMethodId: await methodOf(account), mandateVersion: ACCOUNT_MANDATE_VERSION, ...more });
const methodAtProvider = async (paymentMethodId: string) => provider(`/v1/payment_methods/${paymentMethodId}`, {}, "GET");
const providerIdOf = async (id: number) =>
  (await shop.database.query.selectFrom("savedPayment").select("providerId").where("id", "=", id).executeTakeFirstOrThrow()).providerId;

let items = 0;
async function quoteFor(pair: Pair) {
  const added = { itemNo: await boxInReno(shop, 40 + ++items), quantity: 1, fulfilmentType: "DLVR" };
  const { shoppingBagQuoteId } = (await as(pair, "webshoppingbag/addbagitemV2", { items: [added] })).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await as(pair, "checkout/checkout", steps)).body.value;
}
const debit = async (pair: Pair, payment: object) => {
  const means = { type: "Ach", mandateVersion: MANDATE_VERSION, ...payment };
  return (await as(pair, "checkout/complete", orderOf(await quoteFor(pair), `saved-account-order-${++calls}`, means))).body;
};

describe("a saved bank account", () => {
  it("is kept by the provider, and shown by its bank and last four digits alone", async () => {
    const { pair } = await provedPerson(shop);
    const form = (await as(pair, "customer/retrievebankaccountform", {})).body.value;
    expect(form.bankDebit).toMatchObject({
      mandate: expect.stringContaining("only when I choose it"),
      mandateVersion: ACCOUNT_MANDATE_VERSION,
    });
    const saved = await save(pair, SOUND, { name: "Company account" });
    expect(saved.body.value).toMatchObject({ verifying: false });
    const shown = { kind: "bank", name: "Company account", brand: "STRIPE TEST BANK", last4: "6789", expired: false, preferred: true };
    expect(await savedOf(pair)).toMatchObject([{ ...shown, expMonth: null, verifying: false }]);
    const exported = (await as(pair, "account/exportdata")).body.value.savedPayments;
    expect(exported).toMatchObject([{ kind: "bank", last4: "6789", authorization: expect.stringContaining("Nacha") }]);
    const kept = JSON.stringify(await shop.database.query.selectFrom("savedPayment").selectAll().execute());
    expect(kept).not.toContain(SOUND);
  });

  it("is refused without its owner's authorization, when the provider refuses it, and when it is another's", async () => {
    const [{ pair }, other] = [await provedPerson(shop), await provedPerson(shop)];
    expect((await save(pair, SOUND, { mandateVersion: "" })).body.code).toBe("checkout_mandate_required");
    expect((await save(pair, SOUND, { mandateVersion: "2020-01" })).body.code).toBe("checkout_mandate_changed");
    expect((await save(pair, BLOCKED)).body.code).toBe("customer_account_refused");
    const { id } = (await save(other.pair)).body.value;
    const theirs = { paymentMethodId: await providerIdOf(id), mandateVersion: ACCOUNT_MANDATE_VERSION };
    expect((await as(pair, "customer/savebankaccount", theirs)).body.code).toBe("customer_account_refused");
    expect((await debit(pair, { savedPaymentId: id })).code).toBe("customer_payment_not_found");
    expect(await savedOf(pair)).toEqual([]);
  });

  it("pays orders and links, and never as a card; a card never as an account", async () => {
    const { pair } = await provedPerson(shop);
    const { id } = (await save(pair, CLOSED)).body.value;
    const card = { type: "CreditCard", savedPaymentId: id };
    const asCard = await as(pair, "checkout/complete", orderOf(await quoteFor(pair), `as-a-card-${++calls}-0000`, card));
    expect(asCard.body.code).toBe("customer_payment_not_found");
    const placed = await debit(pair, { savedPaymentId: id });
    expect(placed.value?.status, JSON.stringify(placed)).toBe("placed");
    await passDays(4);
    const { orderNo } = placed.value;
    const sound = (await save(pair)).body.value.id;
    const { slug } = (await as(pair, "customer/createpayorderrequestbyorderno", { orderNo, email: contact.email })).body.value;
    const owed = (await as(pair, "customer/getpayorderrequest", { slug })).body.value;
    expect(
      owed.payment.saved.map((one: { id: number }) => one.id),
      "a closed account is not offered again",
    ).toEqual([sound]);
    const paid = await as(pair, "customer/confirmpayorderrequest", {
      slug,
      attempt: `saved-account-link-${calls}`,
      expectedCents: owed.amountCents,
      payment: { type: "Ach", savedPaymentId: sound, mandateVersion: MANDATE_VERSION },
    });
    expect(paid.body.value, JSON.stringify(paid.body)).toMatchObject({ status: "pending", orderNo });
  });

  it.each([
    [CLOSED, false],
    [NOT_AUTHORIZED, false],
    [WITHOUT_MONEY, true],
  ])("is offered after a return only if its bank may pay another time: %s, %s", async (account, isKept) => {
    const { pair } = await provedPerson(shop);
    const sound = (await save(pair)).body.value.id;
    const { id } = (await save(pair, account, { preferred: true })).body.value;
    const method = await providerIdOf(id);
    expect((await debit(pair, { savedPaymentId: id })).value.status).toBe("placed");
    await passDays(4);
    const saved = (await savedOf(pair)).map((one: { id: number; preferred: boolean }) => [one.id, one.preferred]);
    expect(saved).toEqual(
      isKept
        ? [
            [id, true],
            [sound, false],
          ]
        : [[sound, true]],
    );
    expect((await methodAtProvider(method)).customer !== null).toBe(isKept);
  });

  it("is saved by the order that it pays, when asked", async () => {
    const { pair } = await provedPerson(shop);
    expect((await debit(pair, { paymentMethodId: await methodOf(SOUND) })).value.status).toBe("placed");
    expect(await savedOf(pair)).toEqual([]);
    expect((await debit(pair, { paymentMethodId: await methodOf(SOUND), saveAccount: true })).value.status).toBe("placed");
    const [saved] = await savedOf(pair);
    expect(saved).toMatchObject({ kind: "bank", last4: "6789" });
    await as(pair, "customer/removesavedpayment", { id: saved.id });
    await shop.api.settle();
    await passDays(4);
    expect(await savedOf(pair)).toEqual([]);
  });

  it("waits until its deposit has shown whose it is, also when the event is lost", async () => {
    for (const mode of ["on", "off"]) {
      const { pair } = await provedPerson(shop);
      await provider("/stripe/control/deliveries", { mode });
      const { id, verifying } = (await save(pair, VERIFIED_BY_DEPOSIT)).body.value;
      expect(verifying).toBe(true);
      expect(await savedOf(pair)).toMatchObject([{ id, verifying: true }]);
      expect((await debit(pair, { savedPaymentId: id })).code).toBe("customer_payment_not_found");
      await passDays(2);
      if (mode === "on") expect((await quoteFor(pair)).payment.saved).toMatchObject([{ id, verifying: false }]);
      expect(await savedOf(pair)).toMatchObject([{ id, verifying: false }]);
      expect((await debit(pair, { savedPaymentId: id })).value?.status).toBe("placed");
      await provider("/stripe/control/deliveries", { mode: "on" });
    }
  });

  it("is removed at the provider too, also while it waits", async () => {
    const { pair } = await provedPerson(shop);
    const ready = (await save(pair)).body.value.id;
    const method = await providerIdOf(ready);
    await as(pair, "customer/removesavedpayment", { id: ready });
    const waiting = (await save(pair, VERIFIED_BY_DEPOSIT)).body.value.id;
    const other = await providerIdOf(waiting);
    await as(pair, "customer/removesavedpayment", { id: waiting });
    await shop.api.settle();
    await passDays(2);
    expect(await methodAtProvider(method)).toMatchObject({ customer: null });
    expect(await methodAtProvider(other)).toMatchObject({ customer: null });
    expect(await savedOf(pair)).toEqual([]);
  });

  it("is a default of its own beside the default card", async () => {
    const { pair } = await provedPerson(shop);
    const first = (await save(pair)).body.value.id;
    const second = (await save(pair, CLOSED, { preferred: true })).body.value.id;
    expect(await savedOf(pair)).toMatchObject([
      { id: second, preferred: true },
      { id: first, preferred: false },
    ]);
    await as(pair, "customer/removesavedpayment", { id: second });
    expect(await savedOf(pair)).toMatchObject([{ id: first, preferred: true }]);
  });
});
