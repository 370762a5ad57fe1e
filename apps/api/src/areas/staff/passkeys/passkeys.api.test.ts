import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, provedPerson } from "@azulejo/testing/people.ts";
import { type Bent, createAuthenticator, type SoftwareAuthenticator } from "@azulejo/testing/software-authenticator.ts";
import { describe, expect, it } from "vitest";
import { createStaff } from "../create-staff.ts";

const shop = await openShopForFile();
const storefront = { id: 1, name: "Shop" };
const PASSWORD = "thin joints and warm floors";
const INVALID = "account_passkey_invalid";
type Headers = Record<string, string>;

let people = 0;
async function newStaff(): Promise<string> {
  const email = `passkey-${++people}@example.test`;
  const { passwords } = shop.api.services;
  expect(await createStaff(shop.database.query, passwords, { storefront, email, password: PASSWORD, rights: ["orders.read"] })).toBe(true);
  return email;
}
const signIn = (email: string) => shop.call("office/signin", { email, password: PASSWORD });
const call = (name: string, body: object | undefined, as: Headers) =>
  shop.call(`office/${name}`, body, body ? { ...as, "idempotency-key": crypto.randomUUID() } : as);
const optionsFor = async (as: Headers) => (await call("startownpasskey", { password: PASSWORD }, as)).body.value.options;
const add = (as: Headers, response: unknown, name = "Counter laptop") => call("addownpasskey", { response, name }, as);
const list = async (as: Headers) => (await call("ownpasskeys", undefined, as)).body.value.passkeys;
const challenge = async () => (await shop.call("office/signinpasskeychallenge", {})).body.value;

async function enter(authenticator: SoftwareAuthenticator, bent: Bent = {}) {
  const { ticket, options } = await challenge();
  return shop.call("office/signinwithpasskey", { ticket, response: authenticator.get(options, bent) });
}

async function staffWithPasskey() {
  const email = await newStaff();
  const headers = bearer((await signIn(email)).body.value);
  const authenticator = createAuthenticator();
  expect((await add(headers, authenticator.create(await optionsFor(headers)))).body.code).toBeUndefined();
  return { email, headers, authenticator };
}

async function setRule(rule: "required" | "optional"): Promise<void> {
  const { query } = shop.database;
  const { settings } = await query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...(settings as object), staffSecondFactor: rule });
  await query.updateTable("storefront").set({ settings: changed }).where("id", "=", 1).execute();
  shop.api.services.referenceData.dropAll();
}

