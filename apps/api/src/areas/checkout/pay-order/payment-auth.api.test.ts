import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, guestOrder, mailsTo, type Pair, provedPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { sweepRequestPayments } from "./sweep-request-payments.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});

async function provider(path: string, fields: Record<string, string>, key = "sk_test_demo") {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(`${shop.sandbox.url}${path}`, { method: "POST", headers, body: new URLSearchParams(fields) })).json();
}

let calls = 0;

/** Saves a card in an account, with the bank's authentication where it asks. */
async function saveCard(pair: Pair, method: string): Promise<number> {
  const { clientSecret } = (await shop.call("customer/retrievesavedpaymentform", {}, bearer(pair))).body.value;
  const [setupId] = clientSecret.split("_secret_");
  await provider(`/v1/setup_intents/${setupId}/confirm`, { client_secret: clientSecret, payment_method: method }, "pk_test_demo");
  await provider(`/stripe/control/setup_intents/${setupId}/authenticate`, { outcome: "complete" });
  const headers = { ...bearer(pair), "idempotency-key": `auth-card-${++calls}` };
  return (await shop.call("customer/confirmsavedpaymentformv2", { setupId }, headers)).body.value.id;
}

/** Places an order whose e-check the bank then returns, so that the whole amount is owed. */
async function owing(method = "pm_card_visa", language = "en") {
  const person = await provedPerson(shop);
  const cardId = await saveCard(person.pair, method);
  const receiptKey = await guestOrder(shop, person.email);
  await shop.api.settle();
  const { id: accountId } = await query.selectFrom("account").select("id").where("emailKey", "=", person.email).executeTakeFirstOrThrow();
  const { id, orderNo, totalCents } = await query
    .updateTable("customerOrder")
    .set({ accountId, language })
    .where("receiptKey", "=", receiptKey)
    .returning(["id", "orderNo", "totalCents"])
    .executeTakeFirstOrThrow();
  await query.updateTable("payment").set({ status: "returned" }).where("orderId", "=", id).execute();
  await query.deleteFrom("ledgerPosting").where("key", "=", `cash:${id}`).execute();
  return { ...person, cardId, id, orderNo, totalCents, language };
}
type Owing = Awaited<ReturnType<typeof owing>>;

const ask = ({ orderNo }: { orderNo: number }, amountCents?: number, savedPaymentId?: number) =>
  shop.call(
    "office/requestpayment",
    { orderNo, ...(amountCents && { amountCents }), ...(savedPaymentId && { savedPaymentId }) },
    { ...staff, "idempotency-key": `auth-ask-${++calls}` },
  );

async function slugTo({ email, language }: Owing): Promise<string> {
  const found = (await mailsTo(shop, email)).flatMap(({ text }) => /paymentAuthRequest\/confirm\/([\w-]+)/.exec(text)?.[1] ?? []);
  expect((await mailsTo(shop, email))[0]?.text).toContain(`/${language}/`);
  return found[0] ?? "";
}
const asked = async (order: Owing, amountCents?: number) => {
  expect((await ask(order, amountCents)).status).toBe(200);
  return slugTo(order);
};
const read = async (slug: string) => (await shop.call("customer/getpaymentauthrequest", { slug })).body.value;
const newAttempt = () => `auth-attempt-${String(++calls).padStart(10, "0")}`;
const confirm = (slug: string, attempt = newAttempt()) =>
  shop.call("customer/confirmpaymentauthrequest", { slug, attempt }, { "idempotency-key": `${attempt}-${++calls}` });

