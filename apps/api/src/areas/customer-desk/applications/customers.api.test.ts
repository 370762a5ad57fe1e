import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, mailsTo, newAddress, PASSWORD, provedPerson, signIn } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});

const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;
const act = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const PDF = { name: "license.pdf", type: "application/pdf", data: Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64") };
const address = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };

/** Creates an account and applies for a business account. */
async function apply(more: object = {}, language = "es") {
  const { email, pair } = await provedPerson(shop, newAddress());
  await shop.database.query.updateTable("account").set({ language }).where("email", "=", email).execute();
  const fields = {
    kind: "business",
    type: "contractor",
    company: "Azulejos Ibarra",
    phone: "775 555 0142",
    address,
    documents: [PDF],
    ...more,
  };
  const { reference } = (await shop.call("customer/createcustomerrequest", fields, bearer(pair))).body.value;
  const { applications } = await read("applications");
  return { email, headers: bearer(pair), id: applications.find((one: { reference: string }) => one.reference === reference).id as number };
}
const mailOf = async (email: string, words: string) => {
  await shop.api.settle();
  return (await mailsTo(shop, email)).find(({ text }) => text.includes(words));
};

describe("people and businesses", () => {
  it("are found by name, email and phone, and businesses by their people too", async () => {
    const { people } = await read("people?query=dealer-admin%40demo.test");
    expect(people).toMatchObject([
      { email: "dealer-admin@demo.test", business: expect.stringContaining("Ladera"), roles: ["Administrator"] },
    ]);
    const { customers } = await read("customers?query=dealer-admin%40demo.test");
    expect(customers.map((one: { name: string }) => one.name)).toEqual([people[0].business]);
    expect((await read(`customers?query=${customers[0].customerId}`)).customers[0].customerId).toBe(customers[0].customerId);
    const details = await read(`customer?customerId=${customers[0].customerId}`);
    expect(details.users.map((one: { email: string }) => one.email)).toContain("dealer-buyer@demo.test");
    expect(details.branches.length).toBeGreaterThan(0);
    expect(details).toMatchObject({ paymentTerm: "NET30", lockReason: null, invoices: { openCount: expect.any(Number) } });
  });

  it("can't sign in once staff lock them, are asked to call, and lose their open sessions", async () => {
    const { email, pair } = await provedPerson(shop);
    const { accountId } = (await read(`people?query=${encodeURIComponent(email)}`)).people[0];
    const locked = await act("lockperson", { accountId, reason: "Chargebacks" });
    expect(locked.body.value).toMatchObject({ isBlocked: true, lockReason: "Chargebacks" });
    expect((await shop.call("customer/addresses", undefined, bearer(pair))).status).toBe(401);
    const refused = await signIn(shop, email, PASSWORD);
    expect([refused.body.code, refused.body.messages?.[0]]).toEqual(["account_person_locked", expect.stringContaining("555-0100")]);
    expect(refused.body.messages?.[0]).not.toContain("Chargebacks");
    expect((await signIn(shop, email, "another password")).body.code).toBe("account_credentials");
    await act("unlockperson", { accountId });
    expect((await signIn(shop, email, PASSWORD)).body.success).toBe(true);
  });

  it("a business is locked only with a reason, which stays with the staff", async () => {
    const { customerId } = (await read("customers?query=Ladera")).customers[0];
    expect((await act("lockcustomer", { customerId, locked: true })).body.code).toBe("office_reason_required");
    expect((await act("lockcustomer", { customerId, locked: true, reason: "Past due" })).body.value).toMatchObject({
      locked: true,
      lockReason: "Past due",
    });
    const dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
    expect((await shop.call("customer/summary", undefined, dealer)).body.value).toMatchObject({ locked: true });
    expect((await act("lockcustomer", { customerId, locked: false })).body.value).toMatchObject({ locked: false, lockReason: null });
  });
});

describe("an application", () => {
  it("shows the sent fields and documents", async () => {
    const { id, email } = await apply();
    const application = await read(`readapplication?id=${id}`);
    expect(application).toMatchObject({
      status: "open",
      company: "Azulejos Ibarra",
      language: "es",
      person: { email },
      fields: { type: "contractor" },
    });
    const document = await read(`applicationdocument?id=${application.documents[0].id}`);
    expect(document).toMatchObject({ name: "license.pdf", type: "application/pdf", data: PDF.data });
  });

  it("that is accepted opens a business account, which the applicant administers, and mails them in their language", async () => {
    const { id, email, headers } = await apply();
    expect((await act("decideapplication", { id, accepted: true })).body.value).toMatchObject({
      status: "accepted",
      decidedBy: "staff@demo.test",
    });
    expect((await act("decideapplication", { id, accepted: false, reason: "No" })).body.code).toBe("office_application_decided");
    const { people } = await read(`people?query=${encodeURIComponent(email)}`);
    expect(people[0]).toMatchObject({ business: "Azulejos Ibarra", roles: ["Administrator"], type: "contractor" });
    expect(await read(`customer?customerId=${people[0].customerId}`)).toMatchObject({
      paymentTerm: "CASH",
      creditLimitCents: null,
      postalCode: "89501",
    });
    expect((await shop.call("customer/getusers", undefined, headers)).body.success).toBe(true);
    expect((await mailOf(email, "Su cuenta comercial en"))?.subject).toContain("Aceptamos su solicitud");
  });

  it("emails the applicant the reason for a refusal, or the question that staff asked", async () => {
    const { id, email } = await apply({}, "en");
    expect((await act("decideapplication", { id, accepted: false })).body.code).toBe("office_reason_required");
    expect((await act("askapplicant", { id, question: "Please send your resale certificate." })).body.value).toMatchObject({
      status: "open",
      askedAt: expect.any(String),
    });
    expect(await mailOf(email, "Please send your resale certificate.")).toBeDefined();
    expect((await act("decideapplication", { id, accepted: false, reason: "The license has expired." })).body.value).toMatchObject({
      status: "refused",
    });
    expect(await mailOf(email, "The license has expired.")).toBeDefined();
    expect((await read("applications?status=refused")).applications.map((one: { id: number }) => one.id)).toContain(id);
  });

  it("of a professional joins the trade program without a business", async () => {
    const { id, email } = await apply({ kind: "professional", type: "designer" });
    await act("decideapplication", { id, accepted: true });
    expect((await read(`people?query=${encodeURIComponent(email)}`)).people[0]).toMatchObject({ type: "designer", business: null });
  });
});
