import { staffRights } from "@azulejo/contract/staff-rights.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, guestOrder, mailsTo, newAddress, provedPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { walletBuyers } from "../wallet/wallet.fixture.ts";
import { sweepRequestPayments } from "./sweep-request-payments.ts";

const shop = await openShopForFile();
const { query } = shop.database;

interface Owing {
  id: number;
  orderNo: number;
  totalCents: number;
  email: string;
  receiptId: string;
}

/** Places an order whose payment was lost, as a returned check leaves it: nothing received, everything owed. */
async function owingOrder(language = "en"): Promise<Owing> {
  const email = newAddress();
  const receiptId = await guestOrder(shop, email);
  await shop.api.settle();
  const { id, orderNo, totalCents } = await query
    .updateTable("customerOrder")
    .set({ language })
    .where("receiptKey", "=", receiptId)
    .returning(["id", "orderNo", "totalCents"])
    .executeTakeFirstOrThrow();
  await query.updateTable("payment").set({ status: "returned" }).where("orderId", "=", id).execute();
  await query.deleteFrom("ledgerPosting").where("key", "=", `cash:${id}`).execute();
  return { id, orderNo, totalCents, email, receiptId };
}

let attempts = 0;
const newAttempt = () => `pay-attempt-${String(++attempts).padStart(10, "0")}`;

const ask = ({ orderNo, email }: Pick<Owing, "orderNo" | "email">) =>
  shop.call("customer/createpayorderrequestbyorderno", { orderNo, email });
const linkOf = async (order: Owing): Promise<string> => (await ask(order)).body.value.slug;
const read = async (slug: string) => (await shop.call("customer/getpayorderrequest", { slug })).body.value;

/** Pays with a link. Each call has an idempotency key of its own, so that the verb itself has to recognize a repeat. */
function pay(slug: string, expectedCents: number, more: { method?: string; attempt?: string; payment?: object; headers?: object } = {}) {
  const { method = "pm_card_visa", attempt = newAttempt(), payment = { paymentMethodId: method } } = more;
  const headers = { "idempotency-key": `${attempt}-${++attempts}`, ...more.headers };
  return shop.call("customer/confirmpayorderrequest", { slug, attempt, expectedCents, payment }, headers);
}

const receivable = async (orderId: number) => {
  const rows = await query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "ledgerEntry.postingId")
    .select("amountCents")
    .where("orderId", "=", orderId)
    .where("account", "=", "receivable")
    .execute();
  return rows.reduce((sum, row) => sum + Number(row.amountCents), 0);
};

/** Returns the provider's charges for an order less refunds, in cents. */
async function chargedFor(orderNo: number): Promise<number[]> {
  const answer = await fetch(`${shop.sandbox.url}/v1/payment_intents?limit=100`, { headers: { authorization: "Bearer sk_test_demo" } });
  const { data } = (await answer.json()) as { data: { status: string; amount: number; metadata: Record<string, string> }[] };
  // The order's first payment, which was lost, is among them.
  return data.filter((one) => one.metadata["order_no"] === String(orderNo) && one.status === "succeeded").map((one) => one.amount);
}

async function answerBank(clientSecret: string): Promise<void> {
  const [intent] = clientSecret.split("_secret_");
  await fetch(`${shop.sandbox.url}/stripe/control/payment_intents/${intent}/authenticate`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_demo" },
    body: new URLSearchParams({ outcome: "complete" }),
  });
}

