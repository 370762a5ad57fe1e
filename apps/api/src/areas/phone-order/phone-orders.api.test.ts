import { address, contact } from "@azulejo/testing/guest.ts";
import { booksOf, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo, newAddress } from "@azulejo/testing/people.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";

const shop = await openShopForFile();
let staff: Record<string, string>;
let dealerId: number;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  dealerId = (await buyersNamed("dealer-admin@demo.test"))[0].accountId;
});

afterEach(async () => {
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
});

const call = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const change = async (name: string, body: object) => {
  const { body: answer } = await call(name, body);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.value;
};
const buyersNamed = async (query: string) =>
  (await shop.call(`office/buyers?${new URLSearchParams({ query })}`, undefined, staff)).body.value;
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const act = (name: string, body: object) => call(name, body);

let items = 0;
/** Begins a guest's order of two boxes that are delivered. */
async function guestDraft(email = newAddress()) {
  const { draftNo } = await change("startphoneorder", {});
  await change("addphoneline", { draftNo, itemNo: (await boxInReno(shop, ++items)).toLowerCase(), units: 2 });
  return change("savephonedetails", { draftNo, contact: { ...contact, email }, deliveryAddress: address, deliveryService: "freight" });
}
async function dealerDraft() {
  const { draftNo } = await change("startphoneorder", {});
  await change("setphonebuyer", { draftNo, accountId: dealerId });
  await change("addphoneline", { draftNo, itemNo: await boxInReno(shop, ++items), units: 2 });
  return change("savephonedetails", { draftNo, contact, deliveryAddress: address, deliveryService: "freight", purchaseOrderNo: "PH-1" });
}
const place = (draft: { draftNo: number; quote: { totals: { totalCents: number } } }, payment: "link" | "credit") =>
  call("placephoneorder", { draftNo: draft.draftNo, payment, expectedTotalCents: draft.quote.totals.totalCents });

describe("people to order for", () => {
  it("are found by name, email, business and phone", async () => {
    for (const query of ["dealer-admin@demo.test", "dealer-adm", "ladera"]) {
      const found = await buyersNamed(query);
      expect([query, found.some((one: { accountId: number }) => one.accountId === dealerId)]).toEqual([query, true]);
    }
    await shop.database.query.updateTable("account").set({ phone: "(775) 555-0191" }).where("id", "=", dealerId).execute();
    expect((await buyersNamed("775-555-0191"))[0]).toMatchObject({
      accountId: dealerId,
      business: expect.stringContaining("Ladera"),
      isLocked: false,
    });
    expect(await buyersNamed("nobody of this name")).toEqual([]);
  });
});

