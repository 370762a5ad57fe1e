import { contact } from "@azulejo/testing/guest.ts";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, DEMO_PASSWORD, demoPerson, mailsTo, newAddress, provedPerson, signIn } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../domain/day.ts";
import { forgetPrivacyRequests } from "../forget-privacy-requests.ts";

const shop = await openShopForFile();
const { query } = shop.database;
// By day in the shop's zone, and never before the machine's own clock, which tells whether a captcha has expired.
const today = addDays(new Date().toISOString().slice(0, 10), 1);
const daysAgo = (days: number) => addDays(today, -days);
shop.setNow(new Date(`${today}T18:00:00Z`));
const staff = await staffHeaders(shop);

const act = async (name: string, body: object, as = staff) =>
  (await shop.call(`office/${name}`, body, { ...as, "idempotency-key": crypto.randomUUID() })).body;
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body;
const record = async (email: string, kind = "deletion", receivedOn = today) =>
  act("recordprivacyrequest", { kind, email, name: "Ana Ruiz", language: "es", receivedOn, details: "Everything about me" });

async function verified(email: string, kind = "deletion"): Promise<string> {
  const { requestNo } = (await record(email, kind)).value;
  expect((await act("verifyprivacyrequest", { requestNo, how: "Answered from the address" })).value.state).toBe("verified");
  return requestNo;
}

let sent = 0;
async function formEntry(email: string): Promise<void> {
  const row = { storefrontId: 1, form: "contact", language: "en", subject: null, page: "/contact", captchaKey: `privacy-${++sent}` };
  const fields = JSON.stringify({ name: "Ana", email, message: "A question" });
  await query
    .insertInto("formEntry")
    .values({ ...row, reference: `PRIV-${sent}`, fields })
    .execute();
}

const exported = async (requestNo: string) =>
  JSON.parse(Buffer.from((await act("exportprivacydata", { requestNo })).value.data, "base64").toString("utf8"));

describe("an email at the end of a privacy request", () => {
  const newest = async (email: string) => (await mailsTo(shop, email))[0];

  it("says that it takes longer, until when, and why", async () => {
    const email = newAddress();
    const { requestNo } = (await record(email)).value;
    await act("extendprivacyrequest", { requestNo, reason: "Diez años de pedidos" });
    const mail = await newest(email);
    expect(mail?.subject).toBe(`Necesitamos más tiempo para su solicitud de privacidad ${requestNo}`);
    expect(mail?.text).toContain("El motivo: Diez años de pedidos");
  });

  it("says why it is refused", async () => {
    const email = newAddress();
    const { requestNo } = (await record(email)).value;
    await act("closeprivacyrequest", { requestNo, outcome: "refused", note: "No sabemos quién es usted." });
    expect((await newest(email))?.text).toContain("El motivo: No sabemos quién es usted.");
  });

  it("says that the data is deleted, and names the records that stay", async () => {
    const email = newAddress();
    expect((await act("eraseprivacydata", { requestNo: await verified(email), confirm: "DELETE" })).success).toBe(true);
    const mail = await newest(email);
    expect(mail?.subject).toContain("está atendida");
    expect(mail?.text).toContain("Los pedidos, las facturas y los pagos se quedan");
  });

  it("brings a copy of the data", async () => {
    const email = newAddress();
    await formEntry(email);
    const requestNo = await verified(email, "copy");
    await act("closeprivacyrequest", { requestNo, outcome: "done", note: "Copia enviada" });
    await shop.api.settle();
    const { messages } = (await (await fetch(`${shop.sandbox.url}/mail/api/messages?to=${encodeURIComponent(email)}`)).json()) as {
      messages: { id: string }[];
    };
    const stored = await (await fetch(`${shop.sandbox.url}/mail/api/messages/${messages[0]?.id}`)).json();
    const [file] = (stored as { attachments: { filename?: string; name?: string }[] }).attachments;
    expect(JSON.stringify(file)).toContain(`personal-data-${requestNo}.json`);
  });
});

