import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import {
  bearer,
  DEMO_PASSWORD,
  demoPerson,
  guestOrder,
  mailsTo,
  newAddress,
  PASSWORD,
  type Pair,
  provedPerson,
  signIn,
  signUp,
  solve,
  tokenMailedTo,
} from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { tidyAccounts } from "./tidy-accounts.repository.ts";

const shop = await openShopForFile();

const exportOf = async (pair: Pair) => (await shop.call("account/exportdata", undefined, bearer(pair))).body.value;
const remove = (pair: Pair, password: string | undefined = PASSWORD) =>
  shop.call("account/deleteaccount", { confirm: "DELETE", password }, bearer(pair));
const accountIdOf = async (email: string) =>
  (await shop.database.query.selectFrom("account").select("id").where("emailKey", "=", email).executeTakeFirstOrThrow()).id;

/** Creates a person with an order, an address, a subscription, a request, a bag and a session elsewhere. */
async function somebody() {
  const email = newAddress();
  const receiptId = await guestOrder(shop, email);
  const captchaToken = await solve(shop, "sign-up");
  const person = { type: "homeowner", givenName: "Ana", surname: "Ruiz", email, password: PASSWORD, newsletter: true };
  const address = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
  const pair: Pair = (await shop.call("account/signup", { ...person, address, captchaToken })).body.value;
  await shop.call("account/proveaddress", { token: await tokenMailedTo(shop, email) }, bearer(pair));
  const fields = { name: "Ana Ruiz", email, topic: "other", message: "A question" };
  await shop.database.query
    .insertInto("formEntry")
    .values({
      storefrontId: 1,
      form: "contact",
      language: "en",
      reference: `F-${email}`,
      subject: null,
      fields: JSON.stringify(fields),
      page: "contact/",
      captchaKey: email,
      createdAt: new Date(),
    })
    .execute();
  const request = { kind: "professional", type: "designer", company: "Ruiz Studio", phone: "775 555 0199", address };
  await shop.call("customer/createcustomerrequest", request, bearer(pair));
  const [product] = (await shop.call("product/list", { listing: "porcelain" })).body.value.products;
  await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo: product.lead.itemNo, quantity: 2 }] }, bearer(pair));
  const other: Pair = (await signIn(shop, email)).body.value;
  return { email, pair, other, receiptId };
}

describe("exporting a person's data", () => {
  it("includes everything stored about that person", async () => {
    const { email, pair } = await somebody();
    const all = await exportOf(pair);
    expect(all.profile).toMatchObject({ email, givenName: "Ana", surname: "Ruiz", roles: [], businessAccount: null });
    expect(all.addresses).toMatchObject([{ address: { line1: "1 Main St" } }]);
    expect(all.orders).toMatchObject([{ email, deliveryAddress: { city: "Reno" }, lines: [{ quantity: 1 }] }]);
    expect(all.orders[0].totalCents).toBeGreaterThan(0);
    expect(all.sessions).toHaveLength(2);
    expect(all.subscriptions).toMatchObject([{ source: "new-arrivals", endedAt: null }]);
    expect(all.requests).toMatchObject([{ kind: "professional", status: "open", documents: [] }]);
    expect(all.forms).toMatchObject([{ form: "contact", fields: { message: "A question" } }]);
    expect(all.bag).toMatchObject([{ quantity: 2 }]);
  });

  it("names the promo codes that the person has used or has on the bag", async () => {
    const { pair } = await somebody();
    const bag = (await shop.call("webshoppingbag/getcustomershoppingbag", undefined, bearer(pair))).body.value;
    const promotion = { promotionalCode: "WELCOME10" };
    await shop.call("webshoppingbag/applypromocode", { promotion, request: { shoppingBagQuoteId: bag.shoppingBagQuoteId } }, bearer(pair));
    const { orderNo } = (await exportOf(pair)).orders[0];
    const { query } = shop.database;
    const { id } = await query.selectFrom("customerOrder").select("id").where("orderNo", "=", orderNo).executeTakeFirstOrThrow();
    const name = JSON.stringify({ en: "Free freight", es: "Flete gratis" });
    const used = { orderId: id, code: "FREIGHT1500", name, discountCents: 0, deliveryDiscountCents: 500 };
    await query.insertInto("orderPromotion").values(used).execute();
    const all = await exportOf(pair);
    expect(all.codesOnBag).toEqual(["WELCOME10"]);
    expect(all.orders[0].promotions).toEqual([
      { code: "FREIGHT1500", name: { en: "Free freight", es: "Flete gratis" }, discountCents: 0, deliveryDiscountCents: 500 },
    ]);
  });

  it("includes no secrets and nobody else's data", async () => {
    const { pair } = await somebody();
    const other = await somebody();
    const text = JSON.stringify(await exportOf(pair));
    expect(text).not.toContain("argon2");
    expect(text).not.toContain(other.email);
    for (const key of ["hash", "secret", "token", "sealed", "publicKey"]) expect(text.toLowerCase()).not.toContain(`${key}":`);
  });

  it("leaves out data tied to an unconfirmed address", async () => {
    const { email } = await somebody();
    const intruder: Pair = (await signUp(shop, { email })).body.value;
    const all = await exportOf(intruder);
    expect([all.orders, all.subscriptions, all.forms]).toEqual([[], [], []]);
  });

  it("includes no price for a person whose prices are hidden", async () => {
    const { pair, email } = await somebody();
    await shop.database.query.updateTable("account").set({ pricesWithheld: true }).where("emailKey", "=", email).execute();
    expect(JSON.stringify((await exportOf(pair)).orders)).not.toMatch(/cents/i);
  });
});

