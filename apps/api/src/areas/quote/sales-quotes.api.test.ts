import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { booksOf, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo, PASSWORD, provedPerson } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { NEW } from "../checkout/wallet/wallet.fixture.ts";

const shop = await openShopForFile();

type Headers = Record<string, string>;
let dealer: Headers;
let buyer: Headers;
let accounting: Headers;
let homeowner: Headers;
let designer: Headers;
let staff: Headers;
beforeAll(async () => {
  const person = async (name: string) => bearer((await demoPerson(shop, `${name}@demo.test`)).pair);
  [dealer, buyer, accounting, homeowner, designer] = [
    await person("dealer-admin"),
    await person("dealer-buyer"),
    await person("dealer-accounting"),
    await person("homeowner"),
    await person("designer"),
  ];
  staff = await staffHeaders(shop);
});

let asked = 0;
/** A bag that is ready to be quoted. */
async function readyBag(by = dealer, quantity = 4, to: object = {}) {
  const itemNo = await boxInReno(shop, 30 + (++asked % 20));
  const items = [{ itemNo, quantity, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, by)).body.value;
  const steps = {
    shoppingBagQuoteId,
    contact,
    deliveryAddress: { ...address, ...to },
    billingSameAsDelivery: true,
    deliveryService: "line1" in to ? "parcel" : "freight",
    jobName: "Lobby",
  };
  const checkout = (await shop.call("checkout/checkout", steps, by)).body.value;
  return { shoppingBagQuoteId, itemNo, quantity, checkout };
}
const ask = async (by = dealer, text?: string) => {
  const bag = await readyBag(by);
  const { body } = await shop.call("customer/requestquote", { shoppingBagQuoteId: bag.shoppingBagQuoteId, ...(text && { text }) }, by);
  expect(body.code).toBeUndefined();
  return { ...bag, quoteNo: body.value.quoteNo as number };
};
const send = (quoteNo: number, more: object = {}) =>
  shop.call("office/sendquote", { quoteNo, ...more }, { ...staff, "idempotency-key": crypto.randomUUID() });
const read = async (quoteNo: number, by = dealer) => (await shop.call(`customer/quote/${quoteNo}`, undefined, by)).body.value;
/** A quote that was answered at this price of a box. */
async function offered(by = dealer, more: { unitPriceCents?: number } & Record<string, unknown> = {}) {
  const quote = await ask(by);
  const { unitPriceCents = 1_000, ...rest } = more;
  const lines = [{ itemNo: quote.itemNo, quantity: quote.quantity, fulfilment: "DLVR", unitPriceCents }];
  expect((await send(quote.quoteNo, { lines, ...rest })).body.code).toBeUndefined();
  return { ...quote, shown: await read(quote.quoteNo, by) };
}
type Offered = Awaited<ReturnType<typeof offered>>;
const acceptance = ({ shown }: Pick<Offered, "shown">, more: object = {}) => ({
  versionNo: shown.versions[0].versionNo,
  payment: "Credit",
  expectedTotalCents: shown.versions[0].totalCents,
  agreed: true,
  termsVersion: shown.checkout?.termsVersion ?? "",
  ...more,
});
const accept = (quote: Offered, by: Headers = dealer, more: object = {}, key: string = crypto.randomUUID()) =>
  shop.call("customer/acceptquote", { quoteNo: quote.quoteNo, ...acceptance(quote), ...more }, { ...by, "idempotency-key": key });