describe("a privacy request", () => {
  it("is listed by when it is due, is late after 45 days, and is extended once", async () => {
    const { requestNo, dueOn } = (await record(newAddress(), "copy", daysAgo(55))).value;
    await record(newAddress());
    expect(dueOn).toBe(daysAgo(10));
    const { requests } = (await read("privacyrequests")).value;
    expect(requests[0]).toMatchObject({ requestNo, isLate: true });
    const extended = await act("extendprivacyrequest", { requestNo, reason: "Orders of ten years" });
    expect(extended.value).toMatchObject({ dueOn: daysAgo(-35), isLate: false, extensionReason: "Orders of ten years" });
    expect((await act("extendprivacyrequest", { requestNo, reason: "Again" })).code).toBe("office_privacy_extended");
  });

  it("can't be recorded for a day to come or long ago", async () => {
    for (const day of [daysAgo(-1), daysAgo(91)]) expect((await record(newAddress(), "copy", day)).code).toBe("office_privacy_day");
  });

  it("hands out and deletes nothing before the person is verified", async () => {
    const { email } = await provedPerson(shop);
    const { requestNo } = (await record(email)).value;
    expect((await act("exportprivacydata", { requestNo })).code).toBe("office_privacy_unverified");
    expect((await act("eraseprivacydata", { requestNo, confirm: "DELETE" })).code).toBe("office_privacy_unverified");
    expect((await act("closeprivacyrequest", { requestNo, outcome: "done", note: "Done" })).code).toBe("office_privacy_unverified");
    expect((await signIn(shop, email)).status).toBe(200);
  });

  it("for a copy answers with everything of an account and nobody else's", async () => {
    const { email } = await provedPerson(shop);
    const other = await provedPerson(shop);
    await formEntry(email);
    const data = await exported(await verified(email, "copy"));
    expect(data).toMatchObject({ email, profile: { email }, forms: [{ fields: { message: "A question" } }] });
    expect(JSON.stringify(data)).not.toContain(other.email);
    expect(JSON.stringify(data)).not.toContain("argon2");
  });

  it("for a copy answers for a guest too, with their orders", async () => {
    await placeOrder(shop, [{ itemNo: await boxInReno(shop, 50), quantity: 1, fulfilmentType: "DLVR" }]);
    const { email } = contact;
    const requestNo = await verified(email, "copy");
    expect((await read(`privacyrequest?requestNo=${requestNo}`)).value.found).toMatchObject({ accountId: null });
    const data = await exported(requestNo);
    expect(data.orders.length).toBeGreaterThan(0);
    expect(new Set(data.orders.map((order: { email: string }) => order.email.toLowerCase()))).toEqual(new Set([email.toLowerCase()]));
  });

  it("for deletion erases the account and the address's records, keeps the orders, and names them", async () => {
    const { email, pair } = await provedPerson(shop);
    await formEntry(email);
    const { id } = await query.selectFrom("account").select("id").where("emailKey", "=", email).executeTakeFirstOrThrow();
    const orderNo = await placeOrder(shop, [{ itemNo: await boxInReno(shop, 51), quantity: 1, fulfilmentType: "DLVR" }]);
    const orders = () =>
      query.selectFrom("customerOrder").select(["id", "totalCents"]).where("orderNo", "=", orderNo).executeTakeFirstOrThrow();
    const order = await orders();
    await query.updateTable("customerOrder").set({ accountId: id }).where("id", "=", order.id).execute();
    const requestNo = await verified(email);
    const { value } = await act("eraseprivacydata", { requestNo, confirm: "DELETE" });
    expect(value).toMatchObject({ state: "done", found: { accountId: null, forms: 0, subscriptions: 0 } });
    expect((await shop.call("account/sessions", undefined, bearer(pair))).status).toBe(401);
    expect((await signIn(shop, email)).body.code).toBe("account_credentials");
    expect(await orders()).toEqual(order);
    const entry = await query
      .selectFrom("auditEntry")
      .selectAll()
      .where("subjectNo", "=", requestNo)
      .where("kind", "=", "privacy.erased")
      .executeTakeFirstOrThrow();
    expect(entry.after).toEqual({ deleted: { account: 1, forms: 1, subscriptions: 0 }, kept: { orders: 1, invoices: 0 } });
    expect(JSON.stringify(entry)).not.toContain(email);
    expect((await act("eraseprivacydata", { requestNo, confirm: "DELETE" })).code).toBe("office_privacy_closed");
  });

  it("never takes a business its last administrator", async () => {
    const { email } = await demoPerson(shop, "dealer-admin@demo.test");
    const requestNo = await verified(email);
    expect((await act("eraseprivacydata", { requestNo, confirm: "DELETE" })).code).toBe("customer_last_administrator");
    expect((await signIn(shop, email, DEMO_PASSWORD)).status).toBe(200);
    expect((await read(`privacyrequest?requestNo=${requestNo}`)).value.state).toBe("verified");
  });

  it("is erased once by two who do it at the same moment", async () => {
    const { email } = await provedPerson(shop);
    const requestNo = await verified(email);
    const answers = await Promise.all([1, 2].map(() => act("eraseprivacydata", { requestNo, confirm: "DELETE" })));
    expect(answers.map(({ code }) => code ?? "ok").sort()).toEqual(["office_privacy_closed", "ok"]);
  });

  it("is refused with a reason, kept for two years, and then forgotten", async () => {
    const { requestNo } = (await record(newAddress())).value;
    const refused = await act("closeprivacyrequest", { requestNo, outcome: "refused", note: "Somebody else asked" });
    expect(refused.value).toMatchObject({ state: "refused", outcome: "Somebody else asked", closedBy: "staff@demo.test" });
    const after = (date: string) => forgetPrivacyRequests({ database: shop.database, now: () => new Date(date) });
    await after(`${daysAgo(-729)}T00:00:00Z`);
    expect((await read(`privacyrequest?requestNo=${requestNo}`)).value.requestNo).toBe(requestNo);
    await after(`${daysAgo(-733)}T00:00:00Z`);
    expect((await read(`privacyrequest?requestNo=${requestNo}`)).code).toBe("office_privacy_not_found");
  });

  it("is seen only with the right to", async () => {
    const sales = await staffHeaders(shop, "sales@demo.test");
    expect((await shop.call("office/privacyrequests", undefined, sales)).body.code).toBe("office_right");
  });
});