describe("a request to authorize a saved card", () => {
  it("says what and how much by email, and charges the card once its owner confirms", async () => {
    const order = await owing("pm_card_visa", "es");
    const slug = await asked(order);
    const [mail] = await mailsTo(shop, order.email);
    expect(mail?.subject).toContain(`Confirme un pago de su pedido ${order.orderNo}`);
    expect(mail?.text).toContain("Visa 4242");
    const shown = { status: "open", orderNo: order.orderNo, amountCents: order.totalCents, card: { brand: "visa", last4: "4242" } };
    expect(await read(slug)).toMatchObject(shown);
    expect((await confirm(slug)).body.value).toEqual({ status: "paid", orderNo: order.orderNo });
    await shop.api.settle();
    expect(await read(slug)).toMatchObject({ ...shown, status: "paid" });
    expect((await mailsTo(shop, order.email))[0]?.subject).toContain("Recibimos su pago");
  });

  it("charges a part of the open amount, and leaves the rest", async () => {
    const order = await owing();
    const slug = await asked(order, 5_000);
    expect((await confirm(slug)).body.value.status).toBe("paid");
    await shop.api.settle();
    const { slug: rest } = (await shop.call("customer/createpayorderrequestbyorderno", { orderNo: order.orderNo, email: order.email })).body
      .value;
    expect((await shop.call("customer/getpayorderrequest", { slug: rest })).body.value.amountCents).toBe(order.totalCents - 5_000);
  });

  it("brings the owner to the bank where it asks, whatever the provider's events say meanwhile", async () => {
    const order = await owing("pm_card_threeDSecure2Required");
    const slug = await asked(order);
    const attempt = newAttempt();
    const challenged = await confirm(slug, attempt);
    expect(challenged.body.value.status).toBe("actionRequired");
    await provider("/stripe/control/deliveries/settle", {});
    expect((await read(slug)).status).toBe("open");
    const [intent] = challenged.body.value.clientSecret.split("_secret_");
    await provider(`/stripe/control/payment_intents/${intent}/authenticate`, { outcome: "complete" });
    expect((await confirm(slug, attempt)).body.value.status).toBe("paid");
  });

  it("charges a card that the bank has authenticated for this without asking again", async () => {
    const order = await owing("pm_card_authenticationRequiredOnSetup");
    expect((await confirm(await asked(order))).body.value.status).toBe("paid");
  });

  it("charges once for double clicks, second tabs and replays", async () => {
    const order = await owing();
    const slug = await asked(order);
    const attempt = newAttempt();
    const otherTab = newAttempt();
    const answers = await Promise.all([confirm(slug, attempt), confirm(slug, attempt), confirm(slug, otherTab)]);
    for (const code of answers.flatMap((one) => one.body.code ?? []))
      expect(["customer_pay_busy", "customer_pay_link_used", "customer_pay_nothing_owed"]).toContain(code);
    await shop.api.settle();
    // Either tab may have won; its replay learns so, and the other's that the link is used.
    const replays = [await confirm(slug, attempt), await confirm(slug, otherTab)];
    expect(replays.map(({ body }) => body.value?.status ?? body.code).toSorted()).toEqual(["customer_pay_link_used", "paid"]);
    expect((await confirm(slug)).body.code).toBe("customer_pay_link_used");
    const paid = await query.selectFrom("payment").select("id").where("orderId", "=", order.id).where("status", "=", "captured").execute();
    expect(paid).toHaveLength(1);
    expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
  });

  it("is resolved by the sweep after a crash before the provider was asked", async () => {
    const order = await owing();
    const slug = await asked(order);
    await confirm(slug);
    await shop.api.settle();
    const reset = { status: "started", providerId: null, createdAt: new Date(0) } as const;
    await query.updateTable("payment").set(reset).where("orderId", "=", order.id).where("requestId", "is not", null).execute();
    await query.updateTable("paymentRequest").set({ paidAt: null }).where("orderId", "=", order.id).execute();
    await query.deleteFrom("ledgerPosting").where("key", "like", `cash:${order.id}:%`).execute();
    expect(await sweepRequestPayments(shop.api.services)).toBe(1);
    expect((await read(slug)).status).toBe("open");
  });

  it("says when the card was removed, and pays nothing then", async () => {
    const order = await owing();
    const slug = await asked(order);
    await shop.call("customer/removesavedpayment", { id: order.cardId }, bearer(order.pair));
    expect(await read(slug)).toMatchObject({ status: "cardless", card: null });
    expect((await confirm(slug)).body.code).toBe("customer_payment_not_found");
  });

  it("is no payment link, nor the other way around", async () => {
    const order = await owing();
    const slug = await asked(order);
    expect((await shop.call("customer/getpayorderrequest", { slug })).body.code).toBe("customer_pay_link_unknown");
    const link = (await shop.call("customer/createpayorderrequestbyorderno", { orderNo: order.orderNo, email: order.email })).body.value;
    expect((await confirm(link.slug)).body.code).toBe("customer_pay_link_unknown");
  });
});

