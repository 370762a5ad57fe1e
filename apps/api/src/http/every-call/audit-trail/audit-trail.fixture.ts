import { address, contact } from "@azulejo/testing/guest.ts";
import { type OrderedItem, placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import type { Answer, TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, type Pair, provedPerson } from "@azulejo/testing/people.ts";

/** A shop whose staff act, for the acts of `acts/`. */
export interface Office {
  shop: TestShop;
  /** Makes a call as staff. @throws if it is refused */
  act(call: string, body: object): Promise<Answer>;
  read(call: string): Promise<Answer["body"]["value"]>;
  as(headers: Record<string, string>, call: string, body?: object): Promise<Answer["body"]["value"]>;
  staff: Record<string, string>;
  dealer: Record<string, string>;
  dealerId: number;
  /** Orders one line, or one line of each item, and captures the payment. */
  order(fulfilmentType?: OrderedItem["fulfilmentType"]): Promise<{ orderNo: number; lineId: number; itemNo: string }>;
  /** Places an order whose payment the bank then returns, for a customer with a saved card. */
  owingOrder(): Promise<{ orderNo: number }>;
  /** Asks for a quote as the dealer. @returns its number */
  quote(): Promise<number>;
  /** Orders on the dealer's credit line and ships it. @returns the invoice */
  invoice(): Promise<{ invoiceNo: number; totalCents: number }>;
}

/** @param before called before each staff call, with its name and body */
export async function openOffice(shop: TestShop, before?: (call: string, body: object) => Promise<void>): Promise<Office> {
  const staff = await staffHeaders(shop);
  const dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const ok = async (answering: Promise<Answer>): Promise<Answer> => {
    const answer = await answering;
    if (!answer.body.success) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const act: Office["act"] = async (call, body) => {
    await before?.(call, body);
    return ok(shop.call(`office/${call}`, body, { ...staff, ...key() }));
  };
  const read: Office["read"] = async (call) => (await ok(shop.call(`office/${call}`, undefined, staff))).body.value;
  const as: Office["as"] = async (headers, call, body) => (await ok(shop.call(call, body, { ...headers, ...key() }))).body.value;
  const { customerId: dealerId } = (await read("customers?query=Ladera")).customers[0];
  let items = 0;
  const readyBag = async (headers: Record<string, string>) => {
    const wanted = [{ itemNo: await boxInReno(shop, ++items), quantity: 2, fulfilmentType: "DLVR" }];
    const { shoppingBagQuoteId } = await as(headers, "webshoppingbag/addbagitemV2", { items: wanted });
    const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    const { totals, termsVersion } = await as(headers, "checkout/checkout", { shoppingBagQuoteId, ...steps });
    return { shoppingBagQuoteId, expectedTotalCents: totals.totalCents, termsVersion };
  };
  const complete = async (headers: Record<string, string>, payment: object) => {
    const attempt = `audit-attempt-${String(++items).padStart(8, "0")}`;
    const placed = await as(headers, "checkout/complete", { ...(await readyBag(headers)), attempt, payment, agreed: true });
    await shop.api.settle();
    return placed;
  };
  return {
    shop,
    act,
    read,
    as,
    staff,
    dealer,
    dealerId,
    async order(fulfilmentType = "DLVR") {
      const itemNo = await boxInReno(shop, ++items);
      const orderNo = await placeOrder(shop, [{ itemNo, quantity: 2, fulfilmentType }]);
      await shop.api.settle();
      return { orderNo, lineId: (await read(`order?orderNo=${orderNo}`)).lines[0].lineId, itemNo };
    },
    async owingOrder() {
      const { pair } = await provedPerson(shop);
      await saveCard(shop, as, pair);
      const { orderNo } = await complete(bearer(pair), { type: "CreditCard", paymentMethodId: "pm_card_visa" });
      const { query } = shop.database;
      const { id } = await query.selectFrom("customerOrder").select("id").where("orderNo", "=", orderNo).executeTakeFirstOrThrow();
      await query.updateTable("payment").set({ status: "returned" }).where("orderId", "=", id).execute();
      await query.deleteFrom("ledgerPosting").where("key", "=", `cash:${id}`).execute();
      return { orderNo };
    },
    async quote() {
      const { shoppingBagQuoteId } = await readyBag(dealer);
      return (await as(dealer, "customer/requestquote", { shoppingBagQuoteId })).quoteNo;
    },
    async invoice() {
      const { orderNo } = await complete(dealer, { type: "Credit" });
      const { lines } = await read(`order?orderNo=${orderNo}`);
      const [{ lineId, quantity }] = lines;
      await act("shiplines", { orderNo, lines: [{ lineId, units: quantity }], carrier: "Own truck" });
      const { invoices } = await as(dealer, "customer/openinvoiceslist", { pageSize: 500 });
      return invoices.find((one: { orderNo: number }) => one.orderNo === orderNo);
    },
  };
}

async function saveCard(shop: TestShop, as: Office["as"], pair: Pair): Promise<void> {
  const provider = (path: string, fields: Record<string, string>, secret: string) =>
    fetch(`${shop.sandbox.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      body: new URLSearchParams(fields),
    });
  const { clientSecret } = await as(bearer(pair), "customer/retrievesavedpaymentform", {});
  const [setupId] = clientSecret.split("_secret_");
  const card = { client_secret: clientSecret, payment_method: "pm_card_visa" };
  await provider(`/v1/setup_intents/${setupId}/confirm`, card, "pk_test_demo");
  await provider(`/stripe/control/setup_intents/${setupId}/authenticate`, { outcome: "complete" }, "sk_test_demo");
  await as(bearer(pair), "customer/confirmsavedpaymentformv2", { setupId });
}
