import { invitationMailedTo, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createStaff } from "./create-staff.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const PASSWORD = "thin joints and warm floors";
type Headers = Record<string, string>;

let owner: Headers;
beforeAll(async () => {
  // Someone who administers staff without every right.
  await query
    .insertInto("staffRole")
    .values({
      storefrontId: 1,
      code: "people",
      name: JSON.stringify({ en: "People", es: "Gente" }),
      rights: ["staff.write", "orders.read"],
    })
    .execute();
  owner = await staffHeaders(shop);
});

const read = async (call: string, as = owner) => (await shop.call(`office/${call}`, undefined, as)).body;
const act = async (call: string, body: object, as = owner) =>
  (await shop.call(`office/${call}`, body, { ...as, "idempotency-key": crypto.randomUUID() })).body;

let people = 0;
async function hire(role: string): Promise<{ email: string; staffId: number; headers: Headers }> {
  const email = `member-${++people}@example.test`;
  await createStaff(query, shop.api.services.passwords, { storefront: { id: 1, name: "Shop" }, email, password: PASSWORD, role });
  const signedIn = (await shop.call("office/signin", { email, password: PASSWORD })).body.value;
  return { email, staffId: (await memberOf(email)).staffId, headers: bearer(signedIn) };
}
const memberOf = async (email: string) => (await read("stafflist")).value.staff.find((one: { email: string }) => one.email === email);
const invite = (email: string, more: object = {}, as = owner) =>
  act("invitestaff", { email, name: "Luis Peña", language: "es", role: "warehouse", stores: null, ...more }, as);
const accept = (token: string) => shop.call("office/acceptstaffinvitation", { token, name: "Luis Peña Ruiz", password: PASSWORD });
const change = async (email: string, more: object, as = owner) => {
  const { staffId, revision } = await memberOf(email);
  return act("changestaff", { staffId, stores: null, revision, ...more }, as);
};

describe("an invitation to the staff", () => {
  it("comes in the invited person's language, and opens an account with the name and password that they choose", async () => {
    const email = "Luis@example.test";
    expect((await invite(email, { stores: ["reno"] })).success).toBe(true);
    const token = await invitationMailedTo(shop, email);
    const shown = await shop.call("office/readstaffinvitation", { token });
    expect(shown.body.value).toMatchObject({ email, name: "Luis Peña", role: { code: "warehouse" } });
    const { body } = await accept(token);
    expect(body.value.staff).toMatchObject({ email, name: "Luis Peña Ruiz", role: { code: "warehouse" }, stores: ["reno"] });
    expect((await read("orders", bearer(body.value))).success).toBe(true);
    const member = await memberOf(email);
    expect([member.openSessions, member.signedInAt !== null]).toEqual([1, true]);
    expect((await shop.call("office/signin", { email: email.toLowerCase(), password: PASSWORD })).status).toBe(200);
    expect((await invite(email.toUpperCase())).code).toBe("office_staff_exists");
  });

  it("works once, also for two who use it at the same moment", async () => {
    await invite("once@example.test");
    const token = await invitationMailedTo(shop, "once@example.test");
    const codes = (await Promise.all([accept(token), accept(token)])).map(({ body }) => body.code ?? "ok").sort();
    expect(codes).toEqual(["account_link_invalid", "ok"]);
    expect((await accept(token)).body.code).toBe("account_link_invalid");
    expect((await shop.call("office/readstaffinvitation", { token })).body.code).toBe("account_link_invalid");
  });

  it("no longer works after a week, after it was sent again, and after it was withdrawn", async () => {
    const email = "later@example.test";
    await invite(email);
    const first = await invitationMailedTo(shop, email);
    const idOf = async () =>
      (await read("stafflist")).value.invitations.find((one: { email: string }) => one.email === email)?.invitationId;
    await act("resendstaffinvitation", { invitationId: await idOf() });
    const second = await invitationMailedTo(shop, email);
    expect(second).not.toBe(first);
    expect((await accept(first)).body.code).toBe("account_link_invalid");
    shop.setNow(new Date(Date.now() + 7 * 86_400_000 + 1000));
    expect((await accept(second)).body.code).toBe("account_link_invalid");
    shop.setNow(new Date());
    const invitationId = await idOf();
    expect((await act("withdrawstaffinvitation", { invitationId })).success).toBe(true);
    expect((await accept(second)).body.code).toBe("account_link_invalid");
    expect((await act("withdrawstaffinvitation", { invitationId })).code).toBe("office_invitation_not_found");
  });

  it("gives no right and no store that the inviter doesn't have, also when they lose it before it is accepted", async () => {
    const people = await hire("people");
    expect((await invite("a@example.test", { role: "owner" }, people.headers)).code).toBe("office_rights_beyond");
    expect((await invite("a@example.test", { role: "warehouse" }, people.headers)).code).toBe("office_rights_beyond");
    const chief = await hire("owner");
    await invite("a@example.test", { role: "owner" }, chief.headers);
    const token = await invitationMailedTo(shop, "a@example.test");
    await change(chief.email, { role: "people" });
    expect((await accept(token)).body.code).toBe("account_link_invalid");
    await change(chief.email, { role: "owner", stores: ["reno"] });
    expect((await accept(token)).body.code).toBe("account_link_invalid");
    expect((await invite("b@example.test", { stores: ["anaheim"] }, chief.headers)).code).toBe("office_rights_beyond");
    expect((await invite("b@example.test", { stores: null }, chief.headers)).code).toBe("office_rights_beyond");
    expect((await invite("b@example.test", { stores: ["reno"] }, chief.headers)).success).toBe(true);
    const other = await invitationMailedTo(shop, "b@example.test");
    await act("blockstaff", { staffId: chief.staffId, reason: "Left" });
    expect((await accept(other)).body.code).toBe("account_link_invalid");
  });
});