describe("a request for a quote", () => {
  it("sets the bag aside with its job, empties the next one, and tells the shop", async () => {
    const { quoteNo, shoppingBagQuoteId, itemNo } = await ask(dealer, "Could you deliver in March?");
    const quote = await read(quoteNo);
    expect(quote).toMatchObject({ state: "requested", jobName: "Lobby", versions: [], order: null, checkout: null, mayDecide: false });
    expect(quote.asked).toMatchObject([{ itemNo, quantity: 4, unitPriceCents: null }]);
    expect(quote.messages).toMatchObject([{ from: "customer", text: "Could you deliver in March?" }]);
    const next = (await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${shoppingBagQuoteId}`, undefined, dealer)).body
      .value;
    expect(next.lines).toEqual([]);
    const changed = await shop.call("checkout/checkout", { shoppingBagQuoteId, deliveryService: "parcel" }, dealer);
    expect(changed.body.code).toBe("webshoppingbag_ordered");
    const requested = (await shop.call("office/quotes", undefined, staff)).body.value.quotes[0];
    expect(requested).toMatchObject({ quoteNo, state: "requested", customer: "Ladera Floor & Tile" });
  });

  it("is refused without an address, and twice for one bag", async () => {
    const itemNo = await boxInReno(shop, 3);
    const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 1 }] }, designer)).body
      .value;
    expect((await shop.call("customer/requestquote", { shoppingBagQuoteId }, designer)).body.code).toBe("checkout_incomplete");
    const ready = await readyBag(homeowner);
    const asks = await Promise.all(
      [1, 2].map(() => shop.call("customer/requestquote", { shoppingBagQuoteId: ready.shoppingBagQuoteId }, homeowner)),
    );
    expect(asks.map(({ body }) => body.code ?? "ok").sort()).toEqual(["ok", "webshoppingbag_ordered"]);
  });

  it("is refused for a role that doesn't order", async () => {
    const { shoppingBagQuoteId } = await readyBag(accounting);
    expect((await shop.call("customer/requestquote", { shoppingBagQuoteId }, accounting)).body.code).toBe("account_role");
  });
});

describe("a version", () => {
  it("has the agreed price and freight, and adds up", async () => {
    const quote = await offered(dealer, { delivery: { service: "freight", cents: 12_345 }, note: "One delivery." });
    const [version] = quote.shown.versions;
    expect(version).toMatchObject({ versionNo: 1, note: "One delivery.", goodsCents: 4_000, deliveryCents: 12_345 });
    expect(version.totalCents).toBe(version.goodsCents + version.deliveryCents + version.taxCents);
    expect(version.lines[0].todayCents).not.toBe(1_000);
    expect(quote.shown.checkout.totals).toMatchObject({ goodsCents: 4_000, deliveryCents: 12_345, totalCents: version.totalCents });
  });

  it("can be for more than the tables have a rate for, once a delivery is agreed", async () => {
    const { shoppingBagQuoteId, checkout } = await readyBag(dealer, 9_000);
    expect(checkout.notDeliverable).toBe("weight");
    const { quoteNo } = (await shop.call("customer/requestquote", { shoppingBagQuoteId }, dealer)).body.value;
    expect((await send(quoteNo)).body.code).toBe("office_quote_incomplete");
    const sent = await send(quoteNo, { delivery: { service: "freight", cents: 2_500_000, days: 30 } });
    expect(sent.body.value.versions).toMatchObject([{ deliveryCents: 2_500_000 }]);
    const { checkout: offer } = await read(quoteNo);
    expect(offer.deliveries).toMatchObject([{ chosen: { service: "freight", cents: 2_500_000 } }]);
    expect(offer.notDeliverable).toBeNull();
  });

  it("promises no freight to a PO box, at an agreed price either", async () => {
    const { shoppingBagQuoteId } = await readyBag(dealer, 1, { line1: "PO Box 12" });
    const { quoteNo } = (await shop.call("customer/requestquote", { shoppingBagQuoteId }, dealer)).body.value;
    const refused = await send(quoteNo, { delivery: { service: "freight", cents: 9_900, days: 10 } });
    expect(refused.body.fields).toHaveProperty(["delivery.service"]);
    expect((await send(quoteNo, { delivery: { service: "parcel", cents: 1_900, days: 10 } })).body.code).toBeUndefined();
  });

  it("takes the place of the one before, which stays as it was", async () => {
    const quote = await offered();
    const lines = [{ itemNo: quote.itemNo, quantity: 6, fulfilment: "DLVR", unitPriceCents: 900 }];
    await send(quote.quoteNo, { lines });
    const later = await read(quote.quoteNo);
    expect(later.versions.map((one: { versionNo: number }) => one.versionNo)).toEqual([2, 1]);
    expect(later.versions[1]).toEqual(quote.shown.versions[0]);
    expect((await accept(quote)).body.code).toBe("customer_quote_version");
    await expect(shop.database.query.updateTable("salesQuoteVersion").set({ totalCents: 1 }).execute()).rejects.toThrow("never change");
  });

  it("can be for goods that are picked up, at the taxes of the store", async () => {
    const itemNo = await boxInReno(shop, 7);
    const items = [{ itemNo, quantity: 2, fulfilmentType: "PKUP" }];
    const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, buyer)).body.value;
    await shop.call("webshoppingbag/changepickupstorenumber", { shoppingBagQuoteId, storeNumber: 1 }, buyer);
    await shop.call("checkout/checkout", { shoppingBagQuoteId, contact }, buyer);
    const { body } = await shop.call("customer/requestquote", { shoppingBagQuoteId }, buyer);
    expect(body.code).toBeUndefined();
    const { quoteNo } = body.value;
    const lines = [{ itemNo, quantity: 2, fulfilment: "PKUP", unitPriceCents: 5_000 }];
    expect((await send(quoteNo, { lines })).body.code).toBeUndefined();
    const shown = await read(quoteNo, buyer);
    expect(shown.versions[0]).toMatchObject({ goodsCents: 10_000, deliveryCents: 0 });
    expect(shown.versions[0].taxCents).toBeGreaterThan(0);
    const quote = { quoteNo, shown } as Offered;
    expect((await accept(quote, buyer)).body).toMatchObject({ value: { status: "placed" } });
  });

  it("is mailed with a link that opens it without signing in, and for nobody else", async () => {
    const quote = await offered(homeowner);
    const [mail] = await mailsTo(shop, "homeowner@demo.test");
    const ticket = /acceptquote\?link=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const seen = (await shop.call("customer/linkedquote", { ticket })).body.value;
    expect(seen).toMatchObject({ quoteNo: quote.quoteNo, state: "open", mayDecide: true });
    expect((await shop.call("customer/linkedquote", { ticket: `${ticket.slice(0, -3)}abc` })).body.code).toBe("customer_quote_unknown");
    const paying = { ticket, ...acceptance(quote), payment: "Checkout" };
    for (const by of [{}, designer]) {
      const refused = await shop.call("customer/acceptquote", paying, { ...by, "idempotency-key": crypto.randomUUID() });
      expect(refused.body.code).toBe("customer_quote_sign_in");
    }
    const { body } = await shop.call("customer/rejectquote", { ticket, versionNo: 1, reason: "price", note: "Found it for less." });
    expect(body.value).toEqual({ done: true });
    expect(await read(quote.quoteNo, homeowner)).toMatchObject({
      state: "rejected",
      rejected: { reason: "The price is too high", note: "Found it for less." },
    });
  });
});

describe("accepting", () => {
  it("places one order on the credit line, however often and from how many windows", async () => {
    const quote = await offered();
    const answers = await Promise.all([accept(quote), accept(quote), accept(quote, buyer)]);
    const value = answers[0]?.body.value;
    for (const { body } of answers) expect(body).toMatchObject({ value: { status: "placed", orderNo: value.orderNo } });
    expect((await accept(quote)).body.value).toEqual(value);
    const orders = await shop.database.query
      .selectFrom("salesQuote")
      .innerJoin("customerOrder as o", "o.bagId", "salesQuote.bagId")
      .select("o.orderNo")
      .where("quoteNo", "=", quote.quoteNo)
      .execute();
    expect(orders).toEqual([{ orderNo: value.orderNo }]);
    const total = quote.shown.versions[0].totalCents;
    expect(await booksOf(shop, value.orderNo)).toMatchObject({ credit_line: total });
    const shown = await read(quote.quoteNo);
    expect(shown).toMatchObject({ state: "accepted", order: { orderNo: value.orderNo }, mayDecide: false });
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${value.receiptId}`, undefined, dealer)).body.value;
    expect(receipt).toMatchObject({ totalCents: total, jobName: "Lobby" });
    expect(receipt.derivation).toMatchObject({ salesQuote: { quoteNo: quote.quoteNo, versionNo: 1 }, prices: [{ kind: "agreed" }] });
  });

  it("leads to checkout for whoever pays by card, at the price of the quote", async () => {
    const quote = await offered(homeowner);
    expect((await accept(quote, homeowner)).body.code).toBe("checkout_credit_unavailable");
    const { shoppingBagQuoteId } = (await accept(quote, homeowner, { payment: "Checkout" })).body.value;
    const attempt = "attempt-to-pay-a-quote";
    const paying = orderOf(quote.shown.checkout, attempt, { type: "CreditCard", paymentMethodId: "pm_card_visa" });
    expect(paying.shoppingBagQuoteId).toBe(shoppingBagQuoteId);
    const placed = await shop.call("checkout/complete", paying, { ...homeowner, "idempotency-key": attempt });
    expect(placed.body).toMatchObject({ value: { status: "placed" } });
    expect(await read(quote.quoteNo, homeowner)).toMatchObject({ state: "accepted", order: { orderNo: placed.body.value.orderNo } });
    expect((await accept(quote, homeowner)).body.value).toMatchObject({ orderNo: placed.body.value.orderNo });
  });

  it("leads to PayPal and from there back to the quote, which is paid once its buyer has approved it", async () => {
    const quote = await offered(homeowner);
    await accept(quote, homeowner, { payment: "Checkout" });
    const complete = async (payment: object) => {
      const paying = orderOf(quote.shown.checkout, "attempt-to-pay-by-paypal", { ...NEW, ...payment });
      return (await shop.call("checkout/complete", paying, { ...homeowner, "idempotency-key": crypto.randomUUID() })).body.value;
    };
    const begun = await complete({});
    expect(begun).toMatchObject({ status: "approvalRequired" });
    const body = new URLSearchParams({ buyer: "pays" });
    const approved = await fetch(begun.approvalUrl, { method: "POST", body, redirect: "manual" });
    const back = new URL(approved.headers.get("location") ?? "");
    expect(back.pathname).toBe("/en/order/acceptquote");
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      quote: String(quote.quoteNo),
      success: "true",
      token: begun.payPalOrderId,
    });
    expect(await complete({ success: true, token: back.searchParams.get("token") })).toMatchObject({ status: "placed" });
    expect(await read(quote.quoteNo, homeowner)).toMatchObject({ state: "accepted" });
  });

  it("is refused without stock, beyond the credit line, and at another total", async () => {
    const quote = await offered();
    expect((await accept(quote, dealer, { expectedTotalCents: 1 })).body.code).toBe("checkout_total_changed");
    expect((await accept(quote, dealer, { agreed: false })).body.code).toBe("checkout_terms_required");
    const short = await ask();
    const lines = [{ itemNo: short.itemNo, quantity: 9_999, fulfilment: "DLVR", unitPriceCents: 1 }];
    await send(short.quoteNo, { lines, delivery: { service: "freight", cents: 100 } });
    expect((await accept({ ...short, shown: await read(short.quoteNo) })).body.code).toBe("checkout_out_of_stock");
    const dear = await offered(dealer, { unitPriceCents: 50_000_000 });
    expect(["checkout_credit_limit", "checkout_amount"]).toContain((await accept(dear)).body.code);
    for (const quoteNo of [short.quoteNo, dear.quoteNo, quote.quoteNo]) expect((await read(quoteNo)).order).toBeNull();
  });

  it("is refused for those who don't order, and unknown to others", async () => {
    const quote = await offered();
    expect((await accept(quote, accounting)).body.code).toBe("account_role");
    expect((await accept(quote, homeowner)).body.code).toBe("customer_quote_unknown");
    expect(await read(quote.quoteNo, accounting)).toMatchObject({ state: "open", mayDecide: false, checkout: null });
    expect((await shop.call(`customer/quote/${quote.quoteNo}`, undefined, homeowner)).status).toBe(404);
  });

  it("and rejecting at once end in one of both", async () => {
    const quote = await offered();
    const reject = shop.call("customer/rejectquote", { quoteNo: quote.quoteNo, versionNo: 1, reason: "timing" }, dealer);
    const [accepted, rejected] = await Promise.all([accept(quote), reject]);
    expect([accepted.body.code, rejected.body.code].filter(Boolean)).toEqual(["customer_quote_ended"]);
    expect(["accepted", "rejected"]).toContain((await read(quote.quoteNo)).state);
  });
});

