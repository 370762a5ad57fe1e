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
  statementsOf,
  tokenMailedTo,
} from "@azulejo/testing/people.ts";
import { beforeEach, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const ROSA = "rosa.delgado@example.test";
/** Unlinks all services and deletes the new person's account before each test. */
beforeEach(async () => {
  await shop.database.query.deleteFrom("externalLogin").execute();
  await shop.database.query.updateTable("account").set({ deletedAt: new Date() }).where("emailKey", "=", ROSA).execute();
});

const BINDING = "b".repeat(43);
const [elena, rosa, tomas, sam, iris] = ["person-elena", "person-rosa", "person-tomas", "person-sam", "person-iris"] as const;

const begin = (more: object = {}, headers: Record<string, string> = {}) =>
  shop.call("account/externallogin", { provider: "sandbox", binding: BINDING, ...more }, headers);

/** Returns the parameters that the browser brings back after the person signs in on the provider's page. */
async function choose(address: string, person: string): Promise<Record<string, string>> {
  const body = new URLSearchParams([...new URL(address).searchParams, ["person", person]]);
  const response = await fetch(address.split("?")[0] ?? "", { method: "POST", body, redirect: "manual" });
  return Object.fromEntries(new URL(response.headers.get("location") ?? "").searchParams);
}

const end = (returned: object, headers: Record<string, string> = {}, binding = BINDING) =>
  shop.call("account/externalloginauthorize", { ...returned, binding }, headers);

async function comeBackAs(person: string, headers: Record<string, string> = {}, more: object = {}) {
  const { address } = (await begin(more, headers)).body.value;
  return (await end(await choose(address, person), headers)).body.value;
}

const confirm = (ticket: string, more: object = {}, binding = BINDING) =>
  shop.call("account/externalloginconfirmation", { ticket, binding, ...more });
const accountsOf = (email: string) => shop.database.query.selectFrom("account").selectAll().where("emailKey", "=", email).execute();
const isOpen = async (pair: { authToken: string }) => (await shop.call("account/sessions", undefined, bearer(pair))).status === 200;
const logins = async (pair: { authToken: string }) => (await shop.call("account/linkedexternallogins", undefined, bearer(pair))).body.value;

describe("signing in with another service", () => {
  it("lists the services and redirects to the chosen one with state, nonce and challenge", async () => {
    expect((await shop.call("account/externalproviders")).body.value).toEqual([{ provider: "sandbox", name: "Sandbox ID" }]);
    const address = new URL((await begin({}, { "accept-language": "es" })).body.value.address);
    expect(address.origin).toBe(shop.sandbox.url);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      redirect_uri: "http://localhost:3000/external-return",
      response_type: "code",
      code_challenge_method: "S256",
      ui_locales: "es",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect((await begin({ provider: "nobody" })).body.code).toBe("account_provider_unknown");
  });

  it("creates a confirmed account for a new person with a verified address, and signs in to it afterwards", async () => {
    await guestOrder(shop, ROSA);
    const question = await comeBackAs(rosa, {}, { returnTo: "/en/account/" });
    expect(question).toMatchObject({
      externalLoginStatus: "confirmationRequired",
      needs: "details",
      email: ROSA,
      emailVerified: true,
      givenName: "Rosa",
      surname: "Delgado",
      returnTo: "/en/account/",
      authResponse: null,
    });
    const made = (await confirm(question.ticket)).body.value;
    expect(made).toMatchObject({ externalLoginStatus: "signedIn", returnTo: "/en/account/" });
    const [row] = (await accountsOf(ROSA)).filter((one) => !one.deletedAt);
    expect(row).toMatchObject({ type: "homeowner", passwordHash: null, givenName: "Rosa" });
    expect(row?.emailProvedAt).not.toBeNull();
    const orders = await shop.database.query.selectFrom("customerOrder").select("id").where("accountId", "=", row!.id).execute();
    expect(orders).toHaveLength(1);
    expect((await confirm(question.ticket)).body.code).toBe("account_link_invalid");

    const again = await comeBackAs(rosa);
    expect(again.externalLoginStatus).toBe("signedIn");
    expect(await isOpen(again.authResponse)).toBe(true);
    expect((await logins(again.authResponse))[0]).toMatchObject({
      provider: "sandbox",
      name: "Sandbox ID",
      email: ROSA,
    });
  });

  it("requires company and phone for a business", async () => {
    const question = await comeBackAs(sam);
    const answer = await confirm(question.ticket, { type: "dealer" });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(["company", "email", "phone"]);
    const email = newAddress();
    const made = await confirm(question.ticket, { type: "dealer", company: "Whitfield Floors", phone: "775 555 0111", email });
    expect(made.body.value.externalLoginStatus).toBe("signedIn");
    expect((await accountsOf(email))[0]).toMatchObject({ type: "dealer", customerId: null, details: { company: "Whitfield Floors" } });
    expect((await confirm(question.ticket, { roles: ["Administrator"] })).status).toBe(400);
  });

  it.each([
    ["without an address", sam],
    ["with an address of unknown status", iris],
  ])("makes a person %s confirm the typed one by email", async (_, person) => {
    const question = await comeBackAs(person);
    expect(question).toMatchObject({ externalLoginStatus: "confirmationRequired", needs: "details", emailVerified: false });
    const email = newAddress();
    const { authResponse } = (await confirm(question.ticket, { email })).body.value;
    expect((await accountsOf(email))[0]?.emailProvedAt).toBeNull();
    const token = await tokenMailedTo(shop, email);
    expect((await shop.call("account/proveaddress", { token }, bearer(authResponse))).status).toBe(200);
    expect((await accountsOf(email))[0]?.emailProvedAt).not.toBeNull();
  });
});

describe("an existing account", () => {
  it("is linked to a verified address once its owner enters the password, and the owner is notified", async () => {
    const question = await comeBackAs(elena);
    expect(question).toMatchObject({
      externalLoginStatus: "linkRequired",
      needs: "password",
      email: "homeowner@demo.test",
      authResponse: null,
    });
    expect((await confirm(question.ticket)).body.code).toBe("account_credentials");
    expect((await confirm(question.ticket, { password: "not hers" })).body.code).toBe("account_credentials");
    const linked = (await confirm(question.ticket, { password: DEMO_PASSWORD })).body.value;
    expect(linked.externalLoginStatus).toBe("signedIn");
    expect((await mailsTo(shop, "homeowner@demo.test"))[0]?.subject).toContain("Sandbox ID");
    expect((await comeBackAs(elena)).externalLoginStatus).toBe("signedIn");
  });

  it("is not taken over through an unverified address", async () => {
    const rejected = await comeBackAs(tomas);
    expect(rejected).toMatchObject({
      externalLoginStatus: "rejected",
      reason: "unverified",
      ticket: null,
      authResponse: null,
      email: null,
    });
    expect(await shop.database.query.selectFrom("externalLogin").selectAll().execute()).toEqual([]);
  });

  it("is not taken over by typing its address: the new account stays unconfirmed", async () => {
    const owner = await provedPerson(shop);
    const question = await comeBackAs(iris);
    const made = (await confirm(question.ticket, { email: owner.email })).body.value;
    const rows = await accountsOf(owner.email);
    expect(rows.filter((row) => row.emailProvedAt)).toHaveLength(1);
    expect((await mailsTo(shop, owner.email))[0]?.subject).toContain("already have an account");
    expect((await signIn(shop, owner.email)).status).toBe(200);
    expect(await isOpen(made.authResponse)).toBe(true);
  });

  it("that a service created cannot be registered again with a password", async () => {
    const question = await comeBackAs(rosa);
    await confirm(question.ticket);
    const intruder = (await signUp(shop, { email: ROSA, password: "a registration over it" })).body.value;
    expect((await mailsTo(shop, ROSA))[0]?.subject).toContain("already have an account");
    expect((await signIn(shop, ROSA, "a registration over it")).body.code).toBe("account_credentials");
    const setup = (await shop.call("account/checklocalcredentialsetup", undefined, bearer(intruder))).body.value;
    expect(setup).toMatchObject({ emailProved: false, externalLogins: 0 });
    expect((await comeBackAs(rosa)).externalLoginStatus).toBe("signedIn");
  });

  it("is refused when blocked, linked or not", async () => {
    const question = await comeBackAs(rosa);
    await confirm(question.ticket);
    await shop.database.query
      .updateTable("account")
      .set({ blockedAt: new Date() })
      .where("emailKey", "=", ROSA)
      .where("deletedAt", "is", null)
      .execute();
    expect(await comeBackAs(rosa)).toMatchObject({ externalLoginStatus: "rejected", reason: "blocked", authResponse: null });
    await shop.database.query.deleteFrom("externalLogin").execute();
    expect(await comeBackAs(rosa)).toMatchObject({ externalLoginStatus: "rejected", reason: "blocked" });
  });
});

describe("the provider's response", () => {
  it("is accepted once", async () => {
    const { address } = (await begin()).body.value;
    const returned = await choose(address, sam);
    expect((await end(returned)).body.value.externalLoginStatus).toBe("confirmationRequired");
    expect((await end(returned)).body.value).toMatchObject({ externalLoginStatus: "rejected", reason: "expired" });
  });

  it("is refused in another browser and stays valid in the first", async () => {
    const { address } = (await begin()).body.value;
    const returned = await choose(address, sam);
    expect((await end(returned, {}, "x".repeat(43))).body.value).toMatchObject({ externalLoginStatus: "rejected", reason: "expired" });
    const question = (await end(returned)).body.value;
    expect(question.externalLoginStatus).toBe("confirmationRequired");
    expect((await confirm(question.ticket, { email: newAddress() }, "x".repeat(43))).body.code).toBe("account_link_invalid");
  });

  it("is refused with a foreign state, code or issuer", async () => {
    const first = await choose((await begin()).body.value.address, rosa);
    const second = await choose((await begin()).body.value.address, sam);
    expect((await end({ ...first, code: second.code })).body.value).toMatchObject({ externalLoginStatus: "rejected", reason: "failed" });
    expect((await end({ ...second, iss: "https://evil.example" })).body.value.reason).toBe("failed");
    expect((await end({ state: "never-began", code: "x" })).body.value.reason).toBe("expired");
  });

  it("is refused after ten minutes", async () => {
    const returned = await choose((await begin()).body.value.address, sam);
    shop.setNow(new Date(Date.now() + 10 * 60_000 + 1000));
    expect((await end(returned)).body.value).toMatchObject({ externalLoginStatus: "rejected", reason: "expired" });
    shop.setNow(new Date());
    const question = await comeBackAs(sam);
    shop.setNow(new Date(Date.now() + 10 * 60_000 + 1000));
    expect((await confirm(question.ticket, { email: newAddress() })).body.code).toBe("account_link_invalid");
    shop.setNow(new Date());
  });

  it("reports that the person cancelled", async () => {
    const { address } = (await begin({ returnTo: "/es/account/login" })).body.value;
    const returned = await choose(address, "");
    expect(returned.error).toBe("access_denied");
    expect((await end(returned)).body.value).toMatchObject({
      externalLoginStatus: "rejected",
      reason: "cancelled",
      returnTo: "/es/account/login",
    });
  });

  it("never redirects to another site", async () => {
    for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example", "/en/\r\nx", "javascript:alert(1)", "en/account"])
      expect([returnTo, (await begin({ returnTo })).status]).toEqual([returnTo, 400]);
  });
});

describe("linking a service to a signed-in account", () => {
  it("adds the service whatever its address", async () => {
    const { email, pair } = await provedPerson(shop);
    const linked = await comeBackAs(tomas, bearer(pair));
    expect(linked).toMatchObject({ externalLoginStatus: "signedIn", authResponse: null });
    expect(await logins(pair)).toMatchObject([{ provider: "sandbox", email: "dealer-admin@demo.test" }]);
    expect((await mailsTo(shop, email))[0]?.subject).toContain("Sandbox ID");
    const entered = await comeBackAs(tomas);
    expect(entered.externalLoginStatus).toBe("signedIn");
    expect(await comeBackAs(tomas, bearer(pair))).toMatchObject({ externalLoginStatus: "signedIn", authResponse: null });
  });

  it("is refused if another account has the service, or for a second identity of the same service", async () => {
    const [first, second] = [await provedPerson(shop), await provedPerson(shop)];
    await comeBackAs(tomas, bearer(first.pair));
    expect(await comeBackAs(tomas, bearer(second.pair))).toMatchObject({ externalLoginStatus: "rejected", reason: "taken" });
    expect(await comeBackAs(sam, bearer(first.pair))).toMatchObject({ externalLoginStatus: "rejected", reason: "taken" });
  });

  it("is refused when another account is signed in by then", async () => {
    const [first, second] = [await provedPerson(shop), await provedPerson(shop)];
    for (const headers of [bearer(second.pair), {}]) {
      const returned = await choose((await begin({}, bearer(first.pair))).body.value.address, tomas);
      expect((await end(returned, headers)).body.value).toMatchObject({ externalLoginStatus: "rejected", reason: "expired" });
    }
  });
});

describe("a session left open on a strange device", () => {
  it("links and removes no service without the password", async () => {
    const { pair } = await provedPerson(shop);
    await comeBackAs(tomas, bearer(pair));
    await shop.database.query
      .updateTable("session")
      .set({ startedAt: new Date(Date.now() - 3_600_000) })
      .execute();
    const remove = (more: object = {}) => shop.call("account/removeexternallogin", { provider: "sandbox", ...more }, bearer(pair));
    expect((await begin({}, bearer(pair))).body.code).toBe("account_password_needed");
    expect((await remove()).body.code).toBe("account_password_needed");
    expect((await begin({ password: "wrong" }, bearer(pair))).body.code).toBe("account_password_wrong");
    expect(await logins(pair)).toHaveLength(1);
    expect((await begin({ password: PASSWORD }, bearer(pair))).status).toBe(200);
    expect((await remove({ password: PASSWORD })).status).toBe(200);
  });
});

describe("removing a service", () => {
  it("works unless it is the only way to sign in", async () => {
    const { pair, email } = await provedPerson(shop);
    await comeBackAs(tomas, bearer(pair));
    const remove = (of = pair) => shop.call("account/removeexternallogin", { provider: "sandbox" }, bearer(of));
    await shop.database.query.updateTable("account").set({ passwordHash: null }).where("emailKey", "=", email).execute();
    const refused = await remove();
    expect([refused.status, refused.body.code]).toEqual([409, "account_last_way_in"]);
    expect(await logins(pair)).toHaveLength(1);
    const renewed = (await shop.call("account/changepassword", { password: PASSWORD }, bearer(pair))).body.value;
    expect((await remove(renewed)).status).toBe(200);
    expect(await logins(renewed)).toEqual([]);
    expect((await remove(renewed)).status).toBe(200);
    expect((await mailsTo(shop, email))[0]?.subject).toContain("was removed from");
  });

  it("leaves other accounts' services alone", async () => {
    const [owner, other] = [await provedPerson(shop), await demoPerson(shop, "designer@demo.test")];
    await comeBackAs(tomas, bearer(owner.pair));
    await shop.call("account/removeexternallogin", { provider: "sandbox" }, bearer(other.pair));
    expect(await logins(owner.pair)).toHaveLength(1);
  });
});

it("answers an unverified address with the same response and the same work, whether or not an account has it", async () => {
  const rename = (to: string) =>
    shop.database.query
      .updateTable("account")
      .set({ emailKey: to })
      .where("emailKey", "in", ["dealer-admin@demo.test", "renamed@demo.test"])
      .where("customerId", "is not", null)
      .execute();
  const visit = async () => {
    const returned = await choose((await begin()).body.value.address, tomas);
    let answer: unknown;
    const statements = await statementsOf(shop, async () => {
      answer = (await end(returned)).body;
    });
    return { answer, statements };
  };
  const taken = await visit();
  await rename("renamed@demo.test");
  const free = await visit();
  await rename("dealer-admin@demo.test");
  expect(free).toEqual(taken);
});

describe("a service that hangs", () => {
  it("delays nobody who signs in with a password", async () => {
    const { providers } = shop.api.services;
    const real = providers.begin;
    const gate = Promise.withResolvers<void>();
    providers.begin = async (...given) => {
      await gate.promise;
      return real(...given);
    };
    const hanging = Array.from({ length: 6 }, () => begin());
    expect((await signIn(shop, "homeowner@demo.test", DEMO_PASSWORD)).status).toBe(200);
    gate.resolve();
    for (const { status } of await Promise.all(hanging)) expect(status).toBe(200);
    providers.begin = real;
  });
});
