import { address, contact } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, PASSWORD, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

let calls = 0;
const as = (pair: Pair, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call(path, body, { ...bearer(pair), ...headers });
const keyed = () => ({ "idempotency-key": `saved-${++calls}-key` });
const cardsOf = async (pair: Pair) => (await as(pair, "customer/savedpayments")).body.value;

/** Calls the provider as the shop's server, or with another key as the browser. */
async function provider(path: string, fields: Record<string, string> = {}, method = "POST", key = "sk_test_demo") {
  const form = new URLSearchParams(fields);
  const answer = await fetch(`${shop.sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(method === "POST" && { body: form }),
  });
  return answer.json();
}

const AT_PROVIDER = "/v1/payment_methods";
const methodsOf = async (customer: string) => (await provider(`/v1/customers/${customer}/payment_methods`, {}, "GET")).data ?? [];
const customerOf = async (email: string) =>
  (
    await shop.database.query
      .selectFrom("paymentCustomer")
      .innerJoin("account", "account.id", "paymentCustomer.accountId")
      .select("paymentCustomer.providerId")
      .where("emailKey", "=", email)
      .executeTakeFirst()
  )?.providerId ?? "";

/** Enters a card as the browser does in the provider's frame. @returns the setup's id */
async function enterCard(pair: Pair, method = "pm_card_visa"): Promise<string> {
  const { clientSecret } = (await as(pair, "customer/retrievesavedpaymentform", {})).body.value;
  const [setup] = clientSecret.split("_secret_");
  const fields = { client_secret: clientSecret, payment_method: method };
  await provider(`/v1/setup_intents/${setup}/confirm`, fields, "POST", "pk_test_demo");
  return setup;
}

const confirm = (pair: Pair, setupId: string, more: object = {}) =>
  as(pair, "customer/confirmsavedpaymentformv2", { setupId, ...more }, keyed());
const save = async (pair: Pair, method?: string, more: object = {}) => confirm(pair, await enterCard(pair, method), more);

describe("saved cards", () => {
  it("are stored without digits, the first one as the default", async () => {
    const { pair } = await provedPerson(shop);
    await save(pair, "pm_card_visa", { name: "Company card" });
    await save(pair, "pm_card_mastercard");
    expect(await cardsOf(pair)).toMatchObject([
      { name: "Company card", brand: "visa", last4: "4242", expMonth: 12, expired: false, preferred: true },
      { name: "", brand: "mastercard", last4: "4444", preferred: false },
    ]);
    expect(JSON.stringify(await cardsOf(pair))).not.toMatch(/pm_|cus_|fingerprint/);
  });

  it("are one card when it is entered twice, or confirmed twice", async () => {
    const { pair, email } = await provedPerson(shop);
    const setup = await enterCard(pair);
    const answers = await Promise.all([confirm(pair, setup), confirm(pair, setup)]);
    expect(new Set(answers.map((one) => one.body.value.id)).size).toBe(1);
    expect((await save(pair, "pm_card_visa", { name: "Again" })).body.value.id).toBe(answers[0].body.value.id);
    expect(await cardsOf(pair)).toMatchObject([{ name: "Again", preferred: true }]);
    await shop.api.settle();
    expect(await methodsOf(await customerOf(email))).toHaveLength(1);
  });

  it("belong to one customer at the provider, from two tabs as well", async () => {
    const { pair, email } = await provedPerson(shop);
    const setups = await Promise.all([enterCard(pair), enterCard(pair, "pm_card_amex")]);
    await Promise.all(setups.map((setup) => confirm(pair, setup)));
    expect((await cardsOf(pair)).map((one: { last4: string }) => one.last4).sort()).toEqual(["0005", "4242"]);
    expect(await methodsOf(await customerOf(email))).toHaveLength(2);
  });

  it("need the bank's authentication where it asks", async () => {
    const { pair } = await provedPerson(shop);
    const setup = await enterCard(pair, "pm_card_authenticationRequiredOnSetup");
    expect((await confirm(pair, setup)).body.code).toBe("customer_payment_unconfirmed");
    await provider(`/stripe/control/setup_intents/${setup}/authenticate`, { outcome: "complete" });
    expect((await confirm(pair, setup)).status).toBe(200);
  });

  it("are refused when declined, and without an idempotency key", async () => {
    const { pair } = await provedPerson(shop);
    expect((await save(pair, "pm_card_visa_chargeDeclined")).body.code).toBe("customer_payment_unconfirmed");
    const setupId = await enterCard(pair);
    expect((await as(pair, "customer/confirmsavedpaymentformv2", { setupId })).body.code).toBe("idempotency_required");
    expect(await cardsOf(pair)).toEqual([]);
  });

  it("are private to their account", async () => {
    const [owner, stranger] = [await provedPerson(shop), await provedPerson(shop)];
    const setup = await enterCard(owner.pair);
    await enterCard(stranger.pair);
    expect((await confirm(stranger.pair, setup)).body.code).toBe("customer_payment_unconfirmed");
    const { id } = (await confirm(owner.pair, setup)).body.value;
    expect((await as(stranger.pair, "customer/changesavedpayment", { id, name: "Mine" })).body.code).toBe("customer_payment_not_found");
    expect((await as(stranger.pair, "customer/removesavedpayment", { id })).status).toBe(200);
    expect(await cardsOf(owner.pair)).toMatchObject([{ id, name: "" }]);
    expect((await shop.call("customer/savedpayments")).status).toBe(401);
  });

  it("are renamed, made the default, and removed at the provider too", async () => {
    const { pair, email } = await provedPerson(shop);
    const first = (await save(pair)).body.value.id;
    const second = (await save(pair, "pm_card_mastercard")).body.value.id;
    await as(pair, "customer/changesavedpayment", { id: second, preferred: true, name: "Truck" });
    expect(await cardsOf(pair)).toMatchObject([
      { id: second, name: "Truck", preferred: true },
      { id: first, preferred: false },
    ]);
    await as(pair, "customer/removesavedpayment", { id: second });
    await as(pair, "customer/removesavedpayment", { id: second });
    expect(await cardsOf(pair)).toMatchObject([{ id: first, preferred: true }]);
    await shop.api.settle();
    expect((await methodsOf(await customerOf(email))).map((one: { card: { last4: string } }) => one.card.last4)).toEqual(["4242"]);
  });

  it("expire with their month", async () => {
    const { pair } = await provedPerson(shop);
    await save(pair);
    await shop.database.query.updateTable("savedPayment").set({ expYear: 2020 }).execute();
    expect(await cardsOf(pair)).toMatchObject([{ expired: true }]);
  });

  it("are exported, and leave with the account", async () => {
    const { pair, email } = await provedPerson(shop);
    await save(pair, "pm_card_visa", { name: "Company card" });
    const customer = await customerOf(email);
    const exported = (await as(pair, "account/exportdata")).body.value.savedPayments;
    expect(exported).toMatchObject([{ name: "Company card", brand: "visa", last4: "4242", preferred: true }]);
    expect(JSON.stringify(exported)).not.toMatch(/pm_|cus_/);
    const [method] = await methodsOf(customer);
    await as(pair, "account/deleteaccount", { confirm: "DELETE", password: PASSWORD });
    await shop.api.settle();
    expect(await customerOf(email)).toBe("");
    expect(await methodsOf(customer)).toEqual([]);
    expect(await provider(`${AT_PROVIDER}/${method.id}`, {}, "GET")).toMatchObject({ customer: null });
  });
});

let items = 0;

/** Fills a bag up to the payment. */
async function bagOf(pair: Pair) {
  const itemNo = await boxInReno(shop, ++items);
  const added = await as(pair, "webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }] });
  const { shoppingBagQuoteId } = added.body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await as(pair, "checkout/checkout", steps)).body.value;
}

const place = (pair: Pair, quote: { bag: { shoppingBagQuoteId: string }; totals: object; termsVersion: string }, payment: object) => {
  const attempt = `saved-attempt-${++calls}-0000`;
  const input = {
    shoppingBagQuoteId: quote.bag.shoppingBagQuoteId,
    attempt,
    payment: { type: "CreditCard", ...payment },
    expectedTotalCents: (quote.totals as { totalCents: number }).totalCents,
    agreed: true,
    termsVersion: quote.termsVersion,
  };
  const send = (key = attempt) => as(pair, "checkout/complete", input, { "idempotency-key": `${key}-key` });
  return { send, again: () => send(`${attempt}-again`) };
};

describe("a checkout", () => {
  it("saves the card that paid only when asked, and pays with it the next time", async () => {
    const { pair } = await provedPerson(shop);
    expect((await place(pair, await bagOf(pair), { paymentMethodId: "pm_card_visa" }).send()).body.value.status).toBe("placed");
    expect(await cardsOf(pair)).toEqual([]);
    const saving = place(pair, await bagOf(pair), { paymentMethodId: "pm_card_visa", saveCard: true });
    expect((await saving.send()).body.value.status).toBe("placed");
    expect((await saving.again()).body.value.status).toBe("placed");
    const quote = await bagOf(pair);
    expect(quote.payment.saved).toMatchObject([{ brand: "visa", last4: "4242", preferred: true }]);
    const paid = await place(pair, quote, { savedPaymentId: quote.payment.saved[0].id }).send();
    expect(paid.body.value.status).toBe("placed");
    const receipt = await shop.call(`customer/getreceiptmodel?id=${paid.body.value.receiptId}`);
    expect(receipt.body.value.payments).toMatchObject([{ brand: "visa", last4: "4242" }]);
  });

  it("saves no card that was declined, and none of a guest", async () => {
    const { pair } = await provedPerson(shop);
    const quote = await bagOf(pair);
    const declined = await place(pair, quote, { paymentMethodId: "pm_card_visa_chargeDeclined", saveCard: true }).send();
    expect(declined.body.code).toBe("payment_declined");
    expect(await cardsOf(pair)).toEqual([]);
  });

  it("brings the bank's authentication for a saved card, and double clicks pay once", async () => {
    const { pair } = await provedPerson(shop);
    const setup = await enterCard(pair, "pm_card_threeDSecure2Required");
    await provider(`/stripe/control/setup_intents/${setup}/authenticate`, { outcome: "complete" });
    const { id } = (await confirm(pair, setup)).body.value;
    const order = place(pair, await bagOf(pair), { savedPaymentId: id });
    const challenged = await order.send();
    expect(challenged.body.value.status).toBe("actionRequired");
    const [intent] = challenged.body.value.clientSecret.split("_secret_");
    await provider(`/stripe/control/payment_intents/${intent}/authenticate`, { outcome: "complete" });
    const answers = await Promise.all([order.again(), order.send()]);
    expect(answers.some((one) => one.body.value?.status === "placed")).toBe(true);
    // The card is removed while its order is confirmed: the same attempt still answers.
    await as(pair, "customer/removesavedpayment", { id });
    expect((await order.again()).body.value.status).toBe("placed");
  });

  it("refuses a stranger's, a guest's and a removed saved card, and charges nothing", async () => {
    const [owner, stranger] = [await provedPerson(shop), await provedPerson(shop)];
    const { id } = (await save(owner.pair)).body.value;
    const quote = await bagOf(stranger.pair);
    expect((await place(stranger.pair, quote, { savedPaymentId: id }).send()).body.code).toBe("customer_payment_not_found");
    expect((await place(stranger.pair, quote, { savedPaymentId: id, paymentMethodId: "pm_card_visa" }).send()).status).toBe(400);
    await as(owner.pair, "customer/removesavedpayment", { id });
    expect((await place(owner.pair, await bagOf(owner.pair), { savedPaymentId: id }).send()).body.code).toBe("customer_payment_not_found");
    const bag = quote.bag.shoppingBagQuoteId;
    expect(await shop.database.query.selectFrom("customerOrder").select("id").where("bagId", "=", bag).execute()).toEqual([]);
  });
});