describe("a customer's own payment link", () => {
  it("pays the open amount once, books it, and is confirmed by email in the order's language", async () => {
    const order = await owingOrder("es");
    const slug = await linkOf(order);
    expect(await read(slug)).toMatchObject({ status: "open", orderNo: order.orderNo, amountCents: order.totalCents, card: null });
    expect((await pay(slug, order.totalCents)).body.value).toEqual({ status: "paid", orderNo: order.orderNo });
    expect(await read(slug)).toMatchObject({ status: "paid", amountCents: order.totalCents, card: { brand: "visa", last4: "4242" } });
    const [mail] = await mailsTo(shop, order.email);
    expect(mail?.subject).toBe(`Recibimos su pago del pedido ${order.orderNo}`);
    expect(await receivable(order.id)).toBe(0);
    expect(await chargedFor(order.orderNo)).toEqual([order.totalCents, order.totalCents]);
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${order.receiptId}`)).body.value;
    expect(receipt.payments.at(-1)).toMatchObject({ brand: "visa", amountCents: order.totalCents });
  });

  it("needs the order's number and email, and says the same for a wrong one of either", async () => {
    const order = await owingOrder();
    const wrong = await Promise.all([ask({ ...order, email: "else@example.test" }), ask({ ...order, orderNo: 999_999_999 })]);
    expect(wrong.map((one) => [one.status, one.body.code, one.body.messages])).toEqual([
      [404, "customer_pay_order_unknown", wrong[0].body.messages],
      [404, "customer_pay_order_unknown", wrong[0].body.messages],
    ]);
    expect((await ask({ ...order, email: order.email.toUpperCase() })).status).toBe(200);
  });

  it("is not given for an order that is paid or canceled", async () => {
    const email = newAddress();
    const receiptKey = await guestOrder(shop, email);
    const { orderNo } = await query
      .selectFrom("customerOrder")
      .select("orderNo")
      .where("receiptKey", "=", receiptKey)
      .executeTakeFirstOrThrow();
    // Authorized, and not captured yet: nothing is owed.
    expect((await ask({ orderNo, email })).body.code).toBe("customer_pay_nothing_owed");
    await shop.api.settle();
    expect((await ask({ orderNo, email })).body.code).toBe("customer_pay_nothing_owed");
    const order = await owingOrder();
    await query.updateTable("customerOrder").set({ canceledAt: new Date() }).where("id", "=", order.id).execute();
    expect((await ask(order)).body.code).toBe("customer_pay_nothing_owed");
  });

  it("is kept only as a hash, expires, and cannot be guessed", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const rows = await query.selectFrom("paymentRequest").selectAll().where("orderId", "=", order.id).execute();
    expect(JSON.stringify(rows)).not.toContain(slug);
    expect((await shop.call("customer/getpayorderrequest", { slug: "x".repeat(43) })).body.code).toBe("customer_pay_link_unknown");
    await query
      .updateTable("paymentRequest")
      .set({ expiresAt: new Date(0) })
      .where("orderId", "=", order.id)
      .execute();
    expect((await read(slug)).status).toBe("expired");
    expect((await pay(slug, order.totalCents)).body.code).toBe("customer_pay_link_expired");
    expect(await receivable(order.id)).toBe(order.totalCents);
  });

  it("refuses another amount than the payer saw", async () => {
    const order = await owingOrder();
    expect((await pay(await linkOf(order), order.totalCents - 1)).body.code).toBe("customer_pay_amount_changed");
    expect(await receivable(order.id)).toBe(order.totalCents);
  });

  it("stays open after a declined card", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    expect((await pay(slug, order.totalCents, { method: "pm_card_visa_chargeDeclinedInsufficientFunds" })).body.code).toBe(
      "payment_insufficient_funds",
    );
    expect((await read(slug)).status).toBe("open");
    expect((await pay(slug, order.totalCents)).body.value.status).toBe("paid");
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${order.receiptId}`)).body.value;
    expect(receipt.payments.filter((one: { amountCents: number }) => one.amountCents === order.totalCents)).toHaveLength(2);
  });
});

