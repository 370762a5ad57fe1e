import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD, demoPerson, solve, statementsOf } from "@azulejo/testing/people.ts";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { solveAltcha } from "../../../proofs/solve-altcha.ts";
import { createStaff } from "../create-staff.ts";
import { selectStaffByEmail, updateStaff } from "../staff.repository.ts";

const shop = await openShopForFile();
const storefront = { id: 1, name: "Shop" };
const PASSWORD = "thin joints and warm floors";
const HOUR = 3_600_000;

let people = 0;
async function newStaff(): Promise<string> {
  const email = `Office-${++people}@example.test`;
  const { passwords } = shop.api.services;
  expect(await createStaff(shop.database.query, passwords, { storefront, email, password: PASSWORD, rights: ["orders.read"] })).toBe(true);
  return email;
}
async function solveStaff(): Promise<string> {
  return solveAltcha((await shop.call("office/signinchallenge")).body.value.challenge);
}
const signIn = (email: string, password = PASSWORD, headers = {}) => shop.call("office/signin", { email, password }, headers);
const refresh = ({ authToken, refreshToken }: { authToken: string; refreshToken: string }) =>
  shop.call("office/refresh", {}, { ...bearer({ authToken }), "x-refresh-token": refreshToken });

describe("staff", () => {
  it("sign in with a token of their own issuer, in any spelling of the address", async () => {
    const email = await newStaff();
    const { status, body } = await signIn(email.toUpperCase());
    expect([status, body.value.staff]).toEqual([
      200,
      {
        email,
        name: "",
        language: "en",
        role: null,
        rights: ["orders.read"],
        hasAuthenticator: false,
        hasSecondFactor: false,
        mustAddSecondFactor: false,
        shopName: "Cantera Tile & Stone",
        timezone: "America/Los_Angeles",
        stores: null,
      },
    ]);
    expect(decodeJwt(body.value.authToken)).toMatchObject({ iss: "azulejo:staff:1", aud: "staff" });
  });

  it("renew a session once by each token, and lose it when a token is used again", async () => {
    const first = (await signIn(await newStaff())).body.value;
    const second = (await refresh(first)).body.value;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    shop.setNow(new Date(Date.now() + 60_000));
    expect((await refresh(first)).body.code).toBe("account_session_ended");
    expect((await refresh(second)).body.code).toBe("account_session_ended");
    shop.setNow(new Date());
  });

  it("sign in again after a day", async () => {
    const first = (await signIn(await newStaff())).body.value;
    const began = (ms: number) => {
      const startedAt = new Date(Date.now() - ms);
      return shop.database.query
        .updateTable("session")
        .set({ startedAt })
        .where("id", "=", String(decodeJwt(first.authToken).sid))
        .execute();
    };
    await began(86_400_000 - 60_000);
    const second = (await refresh(first)).body.value;
    expect(second.refreshToken).toBeDefined();
    await began(86_400_000 + 60_000);
    expect((await refresh(second)).body.code).toBe("account_session_ended");
  });

  it("end their session by signing out", async () => {
    const pair = (await signIn(await newStaff())).body.value;
    await shop.call("office/signout", { refreshToken: pair.refreshToken });
    expect((await refresh(pair)).body.code).toBe("account_session_ended");
  });

  it("cannot renew a customer's session, nor a customer theirs", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    expect((await refresh(pair)).body.code).toBe("account_session_ended");
    const staff = (await signIn(await newStaff())).body.value;
    const headers = { ...bearer(staff), "x-refresh-token": staff.refreshToken };
    expect((await shop.call("account/refreshauthtokenclaims", undefined, headers)).body.code).toBe("account_session_ended");
  });
});

describe("a sign-in of staff", () => {
  it("is refused alike for an unknown address, a wrong password, a customer and blocked staff, at the same cost", async () => {
    const known = await newStaff();
    const blocked = await newStaff();
    const { id } = (await selectStaffByEmail(shop.database.query, 1, blocked.toLowerCase())) ?? { id: 0 };
    await updateStaff(shop.database.query, id, { blockedAt: new Date() });
    const cases: [string, string][] = [
      [known, "not the password"],
      ["nobody@example.test", PASSWORD],
      ["homeowner@demo.test", DEMO_PASSWORD],
      [blocked, PASSWORD],
    ];
    const { passwords } = shop.api.services;
    const verify = passwords.verify;
    const outcomes: unknown[] = [];
    for (const [email, password] of cases) {
      let hashes = 0;
      passwords.verify = (...input) => {
        hashes += 1;
        return verify(...input);
      };
      let code: string | undefined;
      const statements = await statementsOf(shop, async () => {
        code = (await signIn(email, password)).body.code;
      }).finally(() => {
        passwords.verify = verify;
      });
      outcomes.push({ code, hashes, statements });
    }
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ code: "office_credentials", hashes: 1 });
  });

  it("is delayed after three failures, and the right password forgets them", async () => {
    const email = await newStaff();
    for (let tries = 0; tries < 3; tries++) expect((await signIn(email, "wrong password here")).body.code).toBe("office_credentials");
    expect((await signIn(email)).body.code).toBe("account_too_many");
    shop.setNow(new Date(Date.now() + 10_000));
    expect((await signIn(email)).status).toBe(200);
    shop.setNow(new Date());
  });
});

