import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { booksOf as readBooks, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { type MoveInOptions, moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));
afterEach(async () => {
  await shop.api.settle();
  expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
});

const NOW = new Date("2026-11-28T20:00:00Z");
const CARDS = `id,code,balance,issuedOn,expiresOn
G-1,GC-1111-AAAA,100000.00,2024-12-24,
G-2,gc 2222 bbbb,20.00,,2030-01-01
G-3,GC-3333-CCCC,50.00,2019-12-24,2024-12-31
,GC-4444-DDDD,0,,
G-5,GC-5555-EEEE,35.00,,
G-6,GC-6666-FFFF,60.00,,
`;
const CONTROL = "figure,amount,count\ngift-cards,100165.00,6\n";

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-gift-cards-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const run = (files: Record<string, string>, more: Partial<MoveInOptions> = {}) =>
  moveIn({ database: shop.database, folder: folderOf(files), source: "old-pos", now: NOW, ...more });
const balanceOf = async (code: string) =>
  (await query.selectFrom("giftCard").select("balanceCents").where("codeKey", "=", code).executeTakeFirst())?.balanceCents;

let staff: Record<string, string>;
beforeAll(async () => {
  shop.setNow(NOW);
  staff = await staffHeaders(shop);
});

describe("gift cards of another system", () => {
  it("are moved in once their total agrees with the stated one, as opening balances of the ledger", async () => {
    const files = { "gift-cards.csv": CARDS, "control.csv": CONTROL };
    expect(await run({ "gift-cards.csv": CARDS })).toMatchObject({ isUnstated: true, hasWritten: false });
    const wrong = await run({ ...files, "control.csv": CONTROL.replace("165.00,6", "165.00,7") });
    expect(wrong).toMatchObject({ hasWritten: false, differences: [{ figure: "gift-cards", count: 7, foundCount: 6 }] });
    expect(await run(files, { dryRun: true })).toMatchObject({ hasWritten: false, counts: { giftCard: { created: 6, rejected: 0 } } });
    expect(await balanceOf("GC1111AAAA")).toBeUndefined();
    expect(await run(files)).toMatchObject({ hasWritten: true, counts: { giftCard: { created: 6 } } });
    expect(await balanceOf("GC2222BBBB")).toBe(2000);
    const { rows } = await sql`select account, sum(amount_cents)::bigint as cents from ledger_entry join ledger_posting posting
      on posting.id = posting_id where posting.key like 'opening-gift:%' group by account order by account`.execute(query);
    expect(rows).toEqual([
      { account: "gift_cards", cents: -10_016_500 },
      { account: "opening", cents: 10_016_500 },
    ]);
    const months = (await shop.call("office/months", undefined, staff)).body.value as { month: string; sums: { account: string }[] }[];
    expect(months.find(({ month }) => month === "2026-11")?.sums).toContainEqual({
      ...{ account: "gift_cards", debitCents: 0, creditCents: 10_016_500 },
    });
    const { rows: before } = await sql`select max(xmin::text::bigint) from external_id`.execute(query);
    expect(await run(files)).toMatchObject({ counts: { giftCard: { created: 0, changed: 0, unchanged: 6 } } });
    expect((await sql`select max(xmin::text::bigint) from external_id`.execute(query)).rows).toEqual(before);
  });

  it("change by the difference that a later file states", async () => {
    const later = { "gift-cards.csv": CARDS.replace("35.00", "30.00"), "control.csv": CONTROL.replace("100165.00", "100160.00") };
    expect(await run(later, { now: new Date(NOW.getTime() + 1000) })).toMatchObject({ counts: { giftCard: { changed: 1, unchanged: 5 } } });
    expect(await balanceOf("GC5555EEEE")).toBe(3000);
  });

  it("are rejected by line and reason, without their code", async () => {
    const folder = folderOf({
      "gift-cards.csv":
        "id,code,balance\nB-1,gc1111aaaa,5\nB-2,1001,5\nB-3,,5\nB-4,GC-7777-GGGG,-5\nB-5,GC-8888-HHHH,5\nB-6,gc8888hhhh,5\n",
    });
    await moveIn({ database: shop.database, folder, source: "other-pos", now: NOW, dryRun: true });
    const report = readFileSync(join(folder, "gift-cards.csv.rejected.csv"), "utf8");
    const rows = report.trim().split("\r\n").slice(1).sort();
    expect(rows.map((row) => row.replaceAll('"', "").split(",").slice(0, 3).join(","))).toEqual([
      "2,code,is also the code of another gift card",
      "3,code,has fewer than 8 letters and digits",
      "4,code,is empty",
      "5,balance,is below zero",
      "7,code,is also the code of another gift card",
    ]);
    expect(report).not.toMatch(/1111aaaa|8888hhhh|1001/i);
  });
});

