import { address, contact } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, type Pair } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const reservedInAll = async () => {
  const { sum } = await shop.database.query
    .selectFrom("lot")
    .select((of) => of.fn.sum<string>("reserved").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum);
};
const ordersInAll = async () => (await shop.database.query.selectFrom("customerOrder").select("id").execute()).length;

let attempts = 0;
/** Fills the caller's bag and completes the steps before payment. */
async function readyBag(pair: Pair | null) {
  const itemNo = await boxInReno(shop, ++attempts);
  const headers: Record<string, string> = pair ? bearer(pair) : {};
  const items = [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, headers)).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const { totals, termsVersion } = (await shop.call("checkout/checkout", steps, headers)).body.value;
  return { shoppingBagQuoteId, totals, termsVersion, steps };
}

type Ready = Awaited<ReturnType<typeof readyBag>>;
const complete = (
  pair: Pair | null,
  { shoppingBagQuoteId, totals, termsVersion }: Ready,
  expected = totals.totalCents ?? 0,
  language = "en",
) =>
  shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId,
      attempt: `attempt-of-buyer-${++attempts}`,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: expected,
      agreed: true,
      termsVersion,
    },
    { ...(pair && bearer(pair)), "accept-language": language, "idempotency-key": `buyer-${attempts}-key` },
  );

describe("an order of a signed-in buyer", () => {
  it.each([
    ["homeowner@demo.test", false],
    ["dealer-buyer@demo.test", true],
    ["designer@demo.test", true],
  ])("belongs to the account of %s and its business", async (email, business) => {
    const { pair } = await demoPerson(shop, email);
    const placed = await complete(pair, await readyBag(pair));
    const { receiptId } = placed.body.value;
    const order = await shop.database.query
      .selectFrom("customerOrder")
      .innerJoin("account", "account.id", "customerOrder.accountId")
      .select(["account.email", "account.customerId as own", "customerOrder.customerId as customer"])
      .where("receiptKey", "=", receiptId)
      .executeTakeFirstOrThrow();
    expect([order.email, order.customer === order.own, order.customer !== null]).toEqual([email, true, business]);
    expect((await shop.call("customer/summary", undefined, bearer(pair))).body.value.lastOrder.receiptId).toBe(receiptId);
    expect((await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).status).toBe(200);
  });

  it("leaves the account free to fill the next bag", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    const first = await readyBag(pair);
    await complete(pair, first);
    expect((await shop.call("webshoppingbag/getcustomershoppingbag", undefined, bearer(pair))).body.value).toBeNull();
    expect((await readyBag(pair)).shoppingBagQuoteId).not.toBe(first.shoppingBagQuoteId);
  });
});

describe("an order is refused, without reserving stock,", () => {
  it.each([
    ["en", "Finish these steps first: delivery address."],
    ["es", "Complete primero estos pasos: dirección de entrega."],
  ])("while a step is missing, which is named in %s", async (language, sentence) => {
    const { totals, termsVersion, steps } = await readyBag(null);
    const items = [{ itemNo: (await shop.call("product/list", { listing: "porcelain" })).body.value.products[0].lead.itemNo, quantity: 1 }];
    const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
    const answer = await complete(null, { shoppingBagQuoteId, totals, termsVersion, steps }, undefined, language);
    expect([answer.status, answer.body.code]).toEqual([409, "checkout_incomplete"]);
    expect(answer.body.messages?.[0]).toBe(sentence);
  });

  it("for a locked customer, with the phone number to call", async () => {
    const { pair } = await demoPerson(shop, "locked@demo.test");
    const bag = await readyBag(pair);
    const before = [await reservedInAll(), await ordersInAll()];
    const answer = await complete(pair, bag);
    const { phone } = (await shop.call("storefront/settings")).body.value;
    expect([answer.status, answer.body.code, answer.body.messages?.[0]?.includes(phone)]).toEqual([409, "account_locked", true]);
    expect([await reservedInAll(), await ordersInAll()]).toEqual(before);
  });

  it("for the role that only pays", async () => {
    const { pair } = await demoPerson(shop, "dealer-accounting@demo.test");
    const answer = await complete(pair, await readyBag(pair));
    expect([answer.status, answer.body.code]).toEqual([409, "account_role"]);
  });

  it("when prices are hidden, whether or not the total is guessed correctly", async () => {
    const guest = await readyBag(null);
    const { pair } = await demoPerson(shop, "hidden-prices@demo.test");
    const before = await reservedInAll();
    const answers = [await complete(pair, guest, guest.totals.totalCents), await complete(pair, guest, 1)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, "account_prices_hidden"]));
    expect(await reservedInAll()).toBe(before);
  });

  it("until prices are shown", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    await shop.call("account/changehidepricesstate?hidePrices=true", undefined, bearer(pair));
    const bag = await readyBag(pair);
    expect(bag.totals).toEqual({
      currency: "USD",
      goodsCents: null,
      discountCents: null,
      deliveryCents: null,
      deliveryDiscountCents: null,
      taxes: [],
      exemptions: [],
      taxCents: null,
      totalCents: null,
    });
    expect((await complete(pair, bag)).body.code).toBe("account_prices_hidden");
    await shop.call("account/changehidepricesstate?hidePrices=false", undefined, bearer(pair));
    const { totals } = (await shop.call("checkout/checkout", bag.steps, bearer(pair))).body.value;
    expect((await complete(pair, { ...bag, totals })).body.value.status).toBe("placed");
  });
});

describe("a response stored for idempotency", () => {
  it("is not returned to another caller, nor with its prices once they are hidden", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    const items = [{ itemNo: (await shop.call("product/list", { listing: "porcelain" })).body.value.products[0].lead.itemNo, quantity: 1 }];
    const key = { "idempotency-key": "one-key-for-all" };
    const ask = (headers: Record<string, string>) => shop.call("webshoppingbag/addbagitemV2", { items }, { ...key, ...headers });
    const first = (await ask(bearer(pair))).body.value;
    expect((await ask(bearer(pair))).body.value).toEqual(first);
    expect((await ask({})).body.value.shoppingBagQuoteId).not.toBe(first.shoppingBagQuoteId);
    await shop.call("account/changehidepricesstate?hidePrices=true", undefined, bearer(pair));
    expect((await ask(bearer(pair))).body.value.goodsCents).toBeNull();
    await shop.call("account/changehidepricesstate?hidePrices=false", undefined, bearer(pair));
  });
});
