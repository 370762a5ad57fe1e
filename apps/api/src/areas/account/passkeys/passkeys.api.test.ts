import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, mailsTo, PASSWORD, type Pair, type Person, provedPerson, signIn } from "@azulejo/testing/people.ts";
import { confirmedFactor } from "@azulejo/testing/second-factor.ts";
import { type Bent, createAuthenticator, type SoftwareAuthenticator } from "@azulejo/testing/software-authenticator.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const optionsFor = async (pair: Pair) => (await shop.call("account/passkeyoptions", {}, bearer(pair))).body.value.options;
const add = (pair: Pair, response: unknown, name = "") => shop.call("account/addpasskey", { response, name }, bearer(pair));
const list = async (pair: Pair) => (await shop.call("account/passkeys", undefined, bearer(pair))).body.value;
const remove = (pair: Pair, id: string) => shop.call("account/removepasskey", { id }, bearer(pair));
const challenge = async () => (await shop.call("account/passkeychallenge", {})).body.value;

async function enter(authenticator: SoftwareAuthenticator, bent: Bent = {}) {
  const { ticket, options } = await challenge();
  return shop.call("account/passkeylogin", { ticket, response: authenticator.get(options, bent) });
}

async function personWithPasskey(counts = false): Promise<Person & { authenticator: SoftwareAuthenticator }> {
  const person = await provedPerson(shop);
  const authenticator = createAuthenticator({ counts });
  const added = await add(person.pair, authenticator.create(await optionsFor(person.pair)), "Kitchen laptop");
  expect(added.body.messages ?? []).toEqual([]);
  return { ...person, authenticator };
}

const invalid = "account_passkey_invalid";

