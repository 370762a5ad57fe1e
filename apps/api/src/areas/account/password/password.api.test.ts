import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import {
  bearer,
  mailsTo,
  newAddress,
  PASSWORD,
  type Pair,
  provedPerson,
  signIn,
  signUp,
  solve,
  statementsOf,
  tokenMailedTo,
} from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const NEW = "mortar dries while we sleep";
const forgot = async (email: string, headers: Record<string, string> = {}) =>
  shop.call("account/forgotpassword", { email, captchaToken: await solve(shop, "forgot-password") }, headers);
const reset = (token: string, password = NEW) => shop.call("account/resetpassword", { token, password });
const change = (pair: Pair, currentPassword: string | undefined, password = NEW) =>
  shop.call("account/changepassword", { password, ...(currentPassword && { currentPassword }) }, bearer(pair));
const isOpen = async (pair: Pair) => (await shop.call("account/sessions", undefined, bearer(pair))).status === 200;
const renew = (pair: Pair) =>
  shop.call("account/refreshauthtokenclaims", undefined, { ...bearer(pair), "x-refresh-token": pair.refreshToken });

describe("a forgotten password", () => {
  it.each([
    ["en", "Choose a new password"],
    ["es", "Elija una contraseña nueva"],
  ])("is reset once with the emailed link, which ends every session (%s)", async (language, subject) => {
    const { email, pair } = await provedPerson(shop);
    expect((await forgot(email, { "accept-language": language })).body).toEqual({ success: true, value: { done: true } });
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(`http://localhost:3000/${language}/account/forgotpassword/reset?token=`);
    const token = await tokenMailedTo(shop, email);
    expect((await reset(token, "password1234!")).body.code).toBe("account_password_common");
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).body.code).toBe("account_link_invalid");
    expect(await isOpen(pair)).toBe(false);
    expect((await signIn(shop, email)).status).toBe(422);
    expect((await signIn(shop, email, NEW)).status).toBe(200);
    expect((await mailsTo(shop, email))[0]?.subject).toContain("password at Cantera Tile & Stone has changed");
  });

  it("is answered alike, with the same work, for known, unknown, unconfirmed and blocked addresses", async () => {
    const { email: known } = await provedPerson(shop);
    const { email: blocked } = await provedPerson(shop);
    await shop.database.query.updateTable("account").set({ blockedAt: new Date() }).where("emailKey", "=", blocked).execute();
    const unproved = newAddress();
    await signUp(shop, { email: unproved });
    const unknown = newAddress();
    const answers = [];
    for (const email of [known, unknown, unproved, blocked]) answers.push(await forgot(email));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const subjects = async (email: string) => (await mailsTo(shop, email)).map((mail) => mail.subject.includes("new password"));
    expect(await subjects(unknown)).toEqual([]);
    for (const email of [unproved, blocked]) expect(await subjects(email)).not.toContain(true);
    expect(await subjects(known)).toContain(true);

    const writes = async (email: string) => (await statementsOf(shop, () => forgot(email))).filter((one) => !one.startsWith("Select"));
    expect((await writes(known)).slice(0, 1)).toEqual((await writes(newAddress())).slice(0, 1));
  });

  it("can be reset for half an hour, with one link", async () => {
    const { email } = await provedPerson(shop);
    await forgot(email);
    const first = await tokenMailedTo(shop, email);
    await forgot(email);
    const second = await tokenMailedTo(shop, email);
    shop.setNow(new Date(Date.now() + 30 * 60_000 + 5000));
    expect((await reset(second)).body.code).toBe("account_link_invalid");
    shop.setNow(new Date());
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).body.code).toBe("account_link_invalid");
  });

  it("is reset once by two simultaneous requests", async () => {
    const { email } = await provedPerson(shop);
    await forgot(email);
    const token = await tokenMailedTo(shop, email);
    const answers = await Promise.all([reset(token, "first of two passwords"), reset(token, "second of two passwords")]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422]);
  });

  it("requires a captcha solved for that purpose", async () => {
    const captchaToken = await solve(shop, "sign-in");
    expect((await shop.call("account/forgotpassword", { email: newAddress(), captchaToken })).body.code).toBe("account_captcha");
  });

  it("no longer delays sign-in after the reset", async () => {
    const { email } = await provedPerson(shop);
    for (let tries = 0; tries < 4; tries++) await signIn(shop, email, "not my password");
    expect((await signIn(shop, email, NEW)).body.code).toBe("account_too_many");
    await forgot(email);
    await reset(await tokenMailedTo(shop, email));
    expect((await signIn(shop, email, NEW)).status).toBe(200);
  });
});

describe("a changed password", () => {
  it("ends all other sessions, renews the current one and notifies the owner", async () => {
    const { email, pair } = await provedPerson(shop);
    const other: Pair = (await signIn(shop, email)).body.value;
    const changed = await change(pair, PASSWORD);
    expect(changed.status).toBe(200);
    expect([await isOpen(other), await isOpen(changed.body.value)]).toEqual([false, true]);
    expect((await renew(pair)).status).toBe(401);
    expect((await renew(changed.body.value)).status).toBe(200);
    expect((await signIn(shop, email, NEW)).status).toBe(200);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toContain("has changed");
    expect(mail?.text).toContain("UTC");
  });

  it("requires the current password and delays guesses", async () => {
    const { pair } = await provedPerson(shop);
    expect((await change(pair, undefined)).body.code).toBe("account_password_wrong");
    for (let tries = 0; tries < 2; tries++) expect((await change(pair, "a guess of a thief")).body.code).toBe("account_password_wrong");
    expect((await change(pair, PASSWORD)).body.code).toBe("account_too_many");
    shop.setNow(new Date(Date.now() + 3000));
    expect((await change(pair, PASSWORD)).status).toBe(200);
    shop.setNow(new Date());
  });

  it("does not require a current password if the account has none", async () => {
    const { email, pair } = await provedPerson(shop);
    await shop.database.query.updateTable("account").set({ passwordHash: null }).where("emailKey", "=", email).execute();
    expect((await signIn(shop, email)).body.code).toBe("account_credentials");
    expect((await change(pair, undefined)).status).toBe(200);
    expect((await signIn(shop, email, NEW)).status).toBe(200);
  });

  it("voids earlier links", async () => {
    const { email, pair } = await provedPerson(shop);
    await forgot(email);
    const token = await tokenMailedTo(shop, email);
    const address = newAddress();
    await shop.call("account/changeaddress", { email: address, password: PASSWORD }, bearer(pair));
    const proof = await tokenMailedTo(shop, address);
    const renewed: Pair = (await change(pair, PASSWORD)).body.value;
    expect((await reset(token)).body.code).toBe("account_link_invalid");
    expect((await shop.call("account/proveaddress", { token: proof }, bearer(renewed))).body.code).toBe("account_link_invalid");
  });

  it("matches accented letters typed in another Unicode form", async () => {
    const { email, pair } = await provedPerson(shop);
    await change(pair, PASSWORD, "azulejos de mármol frío".normalize("NFC"));
    expect((await signIn(shop, email, "azulejos de mármol frío".normalize("NFD"))).status).toBe(200);
  });
});
