import { recordChanges } from "@azulejo/database";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import {
  bearer,
  boxInReno,
  demoPerson,
  mailsTo,
  newAddress,
  PASSWORD,
  type Pair,
  provedPerson,
  signUp,
  solve,
  statementsOf,
  tokenMailedTo,
} from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { readStores } from "../store/read-stores.ts";
import { forgetStockAlerts, sweepStockAlerts } from "./sweep-stock-alerts.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const DAY_MS = 86_400_000;
const spanish = { "accept-language": "es" };

afterEach(() => shop.setNow(new Date()));
const after = (ms: number) => shop.setNow(new Date(Date.now() + ms));

let offset = 0;
/** Returns an item, sold by the box, of which nothing is left. */
async function soldOut(): Promise<string> {
  const itemNo = await boxInReno(shop, offset++);
  await leave(itemNo, 0);
  await query
    .deleteFrom("containerLine")
    .where("itemId", "in", (of) => of.selectFrom("item").select("id").where("itemNo", "=", itemNo))
    .where("counted", "is", null)
    .execute();
  return itemNo;
}

/** Sets how many boxes of an item are available, all in a place that ships, or in one that doesn't. */
async function leave(itemNo: string, units: number, { ships = true } = {}): Promise<void> {
  const item = await query.selectFrom("item").select(["id", "productId"]).where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  await query
    .updateTable("lot")
    .set((of) => ({ onHand: of.ref("reserved") }))
    .where("itemId", "=", item.id)
    .execute();
  const placeId = ships ? shippingPlace : showroom;
  await query
    .insertInto("lot")
    .values({ itemId: item.id, placeId, code: "BACK", onHand: units })
    .onConflict((conflict) =>
      conflict.columns(["itemId", "placeId", "code"]).doUpdateSet((of) => ({ onHand: sql`lot.reserved + ${units}`, short: of.lit(0) })),
    )
    .execute();
  await recordChanges(query, [{ kind: "stock", entity: String(item.productId) }]);
}
const stores = await readStores({ referenceData: shop.api.services.referenceData, query }, 1);
const shippingPlace = stores.find(({ ships }) => ships)?.id ?? 0;
const showroom = stores.find(({ ships, handsOver }) => handsOver && !ships)?.id ?? 0;

const ask = async (itemNo: string, email: string, more: object = {}, headers: Record<string, string> = {}) =>
  shop.call("stockalert/ask", { itemNo, email, captchaToken: await solve(shop, "stock-alert"), ...more }, headers);
const askAsOwner = ({ email, pair }: { email: string; pair: Pair }, itemNo: string, more: object = {}) =>
  shop.call("stockalert/ask", { itemNo, email, ...more }, bearer(pair));
const follow = (call: "confirm" | "withdraw", token: string) => shop.call(`stockalert/${call}`, { token });
const show = async (token: string) => (await shop.call(`stockalert/show?token=${token}`)).body;
/** Asks as a guest who confirms. @returns the token of the link */
async function waitFor(itemNo: string, email: string, more: object = {}, headers: Record<string, string> = {}): Promise<string> {
  await ask(itemNo, email, more, headers);
  const token = await tokenMailedTo(shop, email);
  expect((await follow("confirm", token)).body.value.state).toBe("waiting");
  return token;
}
const sweep = async (isWhole = false) => {
  const written = await sweepStockAlerts(shop.api.services, { isWhole });
  await shop.api.settle();
  return written;
};
const letters = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ subject }) => /^(?:Now available|Ya disponible): /.test(subject));
const listOf = async ({ pair }: { pair: Pair }) => (await shop.call("stockalert/account/list", undefined, bearer(pair))).body.value;

