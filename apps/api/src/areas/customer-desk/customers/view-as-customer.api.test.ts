import { calls } from "@azulejo/contract";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, provedPerson, signIn } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { changesFor } from "../../../calls/errors-of.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const staff = await staffHeaders(shop);
const CUSTOMER = "dealer-admin@demo.test";

type Headers = Record<string, string>;
const ask = async (path: string, input?: object, headers: Headers = {}) => (await shop.call(path, input, headers)).body;
const asStaff = (path: string, input?: object) => ask(`office/${path}`, input, staff);
const personId = async (email: string): Promise<number> => (await asStaff(`people?query=${email}`)).value.people[0].accountId;
const ticketFor = async (email: string): Promise<string> =>
  (await asStaff("viewascustomer", { accountId: await personId(email), reason: "A call" })).value.ticket;
const view = async (email = CUSTOMER): Promise<Headers> => {
  const { value } = await ask("account/openview", { ticket: await ticketFor(email) });
  return { authorization: `Bearer ${value.authToken}` };
};

describe("staff who see the shop as a customer", () => {
  it("see the shop as that customer does", async () => {
    const own = bearer((await demoPerson(shop, CUSTOMER)).pair);
    const viewing = await view();
    const reads = calls.filter(({ callers, method, isRead, isPrivate, path }) => {
      const isOwn = callers === "customer" || callers === "business";
      return isOwn && method === "GET" && isRead && !isPrivate && path !== "account/sessions";
    });
    let seen = 0;
    for (const { path } of reads) {
      const [theirs, shown] = [await ask(path, undefined, own), await ask(path, undefined, viewing)];
      expect([shown.code, shown.value], path).toEqual([theirs.code, theirs.value]);
      if (shown.success) seen += 1;
    }
    expect(seen).toBeGreaterThan(10);
  });

  it("change nothing, by any call that changes something", async () => {
    const viewing = await view();
    const changing = calls.filter((call) => changesFor(call) && call.callers !== "browser" && call.media === undefined);
    expect(changing.length).toBeGreaterThan(80);
    const mayBe = new Set(["account_view_only", "account_business_only", "account_role", "storefront_feature_off", "request_too_many"]);
    for (const call of changing) {
      const [input, path] = call.method === "GET" ? [undefined, call.path] : [{}, call.path];
      expect(mayBe, call.path).toContain((await ask(path, input, viewing)).code);
    }
  });

  it("don't get all that the shop knows about the customer in one file", async () => {
    expect(await ask("account/exportdata", undefined, await view())).toMatchObject({ code: "account_view_only" });
  });

  it("change nothing about anybody else's session meanwhile: it stays who it is, and ended ones stay ended", async () => {
    const other = await provedPerson(shop);
    const { authToken, refreshToken } = (await signIn(shop, other.email)).body.value;
    await view();
    const own = bearer(other.pair);
    expect(JSON.stringify((await ask("account/exportdata", undefined, own)).value)).toContain(other.email);
    expect((await ask("account/changehidepricesstate?hidePrices=false", undefined, own)).code).toBeUndefined();
    await ask("account/logout", { refreshToken });
    expect(await ask("account/sessions", undefined, bearer({ authToken }))).toMatchObject({ code: "account_session_ended" });
  });

  it("open it once, within a minute, by a ticket of this shop", async () => {
    const ticket = await ticketFor(CUSTOMER);
    expect((await ask("account/openview", { ticket })).success).toBe(true);
    expect(await ask("account/openview", { ticket })).toMatchObject({ code: "account_link_invalid" });
    const late = await ticketFor(CUSTOMER);
    await query
      .updateTable("accountLink")
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where("kind", "=", "view")
      .execute();
    expect(await ask("account/openview", { ticket: late })).toMatchObject({ code: "account_link_invalid" });
  });

  it("are out after half an hour, when they are blocked, and when they lose the right", async () => {
    const read = async (headers: Headers) => (await ask("account/sessions", undefined, headers)).code ?? "seen";
    const viewing = await view();
    expect(await read(viewing)).toBe("seen");
    const ofStaff = query.updateTable("staff").where("email", "=", "staff@demo.test");
    await ofStaff.set({ blockedAt: new Date() }).execute();
    expect(await read(viewing)).toBe("account_session_ended");
    await ofStaff.set({ blockedAt: null }).execute();
    expect(await read(viewing)).toBe("seen");
    const { roleId } = await query.selectFrom("staff").select("roleId").where("email", "=", "staff@demo.test").executeTakeFirstOrThrow();
    await ofStaff.set({ roleId: null, rights: ["customers.read"] }).execute();
    expect(await read(viewing)).toBe("account_session_ended");
    await ofStaff.set({ roleId, rights: [] }).execute();
    await query
      .updateTable("session")
      .set({ startedAt: new Date(Date.now() - 31 * 60_000) })
      .where("viewedBy", "is not", null)
      .execute();
    expect(await read(viewing)).toBe("account_session_ended");
  });

  it("don't appear among the customer's own sessions, and are in the log with the reason", async () => {
    await view();
    const own = bearer((await demoPerson(shop, CUSTOMER)).pair);
    const sessions = (await ask("account/sessions", undefined, own)).value as { way: string }[];
    expect(sessions.map(({ way }) => way)).not.toContain("view");
    const entry = await query.selectFrom("auditEntry").selectAll().where("kind", "=", "customer.viewed").executeTakeFirst();
    expect(entry).toMatchObject({ subjectNo: CUSTOMER, actorName: "staff@demo.test", after: { reason: "A call" } });
  });

  it("can't see through a locked account", async () => {
    const accountId = await personId("hidden-prices@demo.test");
    await asStaff("lockperson", { accountId, reason: "Test" });
    expect(await asStaff("viewascustomer", { accountId, reason: "A call" })).toMatchObject({ code: "office_person_locked" });
  });
});