describe("rejecting and messages", () => {
  it("needs one of the shop's reasons, and another version opens the quote again", async () => {
    const quote = await offered();
    const reject = (reason: string) => shop.call("customer/rejectquote", { quoteNo: quote.quoteNo, versionNo: 1, reason }, dealer);
    expect((await reject("no-such-reason")).body.code).toBe("customer_quote_reason");
    const reasons = (await shop.call("customer/getrejectreasons", undefined, { "accept-language": "es" })).body.value;
    expect(reasons).toContainEqual({ code: "price", label: "El precio es muy alto" });
    expect((await reject("price")).body.value).toEqual({ done: true });
    await send(quote.quoteNo);
    expect(await read(quote.quoteNo)).toMatchObject({ state: "open", rejected: null });
  });

  it("is emailed with the last day on which it is valid", async () => {
    const quote = await offered(homeowner);
    const { validUntil } = quote.shown.versions[0];
    const said = new Date(`${validUntil}T12:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long" });
    const [mail] = await mailsTo(shop, "homeowner@demo.test");
    expect(mail?.text).toContain(`through ${said}`);
    expect(mail?.text).not.toContain("12:00");
  });

  it("go both ways by email until the quote has ended", async () => {
    const quote = await offered(homeowner);
    await shop.call("customer/writequotemessage", { quoteNo: quote.quoteNo, text: "Is 5% off possible?" }, homeowner);
    await shop.call("office/writequotemessage", { quoteNo: quote.quoteNo, text: "Yes, from ten boxes on." }, staff);
    const [mail] = await mailsTo(shop, "homeowner@demo.test");
    expect(mail?.text).toContain("Yes, from ten boxes on.");
    expect((await read(quote.quoteNo, homeowner)).messages).toMatchObject([{ from: "customer" }, { from: "shop", name: null }]);
    expect((await shop.call("customer/withdrawquote", { quoteNo: quote.quoteNo }, homeowner)).body.value).toEqual({ done: true });
    expect((await shop.call("customer/writequotemessage", { quoteNo: quote.quoteNo, text: "Hello?" }, homeowner)).body.code).toBe(
      "customer_quote_ended",
    );
    expect((await send(quote.quoteNo)).body.code).toBe("office_quote_ended");
  });

  it("are listed with counts, without prices for those who may not see them", async () => {
    const { quotes, counts } = (await shop.call("customer/quotes", { show: "waiting" }, dealer)).body.value;
    expect(quotes.every(({ state }: { state: string }) => state === "requested" || state === "open")).toBe(true);
    expect(counts.all).toBe(counts.waiting + counts.ended);
    await shop.call("account/changehidepricesstate?hidePrices=true", undefined, dealer);
    const hidden = (await shop.call("customer/quotes", {}, dealer)).body.value;
    expect(hidden.quotes.every(({ totalCents }: { totalCents: number | null }) => totalCents === null)).toBe(true);
    expect((await read(quotes[0].quoteNo)).versions.flatMap((one: { totalCents: number | null }) => one.totalCents ?? [])).toEqual([]);
    await shop.call("account/changehidepricesstate?hidePrices=false", undefined, dealer);
  });
});

it("deleting an account withdraws its open quotes and deletes what was written", async () => {
  const person = await provedPerson(shop);
  const own = bearer(person.pair);
  const { quoteNo } = await ask(own, "Only between us.");
  const exported = JSON.stringify((await shop.call("account/exportdata", undefined, own)).body.value);
  expect(exported).toContain("Only between us.");
  expect((await shop.call("account/deleteaccount", { confirm: "DELETE", password: PASSWORD }, own)).body.code).toBeUndefined();
  const left = (await shop.call(`office/quote?quoteNo=${quoteNo}`, undefined, staff)).body.value;
  expect(left).toMatchObject({ state: "withdrawn", messages: [] });
});

it("a quote expires at the end of its last day", async () => {
  const quote = await offered(dealer, { validDays: 2 });
  const expiresAt = new Date(quote.shown.versions[0].expiresAt).getTime();
  expect(new Date(expiresAt).toLocaleTimeString("en-US", { timeZone: "America/Los_Angeles" })).toBe("12:00:00 AM");
  const at = async (moment: number) => {
    shop.setNow(new Date(moment));
    return bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  };
  const late = await at(expiresAt);
  expect((await accept(quote, late)).body.code).toBe("customer_quote_expired");
  expect(await read(quote.quoteNo, late)).toMatchObject({ state: "expired", checkout: null });
  expect((await accept(quote, await at(expiresAt - 1))).body).toMatchObject({ value: { status: "placed" } });
});
