import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { codeAt } from "@azulejo/testing/second-factor.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const shop = await openShopForFile();
type Headers = Record<string, string>;
const STEP_MS = 30_000;

let owner: Headers;
let now = Date.now();
const wait = (ms: number) => shop.setNow(new Date((now += ms)));
const codeNow = (secret: string) => codeAt(secret, now);

beforeEach(async () => {
  wait(0);
  owner = await staffHeaders(shop);
});
afterEach(() => wait(10 * 60_000));

const call = async (name: string, body: object | undefined, as: Headers) =>
  shop.call(`office/${name}`, body, body ? { ...as, "idempotency-key": crypto.randomUUID() } : as);
const signIn = (email: string, code?: string, password = DEMO_PASSWORD) =>
  shop.call("office/signin", { email, password, ...(code && { code }) });
async function enrol(email: string) {
  const headers = await staffHeaders(shop, email);
  const { secret } = (await call("startownsecondfactor", { password: DEMO_PASSWORD }, headers)).body.value;
  const confirmed = await call("confirmownsecondfactor", { code: codeNow(secret) }, headers);
  return { headers, secret, recoveryCodes: confirmed.body.value.recoveryCodes as string[] };
}
const setRule = async (rule: "required" | "optional") => {
  const { query } = shop.database;
  const { settings } = await query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...(settings as object), staffSecondFactor: rule });
  await query.updateTable("storefront").set({ settings: changed }).where("id", "=", 1).execute();
  shop.api.services.referenceData.dropAll();
};

describe("an authenticator app of staff", () => {
  it("is added with the password and a first code, and then needed to sign in", async () => {
    const email = "sales@demo.test";
    const other = await staffHeaders(shop, email);
    expect((await call("startownsecondfactor", { password: "wrong" }, other)).body.code).toBe("account_password_wrong");
    const { secret, headers } = await enrol(email);
    expect((await call("session", undefined, headers)).body.value.hasSecondFactor).toBe(true);
    expect((await call("session", undefined, other)).status).toBe(401);
    expect((await call("startownsecondfactor", { password: DEMO_PASSWORD }, headers)).body.code).toBe("account_code_on");
    wait(STEP_MS);
    expect((await signIn(email)).body.code).toBe("account_code_required");
    expect((await signIn(email, "000000")).body.code).toBe("account_code_wrong");
    expect((await signIn(email, codeNow(secret), "wrong password")).body.code).toBe("office_credentials");
    expect((await signIn(email, codeNow(secret))).status).toBe(200);
  });

  it("takes each code once, also two at the same moment, and each recovery code once", async () => {
    const email = "warehouse@demo.test";
    const { secret, recoveryCodes } = await enrol(email);
    wait(2 * STEP_MS);
    const code = codeNow(secret);
    const codes = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(codes.map(({ body }) => body.code ?? "ok").sort()).toEqual(["account_code_wrong", "ok"]);
    wait(10 * 60_000);
    const recovery = recoveryCodes[0] ?? "";
    expect(recoveryCodes).toHaveLength(10);
    expect((await signIn(email, recovery)).status).toBe(200);
    expect((await signIn(email, recovery)).body.code).toBe("account_code_wrong");
  });

  it("can't be guessed", async () => {
    const email = "accounting@demo.test";
    await enrol(email);
    const codes = [];
    for (let guess = 0; guess < 4; guess++) codes.push((await signIn(email, String(100_000 + guess))).body.code);
    expect(codes.at(-1)).toBe("account_too_many");
  });

  it("is not replaced by somebody who has only the session, and removed only with a code", async () => {
    const email = "content@demo.test";
    const { headers, recoveryCodes } = await enrol(email);
    expect((await call("removeownsecondfactor", { code: "123456" }, headers)).body.code).toBe("account_code_wrong");
    expect((await call("removeownsecondfactor", { code: recoveryCodes[1] }, headers)).body.success).toBe(true);
    expect((await signIn(email)).status).toBe(200);
  });

  it("is reset by staff who may change the person, which ends their sessions", async () => {
    const email = "catalog@demo.test";
    const { headers } = await enrol(email);
    const { staff } = (await call("stafflist", undefined, owner)).body.value;
    const one = staff.find((member: { email: string }) => member.email === email);
    expect(one.hasSecondFactor).toBe(true);
    expect((await call("resetstaffsecondfactor", { staffId: one.staffId }, headers)).body.code).toBe("office_right");
    expect((await call("resetstaffsecondfactor", { staffId: one.staffId }, owner)).body.success).toBe(true);
    expect((await call("session", undefined, headers)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe("a shop that requires a second factor", () => {
  it("opens nothing but its enrolment to staff without one, also in sessions that are open already", async () => {
    const email = "slab-yard@demo.test";
    const headers = await staffHeaders(shop, email);
    expect((await call("orders", undefined, headers)).status).toBe(200);
    await setRule("required");
    try {
      for (const [name, body] of [
        ["orders", undefined],
        ["ownsessions", undefined],
        ["saveownaccount", { name: "Curtis", language: "en" }],
        ["picklines", { orderNo: 1, lines: [{ lineId: 1, units: 1 }] }],
      ] as const)
        expect((await call(name, body, headers)).body.code).toBe("office_second_factor_required");
      expect((await call("stafflist", undefined, owner)).body.code).toBe("office_second_factor_required");
      expect((await call("session", undefined, headers)).body.value.mustAddSecondFactor).toBe(true);
      const enrolled = await enrol(email);
      expect((await call("orders", undefined, enrolled.headers)).status).toBe(200);
      expect((await call("session", undefined, enrolled.headers)).body.value.mustAddSecondFactor).toBe(false);
      const signedIn = await signIn(email, enrolled.recoveryCodes[0]);
      expect((await call("orders", undefined, bearer(signedIn.body.value))).status).toBe(200);
    } finally {
      await setRule("optional");
    }
  });
});