describe("double clicks, second tabs and replays", () => {
  it("pay once", async () => {
    const order = await owingOrder();
    const [slug, other] = [await linkOf(order), await linkOf(order)];
    const attempt = newAttempt();
    const tries = [
      { link: slug, attempt },
      { link: slug, attempt },
      { link: slug, attempt: newAttempt() },
      { link: other, attempt: newAttempt() },
    ];
    const send = (one: { link: string; attempt: string }) => pay(one.link, order.totalCents, { attempt: one.attempt });
    const answers = await Promise.all(tries.map(send));
    const refused = answers.flatMap((one) => one.body.code ?? []);
    for (const code of refused) expect(["customer_pay_busy", "customer_pay_link_used", "customer_pay_nothing_owed"]).toContain(code);
    const paid = tries[answers.findIndex((one) => one.body.value?.status === "paid")] ?? { link: slug, attempt };
    expect((await send(paid)).body.value?.status).toBe("paid");
    await shop.api.settle();
    expect(await receivable(order.id)).toBe(0);
    expect(await chargedFor(order.orderNo)).toHaveLength(2);
    const unused = paid.link === slug ? other : slug;
    expect((await pay(paid.link, order.totalCents)).body.code).toBe("customer_pay_link_used");
    expect((await pay(unused, order.totalCents)).body.code).toBe("customer_pay_nothing_owed");
    expect((await read(unused)).status).toBe("settled");
  });

  it("continue after the bank's question", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const attempt = newAttempt();
    const challenged = await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required", attempt });
    expect(challenged.body.value.status).toBe("actionRequired");
    await answerBank(challenged.body.value.clientSecret);
    expect((await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required", attempt })).body.value.status).toBe("paid");
  });

  it("pay with another card once their payer has left the bank's question, and only with that one", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const attempt = newAttempt();
    const challenged = await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required", attempt });
    expect((await read(slug)).status).toBe("open");
    const second = newAttempt();
    expect((await pay(slug, order.totalCents, { attempt: second })).body.value.status).toBe("paid");
    expect((await pay(slug, order.totalCents, { attempt: second })).body.value.status).toBe("paid");
    await answerBank(challenged.body.value.clientSecret);
    expect((await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required", attempt })).body.code).toBe("payment_declined");
    await shop.api.settle();
    expect(await receivable(order.id)).toBe(0);
    expect(await chargedFor(order.orderNo)).toHaveLength(2);
  });

  it("are paid by the first card when its payer had answered the bank after all", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const { payments } = shop.api.services;
    const { readEvent } = payments;
    payments.readEvent = () => null;
    const challenged = await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required" });
    await answerBank(challenged.body.value.clientSecret);
    expect((await pay(slug, order.totalCents)).body.value.status).toBe("paid");
    payments.readEvent = readEvent;
    await shop.api.settle();
    expect(await receivable(order.id)).toBe(0);
    expect(await chargedFor(order.orderNo)).toHaveLength(2);
  });

  it("wait while the provider says that the bank is at work", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const { payments } = shop.api.services;
    const { abandon } = payments;
    await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required" });
    payments.abandon = async () => ({ status: "processing" });
    expect((await pay(slug, order.totalCents)).body.code).toBe("customer_pay_busy");
    payments.abandon = abandon;
    expect((await pay(slug, order.totalCents)).body.value.status).toBe("paid");
  });
});

