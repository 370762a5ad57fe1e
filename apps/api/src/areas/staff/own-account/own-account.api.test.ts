import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
type Headers = Record<string, string>;
const WAREHOUSE = "warehouse@demo.test";
const OTHER = "wide joints and cold stones";

let owner: Headers;
beforeAll(async () => {
  owner = await staffHeaders(shop);
});

const call = async (name: string, body: object | undefined, as: Headers) =>
  shop.call(`office/${name}`, body, body ? { ...as, "idempotency-key": crypto.randomUUID() } : as);
const sessionsOf = async (as: Headers) => (await call("ownsessions", undefined, as)).body.value.sessions;
const isOpen = async (as: Headers) => (await call("session", undefined, as)).status === 200;
const idOf = async (email: string) =>
  (await call("stafflist", undefined, owner)).body.value.staff.find((one: { email: string }) => one.email === email).staffId;

describe("the sessions of staff", () => {
  it("are listed for their owner with browser, place and times, and ended one by one or all others", async () => {
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const { body } = await shop.call("office/signin", { email: WAREHOUSE, password: DEMO_PASSWORD }, { "user-agent": agent });
    const first = bearer(body.value);
    const [second, third] = [await staffHeaders(shop, WAREHOUSE), await staffHeaders(shop, WAREHOUSE)];
    const listed = await sessionsOf(first);
    expect(listed).toHaveLength(3);
    const own = listed.find((one: { isThis: boolean }) => one.isThis);
    expect(own).toMatchObject({ way: "password", device: expect.stringContaining("Firefox"), isThis: true });
    const { sessionId } = (await sessionsOf(second)).find((one: { isThis: boolean }) => one.isThis);
    expect((await call("endownsessions", { sessionId }, first)).body.success).toBe(true);
    expect([await isOpen(first), await isOpen(second), await isOpen(third)]).toEqual([true, false, true]);
    expect((await call("endownsessions", { sessionId }, first)).body.code).toBe("office_session_not_found");
    await call("endownsessions", { sessionId: null }, first);
    expect([await isOpen(first), await isOpen(third)]).toEqual([true, false]);
  });

  it("of somebody else are like sessions that don't exist, except for staff who may change that person", async () => {
    const theirs = await staffHeaders(shop, "accounting@demo.test");
    const [{ sessionId }] = await sessionsOf(theirs);
    const warehouse = await staffHeaders(shop, WAREHOUSE);
    expect((await call("endownsessions", { sessionId }, warehouse)).body.code).toBe("office_session_not_found");
    const staffId = await idOf("accounting@demo.test");
    expect((await call("endstaffsessions", { staffId, sessionId }, warehouse)).body.code).toBe("office_right");
    expect((await call("endstaffsessions", { staffId: await idOf(WAREHOUSE), sessionId }, owner)).body.code).toBe(
      "office_session_not_found",
    );
    expect((await call(`staffsessions?staffId=${staffId}`, undefined, owner)).body.value.sessions).toHaveLength(1);
    expect(await isOpen(theirs)).toBe(true);
    expect((await call("endstaffsessions", { staffId, sessionId }, owner)).body.success).toBe(true);
    expect(await isOpen(theirs)).toBe(false);
  });

  it("can't be renewed by a thief once they have ended", async () => {
    const pair = (await shop.call("office/signin", { email: WAREHOUSE, password: DEMO_PASSWORD })).body.value;
    await call("endownsessions", { sessionId: null }, await staffHeaders(shop, WAREHOUSE));
    const renewed = await shop.call("office/refresh", {}, { ...bearer(pair), "x-refresh-token": pair.refreshToken });
    expect(renewed.body.code).toBe("account_session_ended");
  });
});

describe("a password of staff", () => {
  it("is changed with the current one, which ends the other sessions and voids stolen tokens of this one", async () => {
    const email = "content@demo.test";
    const pair = (await shop.call("office/signin", { email, password: DEMO_PASSWORD })).body.value;
    const other = await staffHeaders(shop, email);
    const change = (currentPassword: string, password: string) => call("changeownpassword", { currentPassword, password }, bearer(pair));
    expect((await change("not the password", OTHER)).body.code).toBe("account_password_wrong");
    expect((await change(DEMO_PASSWORD, "password1234")).body.code).toBe("account_password_common");
    const { body } = await change(DEMO_PASSWORD, OTHER);
    expect(body.value.staff.email).toBe(email);
    expect([await isOpen(bearer(body.value)), await isOpen(other)]).toEqual([true, false]);
    const renewed = await shop.call("office/refresh", {}, { ...bearer(pair), "x-refresh-token": pair.refreshToken });
    expect(renewed.body.code).toBe("account_session_ended");
    expect((await shop.call("office/signin", { email, password: DEMO_PASSWORD })).body.code).toBe("office_credentials");
    expect((await shop.call("office/signin", { email, password: OTHER })).status).toBe(200);
  });

  it("can't be guessed by somebody at an open screen", async () => {
    const thief = await staffHeaders(shop, "catalog@demo.test");
    const codes = [];
    for (let tries = 0; tries < 4; tries++)
      codes.push((await call("changeownpassword", { currentPassword: `guess ${tries}`, password: OTHER }, thief)).body.code);
    expect(codes.at(-1)).toBe("account_too_many");
  });
});

describe("the own account", () => {
  it("keeps name and language", async () => {
    const as = await staffHeaders(shop, "slab-yard@demo.test");
    await call("saveownaccount", { name: "Curtis J. Hale", language: "es" }, as);
    expect((await call("session", undefined, as)).body.value).toMatchObject({ name: "Curtis J. Hale", language: "es" });
  });
});