describe("an order that staff write", () => {
  it("costs a guest the same as in the shop's own checkout", async () => {
    const draft = await guestDraft();
    const [line] = draft.quote.bag.lines;
    const own = (await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: line.itemNo, quantity: 2, fulfilmentType: "DLVR" }] }))
      .body.value;
    const { shoppingBagQuoteId } = own;
    const steps = { contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
    const quote = (await shop.call("checkout/checkout", { shoppingBagQuoteId, ...steps })).body.value;
    expect(draft.quote.totals).toEqual(quote.totals);
    expect(draft.quote.deliveries).toEqual(quote.deliveries);
    expect(line.lots).toEqual(quote.bag.lines[0].lots);
  });

  it("has the business's own prices and terms, and leaves its bag alone", async () => {
    const dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
    const draft = await dealerDraft();
    const itemNo = draft.quote.bag.lines[0].itemNo;
    const own = (await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity: 2, fulfilmentType: "DLVR" }] }, dealer)).body
      .value;
    expect(own.shoppingBagQuoteId).not.toBe(draft.quote.bag.shoppingBagQuoteId);
    expect(own.lines).toHaveLength(1);
    expect(draft.quote.bag.lines[0].unitPriceCents).toBe(own.lines[0].unitPriceCents);
    expect(draft.quote.payment.creditLine).toMatchObject({ term: "NET30" });
    expect(draft.quote.bag.lines[0].problems).toEqual([]);
    expect(draft.buyer).toMatchObject({ accountId: dealerId });
    await shop.call("webshoppingbag/removebagitem", { shoppingBagQuoteId: own.shoppingBagQuoteId, lineId: own.lines[0].lineId }, dealer);
  });

  it("takes a line in words, as a quick order reads it", async () => {
    const { draftNo } = await change("startphoneorder", {});
    const { quote } = await change("addphoneline", { draftNo, text: "mgn calacatta 1224 matte, 100 sqft" });
    const [line] = quote.bag.lines;
    expect(line.itemNo).toBe("MGN-CALACATTA-1224-M");
    expect(line.quantity).toBe(Math.ceil(1_000_000 / line.areaPerUnit));
    expect((await call("addphoneline", { draftNo, text: "no such stone 1224" })).body.code).toBe("product_not_found");
    expect((await call("addphoneline", { draftNo, itemNo: "ANY", text: "mgn calacatta 1224 m" })).status).toBe(400);
  });

  it("takes square feet, rounded up to whole boxes, and refuses them for items without an area", async () => {
    const { draftNo } = await change("startphoneorder", {});
    const itemNo = await boxInReno(shop, ++items);
    const { quote } = await change("addphoneline", { draftNo, itemNo, squareFeet: 25 });
    const [line] = quote.bag.lines;
    expect(line.quantity).toBe(Math.ceil(250_000 / line.areaPerUnit));
    const bag = await shop.database.query
      .selectFrom("item")
      .select("itemNo")
      .where("areaPerUnit", "is", null)
      .where("kind", "=", "item")
      .where("published", "=", true)
      .executeTakeFirstOrThrow();
    expect((await call("addphoneline", { draftNo, itemNo: bag.itemNo, squareFeet: 25 })).body.code).toBe("office_no_area");
    expect((await change("changephoneline", { draftNo, lineId: line.lineId, units: 5 })).quote.bag.lines[0].quantity).toBe(5);
    expect((await change("changephoneline", { draftNo, lineId: line.lineId, units: 0 })).quote.bag.lines).toEqual([]);
  });

  it("survives a reload, and belongs to one person", async () => {
    const draft = await guestDraft();
    expect((await change("startphoneorder", {})).draftNo).not.toBe(draft.draftNo);
    const again = (await shop.call(`office/readphoneorder?draftNo=${draft.draftNo}`, undefined, staff)).body.value;
    expect(again.quote.totals).toEqual(draft.quote.totals);
  });

  it("is ready on a promised day at the store where it is picked up", async () => {
    const { draftNo } = await change("startphoneorder", {});
    await change("addphoneline", { draftNo, itemNo: await boxInReno(shop, ++items), units: 1, fulfilment: "PKUP" });
    const { quote } = await change("savephonedetails", { draftNo, contact, pickupStore: "reno", pickupPerson: "Luis" });
    expect(quote).toMatchObject({
      needsPickup: true,
      needsDelivery: false,
      pickupReadyOn: expect.stringMatching(/^\d{4}-/),
      pickupPerson: "Luis",
    });
  });
});

