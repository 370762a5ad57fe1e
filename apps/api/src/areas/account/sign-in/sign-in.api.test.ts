import { openShopForFile, openTestShop } from "@azulejo/testing/open-test-shop.ts";
import {
  bearer,
  DEMO_PASSWORD,
  demoPerson,
  PASSWORD,
  provedPerson,
  signIn,
  signUp,
  solve,
  statementsOf,
  tokenMailedTo,
} from "@azulejo/testing/people.ts";
import { describe, expect, it, vi } from "vitest";

const shop = await openShopForFile();

const from = (address: string) => ({ "x-client-address": address });
const wrong = (userName: string, address: string, more: object = {}) => signIn(shop, userName, "not my password", more, from(address));
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

let seconds = 0;
/** Moves the shop's clock forward so that delays pass. */
const wait = (by: number) => shop.setNow(new Date(Date.now() + (seconds += by) * 1000));

describe("failed sign-in attempts", () => {
  it("cause a growing delay, for known and unknown addresses alike", async () => {
    for (const email of [(await provedPerson(shop)).email, "nobody@example.test"]) {
      const codes = [];
      for (let tries = 0; tries < 3; tries++) codes.push(await codeOf(wrong(email, "198.51.100.1")));
      expect(codes).toEqual(Array(3).fill("account_credentials"));
      const refused = await wrong(email, "198.51.100.1");
      expect([refused.status, refused.body.code]).toEqual([429, "account_too_many"]);
      expect(refused.body.messages?.[0]).toContain("2 seconds");
      wait(2);
      expect(await codeOf(wrong(email, "198.51.100.1"))).toBe("account_credentials");
      expect((await wrong(email, "198.51.100.1")).body.messages?.[0]).toContain("4 seconds");
    }
  });

  it("by a stranger never lock the owner out", async () => {
    const { email } = await provedPerson(shop);
    for (let tries = 0; tries < 40; tries++) await wrong(email, `198.51.100.${tries}`);
    const challenged = await signIn(shop, email, undefined, {}, from("203.0.113.9"));
    expect([challenged.status, challenged.body.code]).toEqual([422, "account_captcha_required"]);
    const captchaToken = await solve(shop, "sign-in");
    expect((await signIn(shop, email, undefined, { captchaToken }, from("203.0.113.9"))).status).toBe(200);
  });

  it("are reset for the client that signs in", async () => {
    const { email } = await provedPerson(shop);
    for (let tries = 0; tries < 3; tries++) await wrong(email, "198.51.100.3");
    expect((await signIn(shop, email, undefined, {}, from("198.51.100.3"))).body.code).toBe("account_too_many");
    wait(2);
    expect((await signIn(shop, email, undefined, {}, from("198.51.100.3"))).status).toBe(200);
    expect(await codeOf(wrong(email, "198.51.100.3"))).toBe("account_credentials");
    expect((await signIn(shop, email, undefined, {}, from("198.51.100.3"))).status).toBe(200);
  });
});

describe("a captcha", () => {
  it("works once, and only for its purpose", async () => {
    const email = "guessed@example.test";
    for (let tries = 0; tries < 5; tries++) await wrong(email, `198.51.100.${50 + tries}`);
    const captchaToken = await solve(shop, "sign-in");
    expect(await codeOf(wrong(email, "198.51.100.60", { captchaToken }))).toBe("account_credentials");
    expect(await codeOf(wrong(email, "198.51.100.61", { captchaToken }))).toBe("account_captcha");
    const other = await solve(shop, "sign-up");
    expect(await codeOf(wrong(email, "198.51.100.62", { captchaToken: other }))).toBe("account_captcha");
    expect(await codeOf(wrong(email, "198.51.100.63", { captchaToken: "nonsense" }))).toBe("account_captcha");
  });

  it("is offered only for known purposes and forms", async () => {
    for (const purpose of ["sign-in", "sign-up", "forgot-password", "subscribe", "contact"])
      expect((await shop.call(`content/challenge?form=${purpose}`)).status).toBe(200);
    expect((await shop.call("content/challenge?form=sign-off")).body.code).toBe("content_form_unknown");
  });
});

