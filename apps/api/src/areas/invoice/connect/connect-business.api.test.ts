import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, mailsTo, provedPerson, signUp } from "@azulejo/testing/people.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";

const shop = await openShopForFile();

let customerNo: number;
let invoiceNo: number;
let invoiceAmountCents: number;
let dealer: Record<string, string>;
beforeAll(async () => {
  await loadHistory(shop.api.services, new Date());
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  customerNo = (await shop.call("customer/getcustomermodel", undefined, dealer)).body.value.customer.id;
  const { invoices } = (await shop.call("customer/openinvoiceslist", {}, dealer)).body.value;
  const invoice = invoices.find(({ kind }: { kind: string }) => kind === "invoice");
  [invoiceNo, invoiceAmountCents] = [invoice.invoiceNo, invoice.totalCents];
}, 60_000);

const newPerson = async () => bearer((await provedPerson(shop)).pair);
const proof = (more: object = {}) => ({ customerNo, postalCode: "89502", invoiceNo, invoiceAmountCents, ...more });
const connect = (person: Record<string, string>, more: object = {}) => shop.call("customer/connectbusinessaccount", proof(more), person);

it("lets a person who knows an invoice join its account and order, and tells the administrators", async () => {
  const person = await newPerson();
  const { body } = await connect(person, { postalCode: " 89502-1234 " });
  expect(body.value).toEqual({ name: "Ladera Floor & Tile" });
  const model = (await shop.call("customer/getcustomermodel", undefined, person)).body.value;
  expect(model).toMatchObject({ roles: ["Sales"], customer: { id: customerNo } });
  expect((await shop.call("customer/openinvoiceslist", {}, person)).body.code).toBe("account_role");
  const [mail] = await mailsTo(shop, "dealer-admin@demo.test");
  expect(mail?.text).toContain(model.userName);
  expect((await connect(person)).body.code).toBe("customer_already_member");
});

it("every wrong part is answered alike, five times a day, and then even the right one is refused", async () => {
  const person = await newPerson();
  const wrong = [
    { customerNo: 2_000_000_000 },
    { postalCode: "89503" },
    { invoiceAmountCents: invoiceAmountCents + 1 },
    { invoiceNo: invoiceNo + 1 },
    { postalCode: "V5K 0A1" },
  ];
  const answers = [];
  for (const more of wrong) answers.push(await connect(person, more));
  const said = answers.map(({ status, body: { code, messages, fields } }) => JSON.stringify({ status, code, messages, fields }));
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain("customer_connect_refused");
  expect((await connect(person)).body.code).toBe("customer_connect_many");
});

it("strangers' failed attempts lock nobody out of their number", async () => {
  for (let one = 0; one < 4; one++) {
    const guesser = await newPerson();
    for (let guess = 0; guess < 5; guess++) await connect(guesser, { invoiceAmountCents: 1 + guess });
  }
  expect((await connect(await newPerson())).body.value).toEqual({ name: "Ladera Floor & Tile" });
});

it("tries at the same moment take turns, and no more than five go through", async () => {
  const person = await newPerson();
  const tries = Array.from({ length: 12 }, (_, guess) => connect(person, { invoiceAmountCents: 1 + guess }));
  const codes = (await Promise.all(tries)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === "customer_connect_refused")).toHaveLength(5);
  expect(codes.filter((code) => code === "customer_connect_many")).toHaveLength(7);
  const { id } = await shop.database.query
    .selectFrom("connectAttempt")
    .select("accountId as id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const another = await newPerson();
  let waiting: ReturnType<typeof connect> | undefined;
  await shop.database.query.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`connect:${id}`}, 0))`.execute(other);
    waiting = connect(person);
    await untilWaiting(shop.database);
    expect((await connect(another, { invoiceAmountCents: 1 })).body.code).toBe("customer_connect_refused");
  });
  expect((await waiting)?.body.code).toBe("customer_connect_many");
});

it("is for proved addresses, and for accounts whose ZIP code staff have entered", async () => {
  const unproved = bearer((await signUp(shop)).body.value);
  expect((await connect(unproved)).body.code).toBe("account_address_unproved");
  const staff = await staffHeaders(shop);
  const [terms] = (await shop.call("office/customers?query=Ladera", undefined, staff)).body.value.customers;
  const { paymentTerm, creditLimitCents, locked } = terms;
  const save = (postalCode: string | null) =>
    shop.call("office/saveterms", { customerId: customerNo, paymentTerm, creditLimitCents, locked, postalCode }, staff);
  await shop.database.query.deleteFrom("connectAttempt").execute();
  expect((await save(null)).body.value.postalCode).toBeNull();
  expect((await connect(await newPerson())).body.code).toBe("customer_connect_refused");
  await save("89511");
  expect((await connect(await newPerson(), { postalCode: "89511" })).body.code).toBeUndefined();
});