describe("an order by payment link", () => {
  it("holds its stock unpaid, can't be picked, mails the link, and goes on once it is paid", async () => {
    const email = newAddress();
    const draft = await guestDraft(email);
    const total = draft.quote.totals.totalCents;
    const { value } = (await place(draft, "link")).body;
    const { orderNo } = value;
    await shop.api.settle();
    const order = await show(orderNo);
    expect(order).toMatchObject({
      status: "open",
      totalCents: total,
      payments: [{ method: "Link", status: "unpaid", amountCents: total }],
    });
    expect(order.events).toMatchObject([{ kind: "taken_by_phone", by: "staff@demo.test" }]);
    expect(await booksOf(shop, orderNo)).toMatchObject({ receivable: total });
    const lines = order.lines.map((line: { lineId: number; quantity: number }) => ({ lineId: line.lineId, units: line.quantity }));
    expect((await act("picklines", { orderNo, lines })).body.code).toBe("office_payment_returned");
    expect(
      (await shop.call("office/orders?work=confirm", undefined, staff)).body.value.orders.map((one: { orderNo: number }) => one.orderNo),
    ).toContain(orderNo);

    const mails = await mailsTo(shop, email);
    const link = mails.map(({ text }) => /payorder\/confirm\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
    expect(mails.some(({ text }) => text.includes("to be paid with the link"))).toBe(true);
    const paid = await shop.call(
      "customer/confirmpayorderrequest",
      {
        slug: link,
        attempt: "phone-order-payment-1",
        payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
        expectedCents: total,
      },
      { "idempotency-key": "phone-order-payment-1" },
    );
    expect(paid.body.success, JSON.stringify(paid.body)).toBe(true);
    await shop.api.settle();
    expect(await booksOf(shop, orderNo)).toMatchObject({ receivable: 0, cash: total });
    expect((await show(orderNo)).payments).toMatchObject([{ method: "CreditCard", status: "captured", amountCents: total }]);
    expect((await act("picklines", { orderNo, lines })).status).toBe(200);
    expect(
      (await shop.call("office/orders?work=confirm", undefined, staff)).body.value.orders.map((one: { orderNo: number }) => one.orderNo),
    ).not.toContain(orderNo);
  });

  it("is placed once, however often the button is pressed", async () => {
    const draft = await guestDraft();
    const answers = await Promise.all([place(draft, "link"), place(draft, "link"), place(draft, "link")]);
    const numbers = new Set(answers.map(({ body }) => body.value?.orderNo));
    expect(numbers.size).toBe(1);
    expect([...numbers][0]).toBeGreaterThan(0);
    expect((await call("addphoneline", { draftNo: draft.draftNo, itemNo: "ANY" })).body.code).toBe("office_draft_placed");
  });

  it("owes nothing once it is canceled, and its goods are free again", async () => {
    const draft = await guestDraft();
    const { orderNo } = (await place(draft, "link")).body.value;
    expect((await act("cancelorder", { orderNo })).status).toBe(200);
    await shop.api.settle();
    expect(Object.values(await booksOf(shop, orderNo)).every((cents) => cents === 0)).toBe(true);
    expect(await show(orderNo)).toMatchObject({ status: "canceled" });
  });

  it("is refused at a total that differs from the announced one, and while something is missing", async () => {
    const draft = await guestDraft();
    const wrong = { ...draft, quote: { totals: { totalCents: draft.quote.totals.totalCents - 1 } } };
    expect((await place(wrong, "link")).body.code).toBe("checkout_total_changed");
    const { draftNo } = await change("startphoneorder", {});
    await change("addphoneline", { draftNo, itemNo: await boxInReno(shop, ++items), units: 1 });
    expect((await place({ draftNo, quote: { totals: { totalCents: 0 } } }, "link")).body.code).toBe("checkout_incomplete");
  });
});

describe("an order on account", () => {
  it("charges the credit line of the business, with its own numbers", async () => {
    const draft = await dealerDraft();
    const { orderNo } = (await place(draft, "credit")).body.value;
    expect(await booksOf(shop, orderNo)).toMatchObject({ credit_line: draft.quote.totals.totalCents });
    expect(await show(orderNo)).toMatchObject({
      purchaseOrderNo: "PH-1",
      customer: { businessAccount: expect.stringContaining("Ladera") },
    });
  });

  it("is refused to a guest, to a locked business, and beyond the limit", async () => {
    expect((await place(await guestDraft(), "credit")).body.code).toBe("checkout_credit_unavailable");
    const draft = await dealerDraft();
    const { query } = shop.database;
    await query.updateTable("customer").set({ creditLimitCents: 1 }).execute();
    expect((await place(draft, "credit")).body.code).toBe("checkout_credit_limit");
    await query.updateTable("customer").set({ creditLimitCents: 100_000_000, locked: true }).execute();
    expect((await place(draft, "credit")).body.code).toBe("account_locked");
    await query.updateTable("customer").set({ locked: false }).execute();
    expect((await place(draft, "credit")).body.success).toBe(true);
  });
});