describe("a deleted account", () => {
  it("loses its personal data and keeps its orders", async () => {
    const { email, pair, other, receiptId } = await somebody();
    const id = await accountIdOf(email);
    expect((await remove(pair, "wrong")).body.code).toBe("account_password_wrong");
    expect((await shop.call("account/deleteaccount", { confirm: "yes", password: PASSWORD }, bearer(pair))).status).toBe(400);
    expect((await remove(pair)).status).toBe(200);
    for (const one of [pair, other]) expect((await shop.call("account/sessions", undefined, bearer(one))).status).toBe(401);
    expect((await signIn(shop, email)).status).toBe(422);
    expect((await mailsTo(shop, email))[0]?.subject).toContain("was deleted");

    const { query } = shop.database;
    const row = await query.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: "", givenName: "", surname: "", phone: null, passwordHash: null, details: {} });
    expect(row.deletedAt).not.toBeNull();
    for (const table of ["accountAddress", "passkey", "externalLogin", "accountLink", "customerRequest", "secondFactor"] as const)
      expect([table, await query.selectFrom(table).select("accountId").where("accountId", "=", id).execute()]).toEqual([table, []]);
    expect(await query.selectFrom("bag").select("id").where("accountId", "=", id).execute()).toEqual([]);
    expect(await query.selectFrom("subscription").select("email").where("emailKey", "=", email).execute()).toEqual([]);
    expect((await shop.call(`customer/getreceiptmodel?id=${receiptId}`)).body.value).toMatchObject({ email });

    const again = await provedPerson(shop, email);
    expect(await accountIdOf(again.email)).not.toBe(id);
  });

  it("is never the last administrator of a business", async () => {
    const { pair } = await demoPerson(shop, "dealer-admin@demo.test");
    const refused = await remove(pair, DEMO_PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([409, "customer_last_administrator"]);
    expect((await shop.call("account/sessions", undefined, bearer(pair))).status).toBe(200);
    const sales = await demoPerson(shop, "dealer-buyer@demo.test");
    expect((await remove(sales.pair, DEMO_PASSWORD)).status).toBe(200);
    const { users } = (await shop.call("customer/getusers", undefined, bearer(pair))).body.value;
    expect(users.map((user: { email: string }) => user.email)).not.toContain("");
  });
});

describe("the daily cleanup", () => {
  const tidyInDays = (days: number) => tidyAccounts(shop.database.query, new Date(Date.now() + days * 86_400_000));
  const count = async (table: "accountLink" | "refreshToken" | "signInFailure" | "session") =>
    (await shop.database.query.selectFrom(table).selectAll().execute()).length;

  it("deletes unconfirmed accounts, except those with orders or in use", async () => {
    const [forgotten, ordered, proved] = [newAddress(), newAddress(), (await provedPerson(shop)).email];
    for (const email of [forgotten, ordered]) await signUp(shop, { email });
    const receipt = await guestOrder(shop, ordered);
    const { query } = shop.database;
    const id = await accountIdOf(ordered);
    await query.updateTable("customerOrder").set({ accountId: id }).where("receiptKey", "=", receipt).execute();
    await tidyInDays(0);
    expect(await accountIdOf(forgotten)).toBeGreaterThan(0);
    await tidyInDays(8);
    const left = await query.selectFrom("account").select("email").where("emailKey", "in", [forgotten, ordered, proved]).execute();
    expect(left.map((row) => row.email).sort()).toEqual([ordered, proved].sort());
  });

  it("deletes expired rows", async () => {
    await signIn(shop, "nobody@example.test", "wrong");
    await signUp(shop);
    expect(await count("signInFailure")).toBeGreaterThan(0);
    expect(await count("session")).toBeGreaterThan(0);
    await tidyInDays(100);
    for (const table of ["accountLink", "refreshToken", "signInFailure", "session"] as const)
      expect([table, await count(table)]).toEqual([table, 0]);
  });
});