const savedOf = async ({ orderNo }: { orderNo: number }) =>
  (await shop.call(`office/savedpayments?orderNo=${orderNo}`, undefined, staff)).body;

describe("staff", () => {
  it("see a customer's saved cards by brand, last four digits and expiry only", async () => {
    const order = await owing();
    await query.updateTable("savedPayment").set({ name: "Mom's card" }).where("id", "=", order.cardId).execute();
    const [card] = (await savedOf(order)).value;
    expect(Object.keys(card).toSorted()).toEqual(["brand", "expMonth", "expYear", "expired", "id", "kind", "last4", "preferred"]);
    expect(card).toMatchObject({ id: order.cardId, kind: "CreditCard", brand: "visa", last4: "4242", expired: false, preferred: true });
    expect((await savedOf({ orderNo: 1 })).code).toBe("office_order_not_found");
  });

  it("choose which of the customer's cards is asked for", async () => {
    const order = await owing();
    const second = await saveCard(order.pair, "pm_card_mastercard");
    expect((await savedOf(order)).value.map((one: { id: number }) => one.id)).toEqual([order.cardId, second]);
    expect((await ask(order, undefined, second)).status).toBe(200);
    const slug = await slugTo(order);
    expect((await mailsTo(shop, order.email))[0]?.text).toContain("Mastercard 4444");
    expect((await read(slug)).card).toEqual({ brand: "mastercard", last4: "4444" });
    expect((await confirm(slug)).body.value.status).toBe("paid");
    await shop.api.settle();
    const paid = await query
      .selectFrom("payment")
      .select("last4")
      .where("orderId", "=", order.id)
      .where("status", "=", "captured")
      .execute();
    expect(paid).toEqual([{ last4: "4444" }]);
  });

  it("are refused a card of somebody else, one that is removed, and one that has expired", async () => {
    const [order, stranger] = [await owing(), await owing()];
    const strange = await ask(order, undefined, stranger.cardId);
    expect([strange.status, strange.body.code]).toEqual([404, "office_saved_payment_not_found"]);
    const second = await saveCard(order.pair, "pm_card_mastercard");
    await query.updateTable("savedPayment").set({ expYear: 2020 }).where("id", "=", second).execute();
    expect((await ask(order, undefined, second)).body.code).toBe("office_saved_payment_expired");
    await shop.call("customer/removesavedpayment", { id: second }, bearer(order.pair));
    expect((await ask(order, undefined, second)).body.code).toBe("office_saved_payment_not_found");
    const requests = await query.selectFrom("paymentRequest").select("id").where("orderId", "=", order.id).execute();
    expect(requests).toEqual([]);
  });

  it("leave a request to a card that was removed meanwhile unpaid, though another card is saved", async () => {
    const order = await owing();
    const second = await saveCard(order.pair, "pm_card_mastercard");
    expect((await ask(order, undefined, second)).status).toBe(200);
    const slug = await slugTo(order);
    await shop.call("customer/removesavedpayment", { id: second }, bearer(order.pair));
    expect((await read(slug)).status).toBe("cardless");
    const refused = await confirm(slug);
    expect([refused.status, refused.body.code]).toEqual([404, "customer_payment_not_found"]);
  });

  it("cannot ask for more than is owed, or without a saved card, and a newer request replaces the older", async () => {
    const order = await owing();
    const excess = await ask(order, order.totalCents + 1);
    expect([excess.status, excess.body.code]).toEqual([409, "office_amount_owed"]);
    const rest = await ask(order, order.totalCents - 10);
    expect([rest.status, rest.body.code]).toEqual([409, "office_amount_rest"]);
    expect(rest.body.messages?.[0]).toContain("leave at least $0.50");
    expect((await ask(order, 20)).body.code).toBe("office_amount_limits");
    const older = await asked(order);
    await ask(order);
    expect((await read(older)).status).toBe("expired");
    await query.updateTable("savedPayment").set({ expYear: 2020 }).where("id", "=", order.cardId).execute();
    expect((await ask(order)).body.code).toBe("office_no_saved_card");
  });
});