describe("PayPal", () => {
  const wallet = walletBuyers(shop);
  const idIn = (approvalUrl: string) => new URL(approvalUrl).searchParams.get("token") ?? "";

  it("pays the open amount once its payer has approved it, and once only", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    expect((await read(slug)).payment.payPal).toMatchObject({ scriptUrl: expect.any(String) });
    const attempt = newAttempt();
    const begun = await pay(slug, order.totalCents, { attempt, payment: { type: "PayPal" } });
    expect(begun.body.value).toMatchObject({ status: "approvalRequired" });
    expect((await read(slug)).status).toBe("open");
    await wallet.approve(idIn(begun.body.value.approvalUrl));
    const back = { attempt, payment: { type: "PayPal", success: true } };
    expect((await pay(slug, order.totalCents, back)).body.value).toMatchObject({ status: "paid" });
    expect((await pay(slug, order.totalCents, back)).body.value).toMatchObject({ status: "paid" });
    await shop.api.settle();
    expect(await receivable(order.id)).toBe(0);
    expect(await chargedFor(order.orderNo)).toHaveLength(1);
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${order.receiptId}`)).body.value;
    expect(receipt.payments.at(-1)).toMatchObject({ method: "PayPal", state: "paid", amountCents: order.totalCents });
  });

  it("is booked by its event when its payer doesn't come back", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const begun = await pay(slug, order.totalCents, { payment: { type: "PayPal" } });
    await wallet.approve(idIn(begun.body.value.approvalUrl));
    await wallet.settled();
    expect((await read(slug)).status).toBe("paid");
    expect(await receivable(order.id)).toBe(0);
  });

  it("ends when its payer leaves it, or pays by card instead, and is never charged then", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const attempt = newAttempt();
    await pay(slug, order.totalCents, { attempt, payment: { type: "PayPal" } });
    const left = await pay(slug, order.totalCents, { attempt, payment: { type: "PayPal", success: false } });
    expect(left.body.code).toBe("payment_paypal_canceled");
    const begun = await pay(slug, order.totalCents, { payment: { type: "PayPal" } });
    expect((await pay(slug, order.totalCents)).body.value.status).toBe("paid");
    const id = idIn(begun.body.value.approvalUrl);
    await wallet.approve(id);
    await wallet.settled();
    expect(await wallet.captureOf(id)).toBeNull();
    expect(await receivable(order.id)).toBe(0);
  });
});

describe("a crash between the phases", () => {
  const paymentOf = (orderId: number) =>
    query
      .selectFrom("payment")
      .select(["id", "status", "providerId"])
      .where("orderId", "=", orderId)
      .where("requestId", "is not", null)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  const later = (minutes: number) => shop.setNow(new Date(Date.now() + minutes * 60_000));

  it("before the provider was asked ends without a charge", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    await pay(slug, order.totalCents, { method: "pm_card_visa_chargeDeclined" });
    // Without this, the provider's event about the refusal would end the payment again.
    const headers = { authorization: "Bearer sk_test_demo" };
    await fetch(`${shop.sandbox.url}/stripe/control/deliveries/settle`, { method: "POST", headers });
    const { id } = await paymentOf(order.id);
    await query.updateTable("payment").set({ status: "started", providerId: null }).where("id", "=", id).execute();
    later(3);
    expect(await sweepRequestPayments(shop.api.services)).toBe(1);
    expect((await paymentOf(order.id)).status).toBe("cancelled");
    expect((await read(slug)).status).toBe("open");
  });

  it("after the bank agreed is booked by the sweep", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    await pay(slug, order.totalCents);
    await shop.api.settle();
    // Undoes everything that was written after the provider's answer.
    const { id } = await paymentOf(order.id);
    await query
      .updateTable("payment")
      .set({ status: "started", createdAt: new Date(0) })
      .where("id", "=", id)
      .execute();
    await query.deleteFrom("ledgerPosting").where("key", "=", `cash:${order.id}:${id}`).execute();
    await query.updateTable("paymentRequest").set({ paidAt: null }).where("orderId", "=", order.id).execute();
    expect(await sweepRequestPayments(shop.api.services)).toBe(1);
    expect((await read(slug)).status).toBe("paid");
    expect(["authorised", "captured"]).toContain((await paymentOf(order.id)).status);
  });

  it("in the bank's page is given up after a while, and the link can be used again", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required" });
    later(5);
    expect(await sweepRequestPayments(shop.api.services)).toBe(0);
    later(20);
    expect(await sweepRequestPayments(shop.api.services)).toBe(1);
    expect((await read(slug)).status).toBe("open");
    expect((await pay(slug, order.totalCents)).body.value.status).toBe("paid");
  });

  it("gives the money back when the order was canceled meanwhile", async () => {
    const order = await owingOrder();
    const slug = await linkOf(order);
    const attempt = newAttempt();
    const challenged = await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required", attempt });
    await query.updateTable("customerOrder").set({ canceledAt: new Date() }).where("id", "=", order.id).execute();
    await answerBank(challenged.body.value.clientSecret);
    const answer = await pay(slug, order.totalCents, { method: "pm_card_threeDSecure2Required", attempt });
    expect(answer.body.success).toBe(false);
    await shop.api.settle();
    expect((await paymentOf(order.id)).status).toBe("cancelled");
    expect(await chargedFor(order.orderNo)).toHaveLength(1);
  });
});

describe("a saved card", () => {
  it("pays with a link, is saved with one when asked, and a stranger's is refused", async () => {
    const [owner, stranger] = [await provedPerson(shop), await provedPerson(shop)];
    const first = await owingOrder();
    const headers = bearer(owner.pair);
    const saving = { paymentMethodId: "pm_card_mastercard", saveCard: true };
    expect((await pay(await linkOf(first), first.totalCents, { payment: saving, headers })).body.value.status).toBe("paid");
    const second = await owingOrder();
    const slug = await linkOf(second);
    const { payment } = (await shop.call("customer/getpayorderrequest", { slug }, headers)).body.value;
    expect(payment.saved).toMatchObject([{ brand: "mastercard", last4: "4444" }]);
    expect((await read(slug)).payment.saved).toEqual([]);
    const saved = { savedPaymentId: payment.saved[0].id };
    const refused = await pay(slug, second.totalCents, { payment: saved, headers: bearer(stranger.pair) });
    expect(refused.body.code).toBe("customer_payment_not_found");
    expect((await pay(slug, second.totalCents, { payment: saved, headers })).body.value.status).toBe("paid");
  });
});

describe("staff", () => {
  it("email a link in the order's language, and a newer one replaces it", async () => {
    const staff = await staffHeaders(shop);
    const order = await owingOrder("es");
    const send = (key: string) => shop.call("office/sendpaymentlink", { orderNo: order.orderNo }, { ...staff, "idempotency-key": key });
    const sent = await send("payment-link-1");
    expect(sent.body.value.events.at(-1)).toMatchObject({ kind: "payment_requested", amountCents: order.totalCents });
    await send("payment-link-1");
    const slugs = async () =>
      (await mailsTo(shop, order.email)).flatMap(({ text }) => /\/es\/payorder\/confirm\/([\w-]+)/.exec(text)?.[1] ?? []);
    const [slug = ""] = await slugs();
    expect(await slugs()).toHaveLength(1);
    expect((await mailsTo(shop, order.email))[0]?.subject).toContain(`Pague su pedido ${order.orderNo}`);
    expect(JSON.stringify(sent.body)).not.toContain(slug);
    expect((await read(slug)).status).toBe("open");
    await send("payment-link-2");
    const [newer = ""] = (await slugs()).filter((one) => one !== slug);
    expect((await read(slug)).status).toBe("expired");
    expect((await pay(newer, order.totalCents)).body.value.status).toBe("paid");
    const again = await send("payment-link-3");
    expect([again.status, again.body.code]).toEqual([409, "office_nothing_owed"]);
  });

  it("need the right for it", async () => {
    const staff = await staffHeaders(shop);
    const order = await owingOrder();
    const rights = query.updateTable("staff").where("email", "=", "staff@demo.test");
    await rights.set({ roleId: null, rights: ["orders.read", "orders.refund"] }).execute();
    expect((await shop.call("office/sendpaymentlink", { orderNo: order.orderNo }, staff)).body.code).toBe("office_right");
    await rights.set({ roleId: null, rights: [...staffRights] }).execute();
  });

  it("refund a payment made with a link", async () => {
    const staff = await staffHeaders(shop);
    const order = await owingOrder();
    await pay(await linkOf(order), order.totalCents);
    await shop.api.settle();
    const canceled = await shop.call(
      "office/cancelorder",
      { orderNo: order.orderNo },
      { ...staff, "idempotency-key": "cancel-paid-by-link" },
    );
    expect(canceled.status).toBe(200);
    await shop.api.settle();
    const { value } = (await shop.call(`office/order?orderNo=${order.orderNo}`, undefined, staff)).body;
    expect(value.refunds).toMatchObject([{ state: "done", amountCents: order.totalCents }]);
    expect(value.payments.at(-1)).toMatchObject({ status: "refunded" });
  });
});