describe("a guest who asks", () => {
  it("confirms by email, and gets one email in their language with product, stock, price and link", async () => {
    const itemNo = await soldOut();
    const email = newAddress();
    expect((await ask(itemNo, email, { units: 12 }, spanish)).body.value).toEqual({ state: "asked" });
    const [question] = await mailsTo(shop, email);
    expect(question?.subject).toMatch(/^Confirme su solicitud de /);
    await leave(itemNo, 40);
    expect(await sweep()).toBe(0);
    const token = await tokenMailedTo(shop, email);
    expect((await show(token)).value).toMatchObject({ state: "asked", itemNo, units: 12, sellUnit: "box", store: null });
    expect((await follow("confirm", token)).body.value.state).toBe("waiting");
    expect(await sweep()).toBe(1);
    const [mail, ...others] = await letters(email);
    expect(others).toEqual([]);
    const { slug, name } = (await shop.call(`stockalert/show?token=${token}`, undefined, spanish)).body.value;
    expect(mail?.subject).toBe(`Ya disponible: ${name}`);
    expect(mail?.text).toContain("ya hay 12 cajas de");
    expect(mail?.text).toContain("Disponible ahora: 40 cajas");
    expect(mail?.text).toMatch(/Precio de hoy por 12 cajas: \$[\d,.]+, antes de impuestos/);
    expect(mail?.text).toContain(`/es/product/detail/${slug}?item=${itemNo}`);
    expect((await show(token)).value.state).toBe("ended");
    await leave(itemNo, 0);
    await leave(itemNo, 60);
    after(3 * DAY_MS);
    expect(await sweep(true)).toBe(0);
    expect(await letters(email)).toHaveLength(1);
  });

  it("gets the same answer, with the same work, whether the shop knows the address or not", async () => {
    const itemNo = await soldOut();
    const answers = [await ask(itemNo, "homeowner@demo.test"), await ask(itemNo, newAddress())];
    expect(answers.map(({ status, body }) => [status, body.value])).toEqual(Array(2).fill([200, { state: "asked" }]));
    const work = (email: string) => statementsOf(shop, () => ask(itemNo, email).then(() => shop.api.settle()));
    const known = await work("dealer-admin@demo.test");
    expect(known.toSorted()).toEqual((await work(newAddress())).toSorted());
  });

  it("solves a challenge each time, and gets one email for two clicks", async () => {
    const itemNo = await soldOut();
    const email = newAddress();
    const captchaToken = await solve(shop, "stock-alert");
    expect((await shop.call("stockalert/ask", { itemNo, email })).body.code).toBe("account_captcha_required");
    expect((await ask(itemNo, email, { captchaToken })).status).toBe(200);
    expect((await ask(itemNo, email, { captchaToken })).body.code).toBe("account_captcha");
    expect((await ask(itemNo, email, { captchaToken: await solve(shop, "subscribe") })).body.code).toBe("account_captcha");
    expect((await ask(itemNo, email.toUpperCase())).status).toBe(200);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it("has seven days to confirm, and repeats it without effect", async () => {
    const itemNo = await soldOut();
    const [late, twice] = [newAddress(), newAddress()];
    await ask(itemNo, late);
    const expired = await tokenMailedTo(shop, late);
    after(7 * DAY_MS + 1000);
    expect((await follow("confirm", expired)).body.code).toBe("account_link_invalid");
    shop.setNow(new Date());
    await ask(itemNo, twice);
    const token = await tokenMailedTo(shop, twice);
    const tabs = await Promise.all([follow("confirm", token), follow("confirm", token)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    await leave(itemNo, 5);
    expect(await sweep()).toBe(1);
    expect((await follow("confirm", token)).body.value.state).toBe("ended");
    expect(await sweep(true)).toBe(0);
  });

  it("withdraws by the link of the email, also with one click of a mail program, and again without effect", async () => {
    const itemNo = await soldOut();
    const email = newAddress();
    const token = await waitFor(itemNo, email);
    const [question] = await mailsTo(shop, email);
    const header = (wanted: string) => question?.headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
    expect([header("list-unsubscribe"), header("list-unsubscribe-post")]).toEqual([
      `<http://localhost:3000/en/subscription/stock-alert?token=${token}>`,
      "List-Unsubscribe=One-Click",
    ]);
    for (const _ of [1, 2]) expect((await follow("withdraw", token)).body.value.state).toBe("ended");
    expect((await follow("confirm", token)).body.value.state).toBe("ended");
    await leave(itemNo, 5);
    expect(await sweep()).toBe(0);
    // A withdrawn question can't be confirmed either.
    await ask(itemNo, email, { units: 2 });
    const next = await tokenMailedTo(shop, email);
    expect((await follow("withdraw", next)).body.value.state).toBe("ended");
    expect((await follow("confirm", next)).body.value.state).toBe("ended");
    expect(await sweep(true)).toBe(0);
  });

  it.each(["confirm", "withdraw"] as const)("%s refuses a made-up token", async (call) => {
    expect((await follow(call, "x".repeat(43))).body.code).toBe("account_link_invalid");
    expect((await show("x".repeat(43))).code).toBe("account_link_invalid");
  });

  it.each([
    ["an unknown item", { itemNo: "NO-SUCH-ITEM" }, "product_not_found"],
    ["a gift card, which never runs out", { gift: true }, "product_not_found"],
    ["an unknown store", { storeCode: "nowhere" }, "storelocator_not_found"],
  ])("can't ask for %s", async (_, { gift, ...wrong }: { gift?: boolean; itemNo?: string; storeCode?: string }, code) => {
    const card = gift && (await query.selectFrom("item").select("itemNo").where("kind", "=", "electronic").executeTakeFirstOrThrow());
    const itemNo = card ? card.itemNo : await boxInReno(shop, offset);
    expect((await ask(itemNo, newAddress(), wrong)).body.code).toBe(code);
  });
});

describe("stock that comes", () => {
  it("serves people in the order of asking, and only as many as it can", async () => {
    const itemNo = await soldOut();
    const people = [newAddress(), newAddress(), newAddress(), newAddress()];
    for (const [index, units] of [4, 30, 6, 1].entries()) await waitFor(itemNo, people[index] ?? "", { units });
    await leave(itemNo, 10);
    expect(await sweep()).toBe(2);
    const told = async () => Promise.all(people.map(async (email) => (await letters(email)).length));
    expect(await told()).toEqual([1, 0, 1, 0]);
    expect(await sweep(true)).toBe(0);
    // Nobody has ordered within two days.
    after(2 * DAY_MS + 1000);
    expect(await sweep(true)).toBe(1);
    expect(await told()).toEqual([1, 0, 1, 1]);
    await leave(itemNo, 50);
    expect(await sweep()).toBe(1);
    expect(await told()).toEqual([1, 1, 1, 1]);
  });

  it("is told once by two processes at once", async () => {
    const itemNo = await soldOut();
    const people = [newAddress(), newAddress()];
    for (const email of people) await waitFor(itemNo, email, { units: 3 });
    await leave(itemNo, 5);
    const written = await Promise.all([1, 2, 3].map(() => sweepStockAlerts(shop.api.services, { isWhole: true })));
    await shop.api.settle();
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await Promise.all(people.map(async (email) => (await letters(email)).length))).toEqual([1, 0]);
  });

  it("and goes before anybody looks tells nobody", async () => {
    const itemNo = await soldOut();
    const email = newAddress();
    await waitFor(itemNo, email, { units: 2 });
    await leave(itemNo, 5);
    await leave(itemNo, 1);
    expect(await sweep()).toBe(0);
    expect(await letters(email)).toEqual([]);
  });

  it("and goes before the email leaves lets the person wait for the next", async () => {
    const itemNo = await soldOut();
    const email = newAddress();
    const token = await waitFor(itemNo, email, { units: 2 });
    await leave(itemNo, 5);
    const { outbox } = shop.api.services;
    const written: Parameters<typeof outbox.enqueue>[1] = [];
    const holding = { ...outbox, enqueue: async (_: unknown, messages: typeof written) => void written.push(...messages) };
    expect(await sweepStockAlerts({ ...shop.api.services, outbox: holding }, { isWhole: false })).toBe(1);
    expect((await show(token)).value.state).toBe("ended");
    await leave(itemNo, 1);
    await outbox.enqueue(query, written);
    await shop.api.settle();
    expect(await letters(email)).toEqual([]);
    expect((await show(token)).value.state).toBe("waiting");
    await leave(itemNo, 5);
    expect(await sweep()).toBe(1);
    expect(await letters(email)).toHaveLength(1);
    expect((await show(token)).value.state).toBe("ended");
  });

  it("only at a store can be picked up, but not delivered", async () => {
    const itemNo = await soldOut();
    const [home, store] = [newAddress(), newAddress()];
    await waitFor(itemNo, home, { units: 2 });
    await waitFor(itemNo, store, { units: 2, storeCode: "reno" });
    await leave(itemNo, 5, { ships: false });
    expect(await sweep()).toBe(1);
    expect(await letters(home)).toEqual([]);
    expect((await letters(store))[0]?.text).toMatch(/2 boxes of .* can now be picked up at .*Reno/);
  });

  it("is found in the change log at once, and otherwise within the hour", async () => {
    const itemNo = await soldOut();
    const email = newAddress();
    await waitFor(itemNo, email);
    await leave(itemNo, 5);
    await query.deleteFrom("changeLog").execute();
    expect(await sweep()).toBe(0);
    expect(await sweep(true)).toBe(1);
    expect(await letters(email)).toHaveLength(1);
  });
});

describe("a request", () => {
  it("ends after 180 days, and is deleted 30 days later", async () => {
    const itemNo = await soldOut();
    const email = newAddress();
    const token = await waitFor(itemNo, email);
    after(180 * DAY_MS + 60_000);
    await leave(itemNo, 5);
    expect(await sweep(true)).toBe(0);
    expect((await show(token)).value.state).toBe("ended");
    await forgetStockAlerts(shop.api.services);
    expect((await show(token)).value.state).toBe("ended");
    after(211 * DAY_MS);
    await forgetStockAlerts(shop.api.services);
    expect((await show(token)).code).toBe("account_link_invalid");
  });

  it("is one for each address, item and store, and keeps its place in line when it changes", async () => {
    const itemNo = await soldOut();
    const [first, second] = [await provedPerson(shop), await provedPerson(shop)];
    await askAsOwner(first, itemNo, { units: 2 });
    after(1000);
    await askAsOwner(second, itemNo, { units: 2 });
    after(2000);
    await Promise.all([3, 3].map((units) => askAsOwner(first, itemNo, { units })));
    expect(await listOf(first)).toMatchObject([{ itemNo, units: 3, store: null }]);
    await leave(itemNo, 4);
    expect(await sweep()).toBe(1);
    expect([(await letters(first.email)).length, (await letters(second.email)).length]).toEqual([1, 0]);
  });

  it("is limited to fifty items for an address", async () => {
    const person = await provedPerson(shop);
    const items = await query
      .selectFrom("item")
      .select("itemNo")
      .where("kind", "=", "item")
      .where("published", "=", true)
      .limit(51)
      .execute();
    const answers = [];
    for (const { itemNo } of items) answers.push((await askAsOwner(person, itemNo, { units: 9_999 })).body.code ?? "ok");
    expect(answers).toEqual([...Array(50).fill("ok"), "stockalert_full"]);
    expect((await askAsOwner(person, items[0]?.itemNo ?? "", { units: 9_998 })).status).toBe(200);
  });
});

describe("a signed-in customer", () => {
  it("asks without a captcha or another email, sees the request, and withdraws it", async () => {
    const itemNo = await soldOut();
    const [person, stranger] = [await provedPerson(shop), await provedPerson(shop)];
    const before = (await mailsTo(shop, person.email)).length;
    expect((await askAsOwner(person, itemNo, { units: 7 })).body.value).toEqual({ state: "waiting" });
    expect((await mailsTo(shop, person.email)).length).toBe(before);
    const [alert, ...others] = await listOf(person);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ itemNo, units: 7, sellUnit: "box" });
    expect(await listOf(stranger)).toEqual([]);
    const remove = (pair: Pair) => shop.call("stockalert/account/withdraw", { alertId: alert.alertId }, bearer(pair));
    await remove(stranger.pair);
    expect(await listOf(person)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await remove(person.pair)).body.value).toEqual([]);
    await leave(itemNo, 9);
    expect(await sweep()).toBe(0);
  });

  it("confirms another address by email, and sees nothing of an unconfirmed one", async () => {
    const itemNo = await soldOut();
    const person = await provedPerson(shop);
    expect((await shop.call("stockalert/ask", { itemNo, email: newAddress() }, bearer(person.pair))).body.code).toBe(
      "account_captcha_required",
    );
    await askAsOwner(person, itemNo);
    const pair = (await signUp(shop, { email: person.email })).body.value;
    expect(await listOf({ pair })).toEqual([]);
    expect((await shop.call("stockalert/ask", { itemNo, email: person.email }, bearer(pair))).body.code).toBe("account_captcha_required");
  });

  it("reads no price that is hidden from them, also if they asked as a guest", async () => {
    const itemNo = await soldOut();
    const person = await provedPerson(shop);
    await query.updateTable("account").set({ pricesWithheld: true }).where("emailKey", "=", person.email).execute();
    await waitFor(itemNo, person.email);
    await leave(itemNo, 3);
    expect(await sweep()).toBe(1);
    const [mail] = await letters(person.email);
    expect(mail?.text).toContain("1 box of");
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/\$\d|Price/);
  });

  it("reads the own price of their business", async () => {
    const buyer = await demoPerson(shop, "dealer-admin@demo.test");
    const itemNo = await soldOut();
    const { customerId } = await query
      .selectFrom("account")
      .select("customerId")
      .where("email", "=", buyer.email)
      .executeTakeFirstOrThrow();
    const line = { storefrontId: 1, customerId, scope: "item" as const, key: itemNo, cents: 1234, fromUnits: 1, setAt: new Date() };
    await query.insertInto("priceLine").values(line).execute();
    await recordChanges(query, [{ kind: "prices", entity: String(customerId) }]);
    await shop.api.settle();
    await askAsOwner(buyer, itemNo, { units: 2 });
    await leave(itemNo, 3);
    expect(await sweep()).toBe(1);
    expect((await letters(buyer.email))[0]?.text).toContain("Price today for 2 boxes: $24.68,");
  });

  it("gets a copy of their requests, which are deleted with the account", async () => {
    const itemNo = await soldOut();
    const person = await provedPerson(shop);
    await askAsOwner(person, itemNo, { units: 5 });
    const copy = (await shop.call("account/exportdata", undefined, bearer(person.pair))).body.value;
    expect(copy.stockAlerts).toMatchObject([{ itemNo, units: 5, store: null, language: "en", toldAt: null, withdrawnAt: null }]);
    await shop.call("account/deleteaccount", { confirm: "DELETE", password: PASSWORD }, bearer(person.pair));
    const { rows } = await sql`select from stock_alert where email_key = ${person.email}`.execute(query);
    expect(rows).toEqual([]);
  });
});

it("shows the staff how many people wait for how many units of an item", async () => {
  const itemNo = await soldOut();
  const email = newAddress();
  await waitFor(itemNo, email, { units: 4 });
  await waitFor(itemNo, email, { units: 3, storeCode: "reno" });
  await waitFor(itemNo, newAddress(), { units: 5 });
  const headers = await staffHeaders(shop);
  const waiting = async () => (await shop.call(`office/stock?itemNo=${itemNo}`, undefined, headers)).body.value.waiting;
  expect(await waiting()).toEqual({ people: 2, units: 12 });
  await leave(itemNo, 5);
  await sweep();
  expect(await waiting()).toEqual({ people: 2, units: 8 });
});
