import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { booksOf as readBooks } from "@azulejo/testing/office.ts";
import type { TestShop } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { expect } from "vitest";

export const NEW = { type: "PayPal", token: null, success: null, payPalOrderId: null };

let orders = 0;

/** Returns functions that buy with a wallet as a browser does. @param headers the buyer's; a guest by default */
export function walletBuyers(shop: TestShop) {
  let token = "";
  const provider = async (path: string, body?: object, method = body ? "POST" : "GET") => {
    if (token === "") {
      const authorization = `Basic ${Buffer.from("paypal-demo-client:paypal-demo-secret").toString("base64")}`;
      const answer = await fetch(`${shop.sandbox.url}/paypal/v1/oauth2/token`, { method: "POST", headers: { authorization } });
      token = ((await answer.json()) as { access_token: string }).access_token;
    }
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${shop.sandbox.url}/paypal${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the call it makes
    return (answer.status === 204 ? null : answer.json()) as any;
  };

  async function readyBag(headers: Record<string, string> = {}) {
    const items = [{ itemNo: await boxInReno(shop, ++orders), quantity: 2, fulfilmentType: "DLVR" }];
    const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, headers)).body.value;
    const buyer = { ...contact, email: `wallet-${orders}@example.test` };
    const steps = { contact: buyer, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    return (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps }, headers)).body.value;
  }
  type Quote = Awaited<ReturnType<typeof readyBag>>;

  const newAttempt = () => `attempt-wallet-${++orders}`;
  const pay = (quote: Quote, attempt: string, payment: object = NEW, headers: Record<string, string> = {}) =>
    shop.call("checkout/complete", orderOf(quote, attempt, payment), { "idempotency-key": `key-${crypto.randomUUID()}`, ...headers });

  async function begin({ payment = NEW, headers = {} }: { payment?: object; headers?: Record<string, string> } = {}) {
    const quote = await readyBag(headers);
    const attempt = newAttempt();
    const { body } = await pay(quote, attempt, payment, headers);
    expect(body.value?.status, JSON.stringify(body)).toBe("approvalRequired");
    const id = body.value.payPalOrderId as string;
    return { quote, attempt, id, cents: quote.totals.totalCents as number, email: quote.contact.email as string, headers };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  const approve = (id: string, buyer = "pays") => provider(`/control/orders/${id}/approve`, { buyer });
  const finish = ({ quote, attempt, id, headers }: Begun, payment: object = {}) =>
    pay(quote, attempt, { ...NEW, success: true, payPalOrderId: id, ...payment }, headers);

  /** Places an order. */
  async function place(buyer = "pays", options: Parameters<typeof begin>[0] = {}) {
    const begun = await begin(options);
    await approve(begun.id, buyer);
    const { body } = await finish(begun);
    expect(body.value?.status, JSON.stringify(body)).toBe("placed");
    await shop.api.settle();
    return { ...begun, ...(body.value as { orderNo: number; receiptId: string }) };
  }

  const captureOf = async (id: string) => (await provider(`/v2/checkout/orders/${id}`)).purchase_units[0].payments?.captures[0] ?? null;
  const deliveries = (mode: "on" | "off") => provider("/control/deliveries", { mode });
  /** Waits for the events, then delivers the outbox. */
  const settled = async () => {
    await provider("/control/deliveries/settle", {});
    await shop.api.settle();
  };
  const paymentOf = (id: string) =>
    shop.database.query
      .selectFrom("payment")
      .innerJoin("customerOrder", "customerOrder.id", "payment.orderId")
      .select(["customerOrder.orderNo", "customerOrder.status as orderStatus", "payment.status", "customerOrder.id as orderId"])
      .where("payment.providerId", "=", id)
      .executeTakeFirstOrThrow();
  const booksOf = async (orderNo: number) =>
    Object.fromEntries(
      Object.entries(await readBooks(shop, orderNo)).filter(([name, cents]) => cents !== 0 && !["sales", "tax", "delivery"].includes(name)),
    );
  return { provider, readyBag, newAttempt, pay, begin, approve, finish, place, captureOf, deliveries, settled, paymentOf, booksOf };
}
