import { recordChanges } from "@azulejo/database";
import { contact, orderOf } from "@azulejo/testing/guest.ts";
import { booksOf, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo, newAddress } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";
import { changeSettings } from "../../settings/index.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const whole = { code: "WHOLE", name: { en: "All of it", es: "Todo" }, kind: "percentage", value: 100 };

let staff: Record<string, string>;
let dealer: Record<string, string>;
let sample: string;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  const found = await query
    .selectFrom("item")
    .innerJoin("lot", "lot.itemId", "item.id")
    .innerJoin("place", "place.id", "lot.placeId")
    .select("itemNo")
    .where("item.kind", "=", "sample")
    .where("item.published", "=", true)
    .where("place.code", "=", "reno")
    .where("onHand", ">", 20)
    .executeTakeFirstOrThrow();
  sample = found.itemNo;
});
afterEach(async () => {
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

let attempts = 0;
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;

async function quoted(itemNo: string, quantity: number, { code, headers = {}, email = newAddress() }: Wanted = {}) {
  const items = [{ itemNo, quantity, fulfilmentType: "PKUP" }];
  const added = await shop.call("webshoppingbag/addbagitemV2", { items, pickupStoreCode: "reno" }, headers);
  const { shoppingBagQuoteId } = added.body.value;
  if (code) {
    const promotion = { promotionalCode: code };
    await shop.call("webshoppingbag/applypromocode", { promotion, request: { shoppingBagQuoteId } }, headers);
  }
  return (await shop.call("checkout/checkout", { shoppingBagQuoteId, contact: { ...contact, email } }, headers)).body.value;
}
const billing = {
  firstName: "Ana",
  lastName: "Vega",
  line1: "77 Keystone Ave",
  city: "Reno",
  province: "NV",
  postalCode: "89503",
  country: "US",
};

interface Wanted {
  code?: string;
  headers?: Record<string, string>;
  email?: string;
}
type Quote = Awaited<ReturnType<typeof quoted>>;

const complete = (quote: Quote, payment: object, headers = {}, attempt = `attempt-payable-${++attempts}`) =>
  shop.call("checkout/complete", orderOf(quote, attempt, payment), { ...headers, "idempotency-key": crypto.randomUUID() });

const priced = async (itemNo: string, listCents: number) => {
  const { id } = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  await query.updateTable("price").set({ listCents, saleCents: null }).where("itemId", "=", id).execute();
  await recordChanges(query, [{ kind: "catalogue", entity: "all" }]);
  await shop.api.settle();
};

describe("an order that costs nothing", () => {
  it("is placed without a payment, address of payer or provider, once", async () => {
    const email = newAddress();
    const quote = await quoted(sample, 3, { code: "SAMPLES3", email });
    expect(quote.totals.totalCents).toBe(0);
    expect([quote.missing, quote.payment.methods]).toEqual([[], []]);
    const placed = await complete(quote, { type: "None" }, {}, "attempt-free-samples");
    expect(placed.body.value).toMatchObject({ status: "placed" });
    const again = await complete(quote, { type: "None" }, {}, "attempt-free-samples");
    expect(again.body.value).toEqual(placed.body.value);
    await shop.api.settle();
    const { orderNo, receiptId } = placed.body.value;
    expect(await show(orderNo)).toMatchObject({ status: "open", payments: [{ method: "None", amountCents: 0, providerRef: null }] });
    expect((await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value).toMatchObject({ totalCents: 0 });
    expect(Object.values(await booksOf(shop, orderNo)).every((cents) => cents === 0)).toBe(true);
    expect((await mailsTo(shop, email)).some(({ subject }) => subject.includes(String(orderNo)))).toBe(true);
  });

  it("is placed through a code for all of it, and canceled without a refund", async () => {
    await changeSettings(shop.database, { settings: { version: 1, promotions: [whole] }, pictures: {} }, { storefrontId: 1 });
    const quote = await quoted(await boxInReno(shop, 1), 1, { code: "WHOLE" });
    expect(quote.totals.totalCents).toBe(0);
    const placed = await complete(quote, { type: "CreditCard", paymentMethodId: "pm_card_chargeDeclined" });
    expect(placed.body.value).toMatchObject({ status: "placed" });
    const { orderNo } = placed.body.value;
    expect((await act("cancelorder", { orderNo })).body.success).toBe(true);
    await shop.api.settle();
    expect(await show(orderNo)).toMatchObject({ status: "canceled", moneyBackCents: 0 });
  });

  it("is placed by staff on the phone without a payment link", async () => {
    const email = newAddress();
    const { draftNo } = (await act("startphoneorder", {})).body.value;
    await act("addphoneline", { draftNo, itemNo: await boxInReno(shop, 2), units: 1, fulfilment: "PKUP" });
    await act("savephonedetails", { draftNo, contact: { ...contact, email }, pickupStore: "reno" });
    const bagId = (await shop.call(`office/readphoneorder?draftNo=${draftNo}`, undefined, staff)).body.value.quote.bag.shoppingBagQuoteId;
    await query.insertInto("bagPromotion").values({ bagId, code: "WHOLE" }).execute();
    const { quote } = (await shop.call(`office/readphoneorder?draftNo=${draftNo}`, undefined, staff)).body.value;
    expect(quote.totals.totalCents).toBe(0);
    const { orderNo } = (await act("placephoneorder", { draftNo, payment: "link", expectedTotalCents: 0 })).body.value;
    await shop.api.settle();
    const order = await show(orderNo);
    expect(order.payments).toMatchObject([{ method: "None", amountCents: 0 }]);
    const [{ lineId }] = order.lines;
    expect((await act("picklines", { orderNo, lines: [{ lineId, units: 1 }] })).body.success).toBe(true);
    expect((await mailsTo(shop, email)).filter(({ text }) => text.includes("/payorder"))).toEqual([]);
  });

  it("can't be used to order something with a price", async () => {
    const quote = await quoted(await boxInReno(shop, 3), 1);
    expect((await complete(quote, { type: "None" })).body.code).toBe("checkout_incomplete");
  });
});

describe("a credit line", () => {
  const leaveAvailable = async (cents: number) => {
    const [{ customerId, locked, owedCents, heldCents }] = (await shop.call("office/customers?query=Ladera", undefined, staff)).body.value
      .customers;
    await act("saveterms", { customerId, paymentTerm: "NET30", creditLimitCents: owedCents + heldCents + cents, locked });
  };

  const billed = async ({ bag }: Quote) => {
    const steps = { shoppingBagQuoteId: bag.shoppingBagQuoteId, billingAddress: billing };
    return (await shop.call("checkout/checkout", steps, dealer)).body.value as Quote;
  };

  it.each([
    ["en", "That leaves $0.20, which is too little to pay by card."],
    ["es", "Quedarían $0.20, muy poco para pagar con tarjeta."],
  ])("leaves a card no part below its lowest payment, and says in %s what works", async (language, said) => {
    await leaveAvailable(10_000_000);
    const quote = await billed(await quoted(await boxInReno(shop, 4), 1, { headers: dealer }));
    const { totalCents } = quote.totals;
    const card = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
    const headers = { ...dealer, "accept-language": language };
    const { status, body } = await complete(quote, { ...card, creditCents: totalCents - 20 }, headers);
    expect([status, body.code, body.messages]).toEqual([409, "checkout_credit_rest", [expect.stringContaining(said)]]);
    expect(body.messages?.[0]).toContain(`$${((totalCents - 50) / 100).toFixed(2)}`);
    expect((await complete(quote, { ...card, creditCents: totalCents - 50 }, dealer)).body.value.status).toBe("placed");
  });

  it("takes more than the largest payment by card, whose limit counts for a card alone", async () => {
    const itemNo = await boxInReno(shop, 5);
    await priced(itemNo, 120_000_000);
    await leaveAvailable(900_000_000);
    const quote = await billed(await quoted(itemNo, 1, { headers: dealer }));
    expect(quote.totals.totalCents).toBeGreaterThan(100_000_000);
    expect((await complete(quote, { type: "CreditCard", paymentMethodId: "pm_card_visa" }, dealer)).body.code).toBe("checkout_amount");
    expect((await complete(quote, { type: "Credit" }, dealer)).body.value.status).toBe("placed");
    await priced(itemNo, 2_000);
  });
});