describe("failed sign-ins of staff", () => {
  const entriesSince = (id: number) =>
    shop.database.query
      .selectFrom("auditEntry")
      .select(["kind", "subject", "subjectNo", "after", "actor"])
      .where("id", ">", id)
      .orderBy("id")
      .execute();
  const lastEntry = async () =>
    (await shop.database.query.selectFrom("auditEntry").select("id").orderBy("id", "desc").executeTakeFirst())?.id ?? 0;

  it("are in the audit log once, ten times, a hundred times an hour, with the network and nothing that was typed", async () => {
    const email = await newStaff();
    const since = await lastEntry();
    // Starts at the next full hour, so that all eleven attempts fall within the same hour.
    let now = Math.ceil(Date.now() / HOUR) * HOUR;
    for (let tries = 0; tries < 11; tries++) {
      shop.setNow(new Date((now += 300_000)));
      const body = { email, password: "wrong password here", captchaToken: await solveStaff() };
      expect((await shop.call("office/signin", body)).body.code).toBe("office_credentials");
    }
    const entries = await entriesSince(since);
    expect(entries).toMatchObject([
      { kind: "staff.sign_in_failed", subject: "staff", subjectNo: email, actor: "system", after: { attempts: 1 } },
      { kind: "staff.sign_in_failed", subject: "staff", subjectNo: email, after: { attempts: 10 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("wrong password");
    shop.setNow(new Date());
  });

  it("that have to wait are in it too", async () => {
    const email = await newStaff();
    for (let tries = 0; tries < 3; tries++) await signIn(email, "wrong password here");
    const since = await lastEntry();
    for (let tries = 0; tries < 4; tries++) expect((await signIn(email)).body.code).toBe("account_too_many");
    expect(await entriesSince(since)).toMatchObject([{ kind: "staff.sign_in_delayed", subjectNo: email, after: { attempts: 1 } }]);
  });

  it("for addresses of strangers are counted together and don't keep the address", async () => {
    const since = await lastEntry();
    shop.setNow(new Date(Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR));
    for (let tries = 0; tries < 12; tries++) await signIn(`stranger-${tries}@example.test`, "my-secret-typed-here");
    const entries = await entriesSince(since);
    expect(entries.map(({ kind, subject, after }) => ({ kind, subject, after }))).toEqual([
      { kind: "staff.sign_in_failed", subject: "network", after: { attempts: 1 } },
      { kind: "staff.sign_in_failed", subject: "network", after: { attempts: 10 } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/stranger|secret/);
    shop.setNow(new Date());
  });
});

describe("after many failures a sign-in of staff", () => {
  it("needs a proof of work of its own kind, which works once", async () => {
    const email = await newStaff();
    let now = Date.now();
    const later = () => shop.setNow(new Date((now += 100_000)));
    for (let tries = 0; tries < 5; tries++) {
      await signIn(email, "wrong password here");
      later();
    }
    expect((await signIn(email)).body.code).toBe("account_captcha_required");
    const customers = await solve(shop, "sign-in");
    expect((await shop.call("office/signin", { email, password: PASSWORD, captchaToken: customers })).body.code).toBe("account_captcha");
    const captchaToken = await solveStaff();
    expect((await shop.call("office/signin", { email, password: PASSWORD, captchaToken })).status).toBe(200);
    expect((await shop.call("office/signin", { email, password: PASSWORD, captchaToken })).body.code).toBe("account_captcha");
    shop.setNow(new Date());
  });
});

describe("a new staff account", () => {
  it("is refused with a short or common password, and is created once for each address", async () => {
    const { passwords } = shop.api.services;
    const create = (email: string, password: string) => createStaff(shop.database.query, passwords, { storefront, email, password });
    await expect(create("a@example.test", "short")).rejects.toMatchObject({ code: "account_password_common" });
    await expect(create("a@example.test", "password1234")).rejects.toMatchObject({ code: "account_password_common" });
    expect(await create("a@example.test", PASSWORD)).toBe(true);
    expect(await create("A@example.test", PASSWORD)).toBe(false);
  });
});