describe("signing in", () => {
  it("is refused alike for a wrong password and for an unknown, unconfirmed or blocked account", async () => {
    const { email: blocked } = await provedPerson(shop);
    await shop.database.query.updateTable("account").set({ blockedAt: new Date() }).where("emailKey", "=", blocked).execute();
    const unproved = "unproved@example.test";
    await signUp(shop, { email: unproved });
    const answers = [
      await signIn(shop, "homeowner@demo.test", "wrong", {}, from("198.51.100.70")),
      await signIn(shop, "nobody-at-all@example.test", undefined, {}, from("198.51.100.70")),
      await signIn(shop, unproved, undefined, {}, from("198.51.100.70")),
      await signIn(shop, blocked, undefined, {}, from("198.51.100.70")),
    ];
    const said = answers.map(({ status, body: { requestId: _, ...body } }: { status: number; body: object & { requestId?: string } }) => [
      status,
      body,
    ]);
    for (const one of said) expect(one).toEqual(said[0]);
  });

  it("runs the same queries for a known and an unknown address", async () => {
    const statements = (userName: string) => statementsOf(shop, () => signIn(shop, userName, "wrong", {}, from("198.51.100.71")));
    const [known, unknown] = [await statements("designer@demo.test"), await statements("nobody-here@example.test")];
    expect(known).toEqual(["SelectQueryNode sign_in_failure", "SelectQueryNode account", "InsertQueryNode sign_in_failure"]);
    expect(unknown).toEqual(known);
  });

  it("ends immediately when the account is blocked", async () => {
    const { email, pair } = await provedPerson(shop);
    expect((await shop.call("account/sessions", undefined, bearer(pair))).status).toBe(200);
    await shop.database.query.updateTable("account").set({ blockedAt: new Date() }).where("emailKey", "=", email).execute();
    expect((await shop.call("account/sessions", undefined, bearer(pair))).status).toBe(401);
  });

  it("is limited by a budget per client, which the security log says once", async () => {
    const small = await openTestShop({ seed: "empty", signIns: 5 });
    const warn = vi.spyOn(small.api.services.log, "warn");
    const answers = [];
    for (let tries = 0; tries < 7; tries++) answers.push(await signIn(small, `a${tries}@example.test`));
    await small.close();
    const codes = [...Array(5).fill("account_credentials"), "request_too_many", "request_too_many"];
    expect(answers.map((one) => one.body.code)).toEqual(codes);
    const events = warn.mock.calls.map(([{ event }]) => event);
    expect(events).toEqual([...Array(5).fill("sign_in_refused"), "request_limited"]);
    warn.mockRestore();
  });
});

describe("a person's sessions", () => {
  it("are listed with device and place, and end when the person ends them", async () => {
    const { email, pair } = await provedPerson(shop);
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const elsewhere = (await signIn(shop, email, undefined, {}, { ...from("203.0.113.44"), "user-agent": agent })).body.value;
    const listed = (await shop.call("account/sessions", undefined, bearer(pair))).body.value;
    expect(listed).toHaveLength(2);
    const other = listed.find((one: { current: boolean }) => !one.current);
    expect(other).toMatchObject({ device: "Firefox, Windows", place: "203.0.113.*", way: "password" });

    expect((await shop.call("account/endsessions", { id: other.id }, bearer(pair))).body.value).toEqual({ ended: 1 });
    expect((await shop.call("account/sessions", undefined, bearer(elsewhere))).status).toBe(401);
    const again = (await signIn(shop, email)).body.value;
    expect((await shop.call("account/endsessions", {}, bearer(again))).body.value).toEqual({ ended: 1 });
    expect((await shop.call("account/sessions", undefined, bearer(pair))).status).toBe(401);
  });

  it("cannot be ended by another account", async () => {
    const [{ pair }, other] = [await provedPerson(shop), await provedPerson(shop)];
    const [theirs] = (await shop.call("account/sessions", undefined, bearer(other.pair))).body.value;
    expect((await shop.call("account/endsessions", { id: theirs.id }, bearer(pair))).body.value).toEqual({ ended: 0 });
    expect((await shop.call("account/sessions", undefined, bearer(other.pair))).status).toBe(200);
  });
});

describe("an access code", () => {
  const obtain = (code: string) => shop.call(`account/obtainaccesstoken?code=${code}`);

  it("is exchanged for a token pair once, within a minute", async () => {
    const { pair } = await provedPerson(shop);
    const newCode = async () => (await shop.call("account/accesscode", {}, bearer(pair))).body.value.code;
    const code = await newCode();
    const first = await obtain(code);
    expect((await shop.call("account/sessions", undefined, bearer(first.body.value))).body.value).toHaveLength(2);
    expect((await obtain(code)).body.code).toBe("account_link_invalid");
    const late = await newCode();
    wait(61);
    expect((await obtain(late)).body.code).toBe("account_link_invalid");
  });

  it("is refused once its session has ended", async () => {
    const { pair } = await provedPerson(shop);
    const { code } = (await shop.call("account/accesscode", {}, bearer(pair))).body.value;
    await shop.call("account/logout", { refreshToken: pair.refreshToken });
    expect((await obtain(code)).body.code).toBe("account_link_invalid");
  });
});

