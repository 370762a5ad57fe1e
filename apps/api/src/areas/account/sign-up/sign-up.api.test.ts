import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import {
  bearer,
  DEMO_PASSWORD,
  demoPerson,
  guestOrder,
  mailsTo,
  newAddress,
  PASSWORD,
  provedPerson,
  signIn,
  signUp,
  solve,
  statementsOf,
  tokenMailedTo,
} from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const prove = (token: string, more: object = {}, headers: Record<string, string> = {}) =>
  shop.call("account/proveaddress", { token, ...more }, headers);
const setup = async (pair: { authToken: string }) =>
  (await shop.call("account/checklocalcredentialsetup", undefined, bearer(pair))).body.value;
const accountsOf = (email: string) => shop.database.query.selectFrom("account").selectAll().where("emailKey", "=", email).execute();
const elsewhere = { "x-client-address": "198.51.100.200" };

describe.each([
  ["en", "Confirm your email"],
  ["es", "Confirme su correo electrónico"],
])("a person who signs up in %s", (language, subject) => {
  it("is signed in, confirms the address from the email, and can sign in from then on", async () => {
    const email = newAddress();
    const answer = await signUp(shop, { email }, { "accept-language": language });
    expect(answer.status).toBe(200);
    expect((await setup(answer.body.value)).emailProved).toBe(false);
    expect((await signIn(shop, email)).body.code).toBe("account_credentials");
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toContain(subject);
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.text).toContain(`http://localhost:3000/${language}/account/proveaddress?token=`);
    const proved = await prove(await tokenMailedTo(shop, email), {}, bearer(answer.body.value));
    expect(proved.body.value).toEqual({ email, joinedOrders: 0, changed: false });
    expect((await setup(answer.body.value)).emailProved).toBe(true);
    expect((await signIn(shop, email)).status).toBe(200);
  });
});

describe("a sign-up", () => {
  it.each(["dealer", "designer", "contractor", "builder"])("as %s requires company and phone, and saves the address", async (type) => {
    expect((await signUp(shop, { type })).body.fields).toHaveProperty("company");
    const email = newAddress();
    const address = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
    const answer = await signUp(shop, { type, email, company: "Ruiz & Sons", phone: "775 555 0199", resaleNumber: "NV-77", address });
    expect(answer.status).toBe(200);
    const [row] = await accountsOf(email);
    expect(row).toMatchObject({ type, customerId: null, details: { company: "Ruiz & Sons", resaleNumber: "NV-77", newsletter: false } });
    const model = (await shop.call("customer/getcustomermodel", undefined, { authorization: `Bearer ${answer.body.value.authToken}` })).body
      .value;
    expect(model.registration).toEqual({ company: "Ruiz & Sons", website: null, resaleNumber: "NV-77" });
    const [saved] = await shop.database.query.selectFrom("accountAddress").selectAll().where("accountId", "=", row!.id).execute();
    expect(saved).toMatchObject({ preferred: true, address: { ...address, company: "Ruiz & Sons", kind: "residential" } });
  });

  it("ignores a role, business account or confirmation sent with the form", async () => {
    for (const more of [{ roles: ["Administrator"] }, { customerId: 1 }, { emailProved: true }, { hidePrices: false }])
      expect((await signUp(shop, more)).status).toBe(400);
  });

  it("refuses common passwords and those made of personal data, without using up the captcha", async () => {
    const captchaToken = await solve(shop, "sign-up");
    const again = { captchaToken, email: "ana.ruiz@example.test" };
    for (const password of ["password1234!", "ana-ruiz-2026", "AAAAAAAAAAAAAA", "cantera-tile-1"])
      expect([password, (await signUp(shop, { ...again, password })).body.code]).toEqual([password, "account_password_common"]);
    expect((await signUp(shop, { ...again, password: "too short" })).status).toBe(400);
    expect((await signUp(shop, again)).status).toBe(200);
    expect((await signUp(shop, again)).body.code).toBe("account_captcha");
  });

  it("responds and works the same for an address that has an account, and notifies its owner", async () => {
    const { email } = await provedPerson(shop);
    const fresh = newAddress();
    const shape = ({ status, body }: Awaited<ReturnType<typeof signUp>>) => [status, Object.keys(body), Object.keys(body.value)];
    const [known, unknown] = [await signUp(shop, { email }), await signUp(shop, { email: fresh })];
    expect(shape(known)).toEqual(shape(unknown));
    const [toOwner] = await mailsTo(shop, email);
    expect(toOwner?.subject).toContain("You already have an account");
    expect(toOwner?.text).toContain("/en/account/login");
    expect(toOwner?.text).not.toContain("token=");

    const statements = (address: string) => statementsOf(shop, () => signUp(shop, { email: address }));
    const inserts = async (address: string) => new Set((await statements(address)).filter((one) => one.startsWith("Insert")));
    expect(await inserts(email)).toEqual(await inserts(newAddress()));
  });

  it("cannot replace the account that has the address", async () => {
    const owner = await provedPerson(shop);
    const intruder = (await signUp(shop, { email: owner.email, password: "whoever comes first wins" })).body.value;
    expect((await signIn(shop, owner.email, "whoever comes first wins", {}, elsewhere)).status).toBe(422);
    expect((await signIn(shop, owner.email)).status).toBe(200);
    expect((await setup(intruder)).emailProved).toBe(false);
  });

  it("refuses a password that is known from a breach of another site", async () => {
    const refused = await signUp(shop, { password: "seven copper lanterns drifting" });
    expect([refused.status, refused.body.code]).toEqual([422, "account_password_common"]);
  });

  it("refuses an address or name with a line break, which would split a mail header", async () => {
    for (const more of [
      { email: "ana@example.test\r\nBcc: all@example.test" },
      { email: "Ana <ana@example.test>" },
      { surname: "Ruiz\nTo: x" },
    ])
      expect([more, (await signUp(shop, more)).status]).toEqual([more, 400]);
  });

  it("starts subscriptions only once the address is confirmed", async () => {
    const email = newAddress();
    const pair = (await signUp(shop, { email, newsletter: true })).body.value;
    const news = () => shop.database.query.selectFrom("subscription").select("source").where("emailKey", "=", email).execute();
    expect(await news()).toEqual([]);
    await prove(await tokenMailedTo(shop, email), {}, bearer(pair));
    expect(await news()).toEqual([{ source: "new-arrivals" }]);
  });

  it("sends no email with text that its sender typed, except the address", async () => {
    const email = newAddress();
    await signUp(shop, { email, givenName: "Buy pills", surname: "at pills.example" });
    const [mail] = await mailsTo(shop, email);
    expect(mail?.html).not.toContain("pills");
  });
});

