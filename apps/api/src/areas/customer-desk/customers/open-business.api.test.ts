import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, mailsTo, PASSWORD, provedPerson, signIn } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const office = (call: string, body: object) => shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const customerOf = async (customerId: number) => (await shop.call(`office/customer?customerId=${customerId}`, undefined, staff)).body.value;
const personOf = async (email: string) => (await shop.call(`office/people?query=${email}`, undefined, staff)).body.value.people[0];

const terms = { type: "contractor", paymentTerm: "NET30", creditLimitCents: 2_500_000, postalCode: "89501" };
const branches = [
  { name: "Sierra Stone", city: "Reno", state: "NV" },
  { name: "Sierra Stone Sparks", city: "Sparks", state: "NV" },
];
const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@sierra.test", language: "es" };

describe("a business account that staff open", () => {
  it("has its terms and branches, and its first person accepts an invitation and administers it", async () => {
    const opened = await office("openbusiness", { name: "Sierra Stone", ...terms, branches, person: ana });
    expect(opened.body).toMatchObject({ success: true, value: { name: "Sierra Stone", ...terms, owedCents: 0 } });
    const { customerId } = opened.body.value;
    expect((await customerOf(customerId)).branches.map(({ number, city }: { number: string; city: string }) => [number, city])).toEqual([
      ["01", "Reno"],
      ["02", "Sparks"],
    ]);
    await shop.api.settle();
    const [mail] = await mailsTo(shop, ana.email);
    const shopName = (await shop.database.query.selectFrom("storefront").select("name").executeTakeFirstOrThrow()).name;
    expect(mail?.text).toContain(shopName);
    const token = /\/es\/account\/register\?invitation=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const accepted = await shop.call("customer/acceptinvitation", { token, givenName: "Ana", surname: "Ruiz", password: PASSWORD });
    expect(accepted.status).toBe(200);
    expect((await customerOf(customerId)).users).toMatchObject([{ email: ana.email, roles: ["Administrator"], type: "contractor" }]);
  });

  it("is not opened a second time, also not for two who do so at once", async () => {
    const same = { name: "SIERRA STONE", ...terms, branches, person: null };
    expect((await office("openbusiness", same)).body).toMatchObject({ code: "office_business_exists" });
    const twice = { ...same, name: "Twice Tile" };
    const answers = await Promise.all([office("openbusiness", twice), office("openbusiness", twice)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await office("openbusiness", { ...same, postalCode: "89502" })).status).toBe(200);
  });

  it("is not opened if its person belongs to another one", async () => {
    const elsewhere = { ...ana, email: "Dealer-Admin@demo.test" };
    const refused = await office("openbusiness", { name: "Truckee Tile", ...terms, branches, person: elsewhere });
    expect(refused.body).toMatchObject({ code: "office_person_elsewhere" });
    const { customers } = (await shop.call("office/customers?query=Truckee Tile", undefined, staff)).body.value;
    expect(customers).toEqual([]);
  });

  it("names each missing field", async () => {
    const { body } = await office("openbusiness", {
      name: " ",
      ...terms,
      paymentTerm: "30 days",
      branches: [],
      person: { ...ana, email: "ana" },
    });
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(["branches", "name", "paymentTerm", "person.email"]);
  });
});

describe("a person who is moved", () => {
  it("leaves one business for another with new rights, is signed out, and can be made a private customer", async () => {
    const to = (await office("openbusiness", { name: "Donner Homes", ...terms, branches, person: null })).body.value;
    const { pair } = await demoPerson(shop, "dealer-buyer@demo.test");
    const { accountId, customerId: from } = await personOf("dealer-buyer@demo.test");
    const moved = await office("moveperson", { accountId, customerId: to.customerId, roles: ["Accounting"] });
    expect(moved.body.value).toMatchObject({
      customerId: to.customerId,
      business: "Donner Homes",
      roles: ["Accounting"],
      type: "contractor",
    });
    expect((await shop.call("customer/getcustomermodel", undefined, bearer(pair))).status).toBe(401);
    expect((await customerOf(from)).users.some(({ email }: { email: string }) => email === "dealer-buyer@demo.test")).toBe(false);
    const alone = await office("moveperson", { accountId, customerId: null, roles: ["Sales"] });
    expect(alone.body.value).toMatchObject({ customerId: null, business: null, roles: [], type: "homeowner" });
  });

  it("ends in one of two businesses when two people move them at once", async () => {
    const first = (await office("openbusiness", { name: "One Tile", ...terms, branches, person: null })).body.value.customerId;
    const second = (await office("openbusiness", { name: "Two Tile", ...terms, branches, person: null })).body.value.customerId;
    const { email } = await provedPerson(shop);
    const { accountId } = await personOf(email);
    const moves = await Promise.all([first, second].map((customerId) => office("moveperson", { accountId, customerId, roles: ["Sales"] })));
    expect(moves.map(({ status }) => status)).toEqual([200, 200]);
    const { customerId, roles } = await personOf(email);
    expect([first, second]).toContain(customerId);
    expect(roles).toEqual(["Sales"]);
    expect((await signIn(shop, email)).status).toBe(200);
  });

  it("is not moved into a business of nobody, and stays", async () => {
    const { accountId, customerId } = await personOf("dealer-admin@demo.test");
    const refused = await office("moveperson", { accountId, customerId: 2_000_000_000, roles: ["Sales"] });
    expect(refused.body).toMatchObject({ code: "office_customer_not_found" });
    expect((await personOf("dealer-admin@demo.test")).customerId).toBe(customerId);
  });
});