describe("hidden prices", () => {
  const set = (hide: boolean, pair: { authToken: string }) =>
    shop.call(`account/changehidepricesstate?hidePrices=${hide}`, undefined, bearer(pair));

  it("are hidden and shown at the caller's choice, and stay hidden if withheld from the account", async () => {
    const { email, pair } = await provedPerson(shop);
    expect((await set(true, pair)).body.value).toEqual({ hidePrices: true });
    expect((await set(true, pair)).body.value).toEqual({ hidePrices: true });
    expect((await set(false, pair)).body.value).toEqual({ hidePrices: false });
    await shop.database.query.updateTable("account").set({ pricesWithheld: true }).where("emailKey", "=", email).execute();
    const refused = await set(false, pair);
    expect([refused.status, refused.body.code]).toEqual([409, "account_prices_withheld"]);
    expect((await set(true, pair)).status).toBe(200);
  });

  it("require a session", async () => {
    expect((await shop.call("account/changehidepricesstate?hidePrices=true")).status).toBe(401);
  });
});

describe("the profile", () => {
  it("changes name, phone and language only", async () => {
    const { email, pair } = await provedPerson(shop);
    const profile = { givenName: "Ánh", surname: "O'Neil-García", phone: "+1 775 555 0101", language: "es" };
    expect((await shop.call("account/updateprofile", profile, bearer(pair))).status).toBe(200);
    for (const more of [{ roles: ["Administrator"] }, { customerId: 1 }, { pricesWithheld: false }, { email: "other@example.test" }])
      expect((await shop.call("account/updateprofile", { ...profile, ...more }, bearer(pair))).status).toBe(400);
    const [row] = await shop.database.query.selectFrom("account").selectAll().where("emailKey", "=", email).execute();
    expect(row).toMatchObject({ givenName: "Ánh", surname: "O'Neil-García", language: "es", customerId: null });
  });

  it("refuses a name with a line break, which would split a header", async () => {
    const { pair } = await provedPerson(shop);
    for (const givenName of ["Ana\r\nBcc: all@example.test", "Ana\u0000", "<b>Ana</b>", "   "]) {
      const answer = await shop.call("account/updateprofile", { givenName, surname: "Ruiz", phone: null, language: "en" }, bearer(pair));
      expect([givenName, answer.status]).toEqual([givenName, 400]);
    }
  });

  it("lists the account's sign-in methods", async () => {
    const { email, pair } = await provedPerson(shop);
    const ways = (await shop.call("account/checklocalcredentialsetup", undefined, bearer(pair))).body.value;
    const none = { passkeys: 0, secondFactor: false, recoveryCodesLeft: 0, externalLogins: 0 };
    expect(ways).toEqual({ password: true, emailProved: true, ...none });
    expect(await tokenMailedTo(shop, email)).toMatch(/^[\w-]{43}$/);
    expect((await signIn(shop, "homeowner@demo.test", DEMO_PASSWORD, {}, from("198.51.100.80"))).status).toBe(200);
  });
});

describe("the security log", () => {
  /** Returns the log of some work, without values that change every time. */
  async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
    const { log } = shop.api.services;
    const spies = [vi.spyOn(log, "info"), vi.spyOn(log, "warn")];
    try {
      await work();
      return spies
        .flatMap(({ mock }) => mock.calls.map(([fields], at) => ({ order: mock.invocationCallOrder[at] ?? 0, fields })))
        .sort((one, other) => one.order - other.order)
        .map(({ fields: { requestId: _, storefrontId: __, ...fields } }) => fields)
        .filter(({ event }) => event !== undefined);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }
  const customer = { audience: "customer", network: "203.0.113.*" };
  const away = from("203.0.113.99");

  it("records sign-ins, refusals and ended sessions by id and network, and nothing that was typed", async () => {
    const { email } = await provedPerson(shop);
    const { id } = await shop.database.query.selectFrom("account").select("id").where("emailKey", "=", email).executeTakeFirstOrThrow();
    const own = { ...customer, accountId: id };
    const enter = (password: string) => shop.call("account/login", { userName: email, password }, away);
    const lines = await logged(async () => {
      await enter("not the password");
      const pair = (await enter(PASSWORD)).body.value;
      await shop.call(
        "account/changepassword",
        { currentPassword: PASSWORD, password: "a password once more" },
        { ...bearer(pair), ...away },
      );
      await shop.call("account/logout", { refreshToken: pair.refreshToken }, away);
    });
    expect(lines).toMatchObject([
      { event: "sign_in_refused", ...customer, code: "account_credentials", call: "account/login" },
      { event: "sign_in", ...own, way: "password" },
      { event: "credentials_changed", ...own, change: "passwordChanged" },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${email}|${PASSWORD}|not the password|203\\.0\\.113\\.99`));
  });

  it("has refused access", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    const lines = await logged(async () => {
      await shop.call("customer/getusers", undefined, { ...bearer(pair), ...away });
      await shop.call("office/orders", undefined, away);
    });
    expect(lines).toMatchObject([
      { event: "access_refused", ...customer, code: "account_business_only", call: "customer/getusers" },
      { event: "access_refused", audience: "staff", code: "account_session_required", call: "office/orders" },
    ]);
  });
});