describe("confirming an address", () => {
  it("works once, within a day, and only with a token that was sent", async () => {
    const email = newAddress();
    const pair = (await signUp(shop, { email })).body.value;
    const token = await tokenMailedTo(shop, email);
    expect((await prove("x".repeat(43))).body.code).toBe("account_link_invalid");
    shop.setNow(new Date(Date.now() + 24 * 3_600_000 + 60_000));
    expect((await prove(token, { password: PASSWORD })).body.code).toBe("account_link_invalid");
    shop.setNow(new Date());
    expect((await prove(token, {}, bearer(pair))).status).toBe(200);
    expect((await prove(token, {}, bearer(pair))).body.code).toBe("account_link_invalid");
  });

  it("requires the password when signed out, so that a mailbox owner cannot activate a stranger's account", async () => {
    const email = newAddress();
    await signUp(shop, { email });
    const token = await tokenMailedTo(shop, email);
    expect((await prove(token)).body.code).toBe("account_password_required");
    const somebody = (await signUp(shop)).body.value;
    expect((await prove(token, {}, bearer(somebody))).body.code).toBe("account_password_required");
    expect((await prove(token, { password: "a guess of the mail's reader" })).body.code).toBe("account_password_wrong");
    expect((await prove(token, { password: PASSWORD })).status).toBe(200);
  });

  it("is refused to the second of two accounts with one address", async () => {
    const email = newAddress();
    const first = (await signUp(shop, { email })).body.value;
    const tokenOfFirst = await tokenMailedTo(shop, email);
    const second = (await signUp(shop, { email })).body.value;
    const tokenOfSecond = await tokenMailedTo(shop, email);
    const answers = await Promise.all([prove(tokenOfFirst, {}, bearer(first)), prove(tokenOfSecond, {}, bearer(second))]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(answers.find((one) => one.status === 409)?.body.code).toBe("account_address_taken");
    expect((await accountsOf(email)).filter((row) => row.emailProvedAt)).toHaveLength(1);
  });

  it("can be requested again until it is confirmed", async () => {
    const email = newAddress();
    const pair = (await signUp(shop, { email })).body.value;
    expect(await mailsTo(shop, email)).toHaveLength(1);
    await shop.call("account/sendproof", {}, bearer(pair));
    expect(await mailsTo(shop, email)).toHaveLength(2);
    await prove(await tokenMailedTo(shop, email), {}, bearer(pair));
    expect((await shop.call("account/sendproof", {}, bearer(pair))).status).toBe(200);
    expect(await mailsTo(shop, email)).toHaveLength(2);
  });

  it("sends a limited number of emails to one address", async () => {
    const email = newAddress();
    const pair = (await signUp(shop, { email })).body.value;
    for (let times = 0; times < 14; times++) await shop.call("account/sendproof", {}, bearer(pair));
    expect((await mailsTo(shop, email)).length).toBe(10);
  });

  it("is sent although a stranger has had that many of another kind sent to the address", async () => {
    const [{ pair: stranger }, email] = [await provedPerson(shop), newAddress()];
    const wanted = { email, password: PASSWORD };
    for (let times = 0; times < 12; times++) await shop.call("account/changeaddress", wanted, bearer(stranger));
    expect(await mailsTo(shop, email)).toHaveLength(10);
    const pair = (await signUp(shop, { email })).body.value;
    expect((await prove(await tokenMailedTo(shop, email), {}, bearer(pair))).status).toBe(200);
  });
});

describe("a guest's orders", () => {
  it("join the account when the address is confirmed, whatever its case", async () => {
    const email = newAddress();
    const receipts = [await guestOrder(shop, email), await guestOrder(shop, email.toUpperCase()), await guestOrder(shop, newAddress())];
    const pair = (await signUp(shop, { email })).body.value;
    const ownersOf = async () =>
      Promise.all(
        receipts.map((key) =>
          shop.database.query.selectFrom("customerOrder").select("accountId").where("receiptKey", "=", key).executeTakeFirst(),
        ),
      );
    expect((await ownersOf()).map((one) => one?.accountId)).toEqual([null, null, null]);
    const proved = await prove(await tokenMailedTo(shop, email), {}, bearer(pair));
    expect(proved.body.value.joinedOrders).toBe(2);
    const [row] = await accountsOf(email);
    expect((await ownersOf()).map((one) => one?.accountId)).toEqual([row?.id, row?.id, null]);
  });

  it("become an account with a receipt and a password", async () => {
    const email = newAddress();
    const receiptId = await guestOrder(shop, email);
    const quick = (password: string, id = receiptId) => shop.call("account/quicksignup", { receiptId: id, password });
    expect((await quick(PASSWORD, "nobody-has-this-receipt")).body.code).toBe("customer_receipt_not_found");
    expect((await quick("ana-ruiz-2026")).body.code).toBe("account_password_common");
    const pair = (await quick(PASSWORD)).body.value;
    const [row] = await accountsOf(email);
    expect(row).toMatchObject({ givenName: "Ana", surname: "Ruiz", type: "homeowner", phone: "775 555 0199", emailProvedAt: null });
    const [saved] = await shop.database.query.selectFrom("accountAddress").selectAll().where("accountId", "=", row!.id).execute();
    expect(saved?.address).toMatchObject({ line1: "1 Main St", province: "NV" });
    expect((await prove(await tokenMailedTo(shop, email), {}, bearer(pair))).body.value.joinedOrders).toBe(1);
    const taken = await quick(PASSWORD);
    expect([taken.status, taken.body.code]).toEqual([409, "account_order_taken"]);
  });
});

describe("a changed email address", () => {
  const change = (pair: { authToken: string }, email: string, password: string | undefined = PASSWORD) =>
    shop.call("account/changeaddress", { email, password }, bearer(pair));

  it("takes effect once confirmed, and the old address is notified twice", async () => {
    const { email: old, pair } = await provedPerson(shop);
    const email = newAddress();
    expect((await change(pair, email, "not my password")).body.code).toBe("account_password_wrong");
    expect((await change(pair, email)).status).toBe(200);
    expect((await shop.call("customer/getcustomermodel", undefined, bearer(pair))).body.value).toMatchObject({
      userName: old,
      pendingEmail: email,
    });
    expect((await mailsTo(shop, old))[0]?.subject).toContain("about to change");
    expect((await signIn(shop, old)).status).toBe(200);
    const proved = await prove(await tokenMailedTo(shop, email), {}, bearer(pair));
    expect(proved.body.value).toEqual({ email, joinedOrders: 0, changed: true });
    expect((await signIn(shop, email)).status).toBe(200);
    expect((await signIn(shop, old)).status).toBe(422);
    const [notice] = await mailsTo(shop, old);
    expect(notice?.subject).toContain("has changed");
    expect(notice?.text).toContain(email);
  });

  it("is refused if another account has it, without saying so", async () => {
    const { pair } = await provedPerson(shop);
    const owner = await provedPerson(shop);
    const [taken, free] = [await change(pair, owner.email), await change(pair, newAddress())];
    expect(taken.body).toEqual(free.body);
    expect((await mailsTo(shop, owner.email))[0]?.subject).toContain("already have an account");
  });

  it("can be confirmed only for the latest request", async () => {
    const { pair } = await provedPerson(shop);
    const [first, second] = [newAddress(), newAddress()];
    await change(pair, first);
    const token = await tokenMailedTo(shop, first);
    await change(pair, second);
    expect((await prove(token, {}, bearer(pair))).body.code).toBe("account_link_invalid");
    expect((await prove(await tokenMailedTo(shop, second), {}, bearer(pair))).status).toBe(200);
  });

  it("can be confirmed only by someone who can sign in to the account", async () => {
    const { pair } = await provedPerson(shop);
    const victim = newAddress();
    await guestOrder(shop, victim);
    await change(pair, victim);
    expect((await prove(await tokenMailedTo(shop, victim))).body.code).toBe("account_password_required");
    const homeowner = await demoPerson(shop, "homeowner@demo.test");
    expect((await prove(await tokenMailedTo(shop, victim), {}, bearer(homeowner.pair))).body.code).toBe("account_password_required");
    expect((await signIn(shop, "homeowner@demo.test", DEMO_PASSWORD)).status).toBe(200);
  });
});