describe("a passkey of staff", () => {
  it("is added with the password, ends sessions that the password alone has opened, and signs in without it", async () => {
    const email = await newStaff();
    const other = bearer((await signIn(email)).body.value);
    const headers = bearer((await signIn(email)).body.value);
    expect((await call("startownpasskey", { password: "wrong" }, headers)).body.code).toBe("account_password_wrong");
    const authenticator = createAuthenticator();
    await add(headers, authenticator.create(await optionsFor(headers)));
    expect((await call("session", undefined, other)).status).toBe(401);
    expect((await call("session", undefined, headers)).body.value).toMatchObject({ hasSecondFactor: true, hasAuthenticator: false });
    expect((await signIn(email)).body.code).toBe("office_passkey_needed");
    const entered = await enter(authenticator);
    expect([entered.status, entered.body.value.staff.email]).toEqual([200, email]);
    const inside = bearer(entered.body.value);
    expect(await list(inside)).toMatchObject([{ name: "Counter laptop", usedAt: expect.any(String) }]);
    expect((await call("ownsessions", undefined, inside)).body.value.sessions[0].way).toBe("passkey");
  });

  it("signs each challenge once", async () => {
    const { authenticator } = await staffWithPasskey();
    const { ticket, options } = await challenge();
    const response = authenticator.get(options);
    expect((await shop.call("office/signinwithpasskey", { ticket, response })).status).toBe(200);
    expect((await shop.call("office/signinwithpasskey", { ticket, response })).body.code).toBe(INVALID);
  });

  it.each<[string, Bent]>([
    ["another site's origin", { origin: "https://evil.example" }],
    ["another challenge", { challenge: "x".repeat(43) }],
    ["another key", { foreignKey: true }],
    ["an owner whom the device did not verify", { unverified: true }],
  ])("is refused with %s", async (_, bent) => {
    const { headers, authenticator } = await staffWithPasskey();
    expect((await enter(authenticator, bent)).body.code).toBe(INVALID);
    if (!bent.foreignKey)
      expect((await add(headers, createAuthenticator().create(await optionsFor(headers), bent))).body.code).toBe(INVALID);
  });

  it("is refused if nobody of the staff has added it, a customer's too", async () => {
    const { pair } = await provedPerson(shop);
    const authenticator = createAuthenticator();
    const { options } = (await shop.call("account/passkeyoptions", {}, bearer(pair))).body.value;
    await shop.call("account/addpasskey", { response: authenticator.create(options), name: "" }, bearer(pair));
    expect((await enter(authenticator)).body.code).toBe(INVALID);
    expect((await enter(createAuthenticator())).body.code).toBe(INVALID);
  });

  it("opens no customer's account with the same challenge, nor the other way around", async () => {
    const { authenticator } = await staffWithPasskey();
    const offered = await challenge();
    const asCustomer = { ticket: offered.ticket, response: authenticator.get(offered.options) };
    expect((await shop.call("account/passkeylogin", asCustomer)).body.code).toBe(INVALID);
    const { ticket, options } = (await shop.call("account/passkeychallenge", {})).body.value;
    expect((await shop.call("office/signinwithpasskey", { ticket, response: authenticator.get(options) })).body.code).toBe(INVALID);
  });

  it("is added only with the person's own challenge", async () => {
    const [first, second] = [await staffWithPasskey(), await staffWithPasskey()];
    const options = await optionsFor(first.headers);
    expect((await add(second.headers, createAuthenticator().create(options))).body.code).toBe(INVALID);
  });

  it("of blocked staff opens nothing, and the audit log says that it was tried", async () => {
    const { email, authenticator } = await staffWithPasskey();
    const { query } = shop.database;
    await query.updateTable("staff").set({ blockedAt: new Date() }).where("emailKey", "=", email).execute();
    expect((await enter(authenticator)).body.code).toBe(INVALID);
    const entry = await query
      .selectFrom("auditEntry")
      .select("kind")
      .where("subjectNo", "=", email)
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(entry?.kind).toBe("staff.sign_in_failed");
  });

  it("is renamed and removed by its owner alone", async () => {
    const { headers, authenticator } = await staffWithPasskey();
    const other = await staffWithPasskey();
    const { id } = authenticator;
    expect((await call("renameownpasskey", { id, name: "Mine now" }, other.headers)).body.code).toBe("office_passkey_not_found");
    await call("removeownpasskey", { id, password: PASSWORD }, other.headers);
    expect((await call("removeownpasskey", { id, password: "wrong" }, headers)).body.code).toBe("account_password_wrong");
    await call("renameownpasskey", { id, name: "Old laptop" }, headers);
    expect(await list(headers)).toMatchObject([{ id, name: "Old laptop" }]);
    await call("removeownpasskey", { id, password: PASSWORD }, headers);
    expect(await list(headers)).toEqual([]);
    expect((await enter(authenticator)).body.code).toBe(INVALID);
  });

  it("is removed by who resets the person's second factor", async () => {
    const { email, authenticator } = await staffWithPasskey();
    const owner = await staffHeaders(shop, "staff@demo.test");
    const { staff } = (await call("stafflist", undefined, owner)).body.value;
    const member = staff.find((one: { email: string }) => one.email === email);
    expect(member.hasSecondFactor).toBe(true);
    expect((await call("resetstaffsecondfactor", { staffId: member.staffId }, owner)).body.success).toBe(true);
    expect((await enter(authenticator)).body.code).toBe(INVALID);
    expect((await signIn(email)).status).toBe(200);
  });

  it("is enough where the shop requires a second factor, and can be added first", async () => {
    const email = await newStaff();
    const headers = bearer((await signIn(email)).body.value);
    await setRule("required");
    try {
      expect((await call("orders", undefined, headers)).body.code).toBe("office_second_factor_required");
      const authenticator = createAuthenticator();
      await add(headers, authenticator.create(await optionsFor(headers)));
      expect((await call("orders", undefined, headers)).status).toBe(200);
      const entered = bearer((await enter(authenticator)).body.value);
      expect((await call("session", undefined, entered)).body.value.mustAddSecondFactor).toBe(false);
      expect((await call("orders", undefined, entered)).status).toBe(200);
    } finally {
      await setRule("optional");
    }
  });
});