describe("a passkey", () => {
  it("is created for the shop, saved under its name, and the owner is notified", async () => {
    const { email, pair, authenticator } = await personWithPasskey();
    expect(await list(pair)).toMatchObject([{ id: authenticator.id, name: "Kitchen laptop", usedAt: null }]);
    expect((await mailsTo(shop, email))[0]?.subject).toContain("passkey was added");
    const options = await optionsFor(pair);
    expect(options).toMatchObject({ rp: { id: "localhost" }, excludeCredentials: [{ id: authenticator.id }] });
    expect(JSON.stringify(options.user.id)).not.toContain(email);
  });

  it("is created only right after a sign-in or with the password", async () => {
    const { pair, email } = await provedPerson(shop);
    const { accountId } = await shop.database.query
      .updateTable("session")
      .from("account")
      .set({ startedAt: new Date(Date.now() - 11 * 60_000) })
      .whereRef("account.id", "=", "session.accountId")
      .where("account.emailKey", "=", email)
      .returning("accountId")
      .executeTakeFirstOrThrow();
    const options = async (body: object = {}) => (await shop.call("account/passkeyoptions", body, bearer(pair))).body;
    expect((await options()).code).toBe("account_password_needed");
    expect((await options({ password: "not the password" })).code).toBe("account_password_wrong");
    const made = createAuthenticator().create((await options({ password: PASSWORD })).value.options);
    expect((await add(pair, made)).body.success).toBe(true);
    await shop.database.query.updateTable("account").set({ passwordHash: null }).where("id", "=", Number(accountId)).execute();
    expect((await options({ password: PASSWORD })).code).toBe("account_sign_in_again");
  });

  it("signs in without a user name, and each challenge works once", async () => {
    const { authenticator } = await personWithPasskey();
    const { ticket, options } = await challenge();
    expect(options.allowCredentials ?? []).toEqual([]);
    const response = authenticator.get(options);
    const entered = await shop.call("account/passkeylogin", { ticket, response });
    expect(entered.status).toBe(200);
    const [session] = (await shop.call("account/sessions", undefined, bearer(entered.body.value))).body.value;
    expect(session).toMatchObject({ way: "passkey", current: true });
    expect((await list(entered.body.value))[0].usedAt).not.toBeNull();
    expect((await shop.call("account/passkeylogin", { ticket, response })).body.code).toBe(invalid);
  });

  it.each<[string, Bent]>([
    ["another site's origin", { origin: "https://evil.example" }],
    ["another site's id", { rpId: "evil.example" }],
    ["another challenge", { challenge: "x".repeat(43) }],
    ["another key", { foreignKey: true }],
  ])("is refused with %s", async (_, bent) => {
    const { authenticator, pair } = await personWithPasskey();
    expect((await enter(authenticator, bent)).body.code).toBe(invalid);
    if (bent.foreignKey) return;
    const other = createAuthenticator();
    expect((await add(pair, other.create(await optionsFor(pair), bent))).body.code).toBe(invalid);
  });

  it("is refused alike when it was never added or cannot be parsed", async () => {
    const { ticket } = await challenge();
    const answers = [
      await enter(createAuthenticator()),
      await shop.call("account/passkeylogin", { ticket, response: { id: "x", response: { clientDataJSON: "%%%" } } }),
      await shop.call("account/passkeylogin", { ticket: "y".repeat(43), response: {} }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([422, invalid]);
    const { pair } = await provedPerson(shop);
    for (const response of [{}, { response: null }, { response: { clientDataJSON: 7 } }, { id: {}, response: { clientDataJSON: "e30" } }])
      expect((await add(pair, response)).body.code).toBe(invalid);
  });

  it("is refused when its counter does not advance, because it was cloned", async () => {
    const { authenticator } = await personWithPasskey(true);
    expect((await enter(authenticator)).status).toBe(200);
    expect((await enter(authenticator)).status).toBe(200);
    expect((await enter(authenticator, { counter: 2 })).body.code).toBe(invalid);
    expect((await enter(authenticator)).body.code).toBeUndefined();
  });

  it("is added only with the account's own challenge, within five minutes, once", async () => {
    const [first, second] = [await provedPerson(shop), await provedPerson(shop)];
    const authenticator = createAuthenticator();
    const options = await optionsFor(first.pair);
    expect((await add(second.pair, authenticator.create(options))).body.code).toBe(invalid);
    const late = await optionsFor(first.pair);
    shop.setNow(new Date(Date.now() + 5 * 60_000 + 1000));
    expect((await add(first.pair, authenticator.create(late))).body.code).toBe(invalid);
    shop.setNow(new Date());
    const good = await optionsFor(first.pair);
    expect((await add(first.pair, authenticator.create(good))).status).toBe(200);
    expect((await add(first.pair, authenticator.create(good))).body.code).toBe(invalid);
    expect((await add(second.pair, authenticator.create(await optionsFor(second.pair)))).body.code).toBe(invalid);
  });

  it("of a blocked account signs in to nothing", async () => {
    const { email, authenticator } = await personWithPasskey();
    await shop.database.query.updateTable("account").set({ blockedAt: new Date() }).where("emailKey", "=", email).execute();
    expect((await enter(authenticator)).body.code).toBe(invalid);
  });

  it("replaces the code if the device verified the user", async () => {
    const { email, pair, authenticator } = await personWithPasskey();
    await confirmedFactor(shop, pair);
    expect((await signIn(shop, email)).body.code).toBe("account_code_required");
    expect((await enter(authenticator, { unverified: true })).body.code).toBe(invalid);
    expect((await enter(authenticator)).status).toBe(200);
  });

  it("is removed only by its owner, and not as the last way to sign in", async () => {
    const { email, pair, authenticator } = await personWithPasskey();
    const other = await provedPerson(shop);
    await remove(other.pair, authenticator.id);
    expect(await list(pair)).toHaveLength(1);
    const withoutPassword = (hash: string | null) =>
      shop.database.query.updateTable("account").set({ passwordHash: hash }).where("emailKey", "=", email).execute();
    await withoutPassword(null);
    expect((await remove(pair, authenticator.id)).body.code).toBe("account_last_way_in");
    await shop.call("account/changepassword", { password: "a password once more" }, bearer(pair));
    const again: Pair = (await signIn(shop, email, "a password once more")).body.value;
    expect((await remove(again, authenticator.id)).status).toBe(200);
    expect(await list(again)).toEqual([]);
    expect((await enter(authenticator)).body.code).toBe(invalid);
  });

  it("is removed only by who has just signed in, or enters the password", async () => {
    const { pair, authenticator } = await personWithPasskey();
    await shop.database.query
      .updateTable("session")
      .set({ startedAt: new Date(Date.now() - 3_600_000) })
      .execute();
    expect((await remove(pair, authenticator.id)).body.code).toBe("account_password_needed");
    const again = await shop.call("account/removepasskey", { id: authenticator.id, password: PASSWORD }, bearer(pair));
    expect([again.status, await list(pair)]).toEqual([200, []]);
  });

  it("remains when the last two are removed at once", async () => {
    const { email, pair, authenticator } = await personWithPasskey();
    const second = createAuthenticator();
    await add(pair, second.create(await optionsFor(pair)));
    await shop.database.query.updateTable("account").set({ passwordHash: null }).where("emailKey", "=", email).execute();
    const answers = await Promise.all([remove(pair, authenticator.id), remove(pair, second.id)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(await list(pair)).toHaveLength(1);
  });
});