describe("a staff member", () => {
  it("has a new role's rights and stores at once, in a session that goes on", async () => {
    const { email, headers } = await hire("warehouse");
    expect((await read("stock?itemNo=NONE", headers)).code).toBe("product_not_found");
    expect((await change(email, { role: "content" })).success).toBe(true);
    expect((await read("orders", headers)).code).toBe("office_right");
    await change(email, { role: "warehouse", stores: ["reno"] });
    expect((await read("session", headers)).value).toMatchObject({ role: { code: "warehouse" }, stores: ["reno"] });
  });

  it("is changed only as they are now: the second of two sees what the first has changed", async () => {
    const { email, staffId } = await hire("warehouse");
    const { revision } = await memberOf(email);
    await change(email, { role: "content" });
    const late = await act("changestaff", { staffId, role: "catalogue", stores: null, revision });
    expect([late.code, (await memberOf(email)).role.code]).toEqual(["office_staff_changed", "content"]);
  });

  it("is signed out at once when blocked, can't come back, and can once unblocked", async () => {
    const { email, staffId, headers } = await hire("warehouse");
    await act("blockstaff", { staffId, reason: "Left in October" });
    expect((await shop.call("office/session", undefined, headers)).status).toBe(401);
    expect((await shop.call("office/signin", { email, password: PASSWORD })).body.code).toBe("office_credentials");
    expect(await memberOf(email)).toMatchObject({ isBlocked: true, lockReason: "Left in October", openSessions: 0 });
    await act("unblockstaff", { staffId });
    expect((await shop.call("office/session", undefined, headers)).status).toBe(401);
    expect((await shop.call("office/signin", { email, password: PASSWORD })).status).toBe(200);
  });

  it("is neither changed, blocked nor unblocked by somebody who may do less", async () => {
    const { headers } = await hire("people");
    const boss = await hire("owner");
    expect((await change(boss.email, { role: "people" }, headers)).code).toBe("office_rights_beyond");
    expect((await act("blockstaff", { staffId: boss.staffId, reason: "Mine now" }, headers)).code).toBe("office_rights_beyond");
    const { value } = await read("stafflist", headers);
    expect(value.staff.find((one: { email: string }) => one.email === boss.email).mayChange).toBe(false);
    expect(value.roles.filter((one: { mayGrant: boolean }) => one.mayGrant).map((one: { code: string }) => one.code)).toEqual(["people"]);
  });

  it("of another storefront doesn't exist", async () => {
    await query
      .insertInto("storefront")
      .values({ id: 2, publicKey: "pk_other", siteKey: "other", name: "Other", timezone: "UTC", settings: JSON.stringify({}) })
      .execute();
    const { id: staffId } = await query
      .insertInto("staff")
      .values({ storefrontId: 2, email: "x@example.test", emailKey: "x@example.test", passwordHash: "", rights: [] })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [call, body] of [
      ["changestaff", { staffId, role: "owner", stores: null, revision: "" }],
      ["blockstaff", { staffId, reason: "Left" }],
      ["unblockstaff", { staffId }],
    ] as const)
      expect((await act(call, body)).code).toBe("office_staff_not_found");
    expect((await read(`staffmember?staffId=${staffId}`)).code).toBe("office_staff_not_found");
  });
});

describe("the last owner", () => {
  it("is neither blocked nor demoted, nor limited to a store; one of two who demote each other at once stays", async () => {
    const first = await hire("owner");
    const second = await hire("owner");
    await query.updateTable("staff").set({ blockedAt: new Date() }).where("id", "not in", [first.staffId, second.staffId]).execute();
    const stateOf = async ({ email, headers }: typeof first) =>
      (await read("stafflist", headers)).value?.staff.find((one: { email: string }) => one.email === email);
    const revisions = [(await stateOf(first)).revision, (await stateOf(second)).revision];
    const demote = (one: typeof first, revision: string, as: Headers) =>
      act("changestaff", { staffId: one.staffId, role: "warehouse", stores: null, revision }, as);
    const answers = await Promise.all([demote(second, revisions[1], first.headers), demote(first, revisions[0], second.headers)]);
    expect(answers.map(({ code }) => code ?? "ok").sort()).toEqual(["office_right", "ok"]);
    const last = answers[0]?.success ? first : second;
    const { revision, staffId } = await stateOf(last);
    const own = (call: string, body: object) => act(call, { staffId, ...body }, last.headers);
    expect((await own("blockstaff", { reason: "Leaving" })).code).toBe("office_last_owner");
    expect((await own("changestaff", { role: "people", stores: null, revision })).code).toBe("office_last_owner");
    expect((await own("changestaff", { role: "owner", stores: ["reno"], revision })).code).toBe("office_last_owner");
    expect((await read("session", last.headers)).value.rights).toContain("staff.write");
    await query.updateTable("staff").set({ blockedAt: null }).execute();
    expect((await shop.call("office/signin", { email: "staff@demo.test", password: DEMO_PASSWORD })).status).toBe(200);
  });
});