let orders = 0;
async function readyBag(quantity = 2, headers: Record<string, string> = {}) {
  const items = [{ itemNo: await boxInReno(shop, 9), quantity, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, headers)).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", steps, headers)).body.value;
}
type Quote = Awaited<ReturnType<typeof readyBag>>;
const apply = async ({ bag }: Quote, code: string) =>
  (await shop.call("checkout/applygiftcard", { shoppingBagQuoteId: bag.shoppingBagQuoteId, code })).body;
const CARD = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
const pay = (quote: Quote, payment: object, attempt = `attempt-with-a-gift-card-${++orders}`) =>
  shop.call("checkout/complete", orderOf(quote, attempt, payment), { "idempotency-key": `${attempt}-key` });
const act = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
const booksOf = async (orderNo: number) =>
  Object.fromEntries(Object.entries(await readBooks(shop, orderNo)).filter(([, cents]) => cents !== 0));

describe("a gift card at checkout", () => {
  it("is recognized in any spelling, and refused when it is unknown, used up or expired", async () => {
    const quote = await readyBag();
    expect(quote.payment.giftCard).toBeNull();
    expect((await apply(quote, "GC-9999-ZZZZ")).code).toBe("checkout_gift_card_unknown");
    expect((await apply(quote, "gc4444dddd")).code).toBe("checkout_gift_card_empty");
    expect((await apply(quote, "GC 3333 CCCC")).code).toBe("checkout_gift_card_empty");
    expect((await apply(quote, " gc2222-bbbb ")).value.payment.giftCard).toEqual({ last4: "BBBB", availableCents: 2000, paysCents: 2000 });
    const { shoppingBagQuoteId } = quote.bag;
    expect((await shop.call("checkout/removegiftcard", { shoppingBagQuoteId })).body.value.payment.giftCard).toBeNull();
    expect((await pay(quote, { type: "GiftCard" })).body.code).toBe("checkout_gift_card_changed");
  });

  it("pays a whole order, once, and takes it back when the order is canceled", async () => {
    const quote = (await apply(await readyBag(), "GC-1111-AAAA")).value;
    const { totalCents } = quote.totals;
    expect(quote.payment.giftCard.paysCents).toBe(totalCents);
    expect((await pay(quote, { ...CARD, giftCardCents: totalCents })).body.code).toBe("checkout_gift_card_changed");
    const placed = await pay(quote, { type: "GiftCard" }, "attempt-with-a-gift-card-once");
    expect((await pay(quote, { type: "GiftCard" }, "attempt-with-a-gift-card-once")).body).toEqual(placed.body);
    const { orderNo, receiptId } = placed.body.value;
    await shop.api.settle();
    expect(await balanceOf("GC1111AAAA")).toBe(10_000_000 - totalCents);
    expect(await booksOf(orderNo)).toMatchObject({ gift_cards: totalCents });
    const { payments } = (await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value;
    expect(payments).toMatchObject([{ method: "GiftCard", state: "paid", amountCents: totalCents, last4: "AAAA" }]);
    expect((await mailsTo(shop, contact.email))[0]?.text).toMatch(/\$[\d,.]+ with your gift card ending in AAAA/);
    expect((await act("cancelorder", { orderNo })).status).toBe(200);
    await shop.api.settle();
    expect(await balanceOf("GC1111AAAA")).toBe(10_000_000);
    expect(await booksOf(orderNo)).toEqual({});
  });

  it("pays a part and a card the rest; what comes back goes to it first", async () => {
    const quote = (await apply(await readyBag(3), "GC-2222-BBBB")).value;
    const { totalCents } = quote.totals;
    expect((await pay(quote, { ...CARD, giftCardCents: 1900 })).body.code).toBe("checkout_gift_card_changed");
    const { orderNo } = (await pay(quote, { ...CARD, giftCardCents: 2000 })).body.value;
    await shop.api.settle();
    expect(await booksOf(orderNo)).toMatchObject({ gift_cards: 2000, cash: totalCents - 2000 });
    expect(await balanceOf("GC2222BBBB")).toBe(0);
    const { lines, payments } = await show(orderNo);
    expect(payments).toMatchObject([{ method: "GiftCard", status: "captured" }, { method: "CreditCard" }]);
    for (const units of [1, 2]) await act("refundlines", { orderNo, lines: [{ lineId: lines[0].lineId, units }], shipped: false });
    await shop.api.settle();
    expect(await balanceOf("GC2222BBBB")).toBe(2000);
    const { refunds, moneyBackCents } = await show(orderNo);
    expect(moneyBackCents).toBe(totalCents);
    expect(refunds.map(({ state, creditCents }: { state: string; creditCents: number }) => [state, creditCents])).toEqual([
      ["done", 2000],
      ["done", 0],
    ]);
    const mails = await mailsTo(shop, contact.email);
    expect(mails.some(({ text }) => text.includes("put $20.00 back on your gift card"))).toBe(true);
  });

  it("is held while a bank asks, and free again when the card is declined", async () => {
    const quote = (await apply(await readyBag(), "GC-2222-BBBB")).value;
    const other = (await apply(await readyBag(), "GC-2222-BBBB")).value;
    const asked = await pay(quote, { type: "CreditCard", paymentMethodId: "pm_card_threeDSecure2Required", giftCardCents: 2000 });
    expect(asked.body.value.status).toBe("actionRequired");
    expect((await pay(other, { ...CARD, giftCardCents: 2000 })).body.code).toBe("checkout_gift_card_changed");
    const declined = (await apply(await readyBag(), "GC-5555-EEEE")).value;
    const refused = await pay(declined, { type: "CreditCard", paymentMethodId: "pm_card_chargeDeclined", giftCardCents: 3000 });
    expect(refused.body.code).toBe("payment_declined");
    expect(await balanceOf("GC5555EEEE")).toBe(3000);
    expect((await apply(await readyBag(), "GC-5555-EEEE")).value.payment.giftCard.availableCents).toBe(3000);
  });

  it("waits for another order that uses the same card", async () => {
    const [quote, other] = [await readyBag(), await readyBag()];
    for (const one of [quote, other]) await apply(one, "GC-6666-FFFF");
    let paying: ReturnType<typeof pay> | undefined;
    await query.transaction().execute(async (holding) => {
      await sql`select from gift_card where code_key = 'GC6666FFFF' for no key update`.execute(holding);
      paying = pay(quote, { ...CARD, giftCardCents: 6000 });
      await untilWaiting(shop.database);
    });
    const late = await pay(other, { ...CARD, giftCardCents: 6000 });
    const codes = [(await paying)?.body, late.body].map((body) => body?.code ?? body?.value.status).sort();
    expect(codes).toEqual(["checkout_gift_card_changed", "placed"]);
    await shop.api.settle();
    expect(await balanceOf("GC6666FFFF")).toBe(0);
  });

  it("is not used together with a credit line", async () => {
    const dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
    const quote = await readyBag(1, dealer);
    const both = await shop.call("checkout/complete", orderOf(quote, "attempt-with-both", { ...CARD, creditCents: 5, giftCardCents: 5 }), {
      ...dealer,
      "idempotency-key": "attempt-with-both",
    });
    expect(both.body.code).toBe("request_invalid");
  });

  it("keeps its balance when a later file says another one after it was used", async () => {
    const later = { "gift-cards.csv": CARDS.replace("60.00", "55.00"), "control.csv": "figure,amount\ngift-cards,1\n" };
    expect(await run(later, { signedBy: "Ana" })).toMatchObject({ counts: { giftCard: { rejected: 1 } } });
    expect(await balanceOf("GC6666FFFF")).toBe(0);
  });
});
