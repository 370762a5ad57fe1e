import { invitationMailedTo, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer } from "@azulejo/testing/people.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createStaff } from "../create-staff.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const PASSWORD = "thin joints and warm floors";
type Headers = Record<string, string>;
let owner: Headers;
beforeAll(async () => {
  owner = await staffHeaders(shop);
});

const read = async (call: string, as = owner) => (await shop.call(`office/${call}`, undefined, as)).body;
const act = async (call: string, body: object, as = owner) =>
  (await shop.call(`office/${call}`, body, { ...as, "idempotency-key": crypto.randomUUID() })).body;
const roleOf = async (code: string, as = owner) =>
  (await read("staffroles", as)).value.roles.find((one: { code: string }) => one.code === code);
const create = async (en: string, rights: string[], as = owner) =>
  act("savestaffrole", { code: null, name: { en, es: `${en} (es)` }, rights, revision: null }, as);
const save = async (code: string, rights: string[], as = owner) => {
  const { name, revision } = await roleOf(code);
  return act("savestaffrole", { code, name, rights, revision }, as);
};
let people = 0;
async function hire(role: string): Promise<Headers> {
  const email = `role-${++people}@example.test`;
  await createStaff(query, shop.api.services.passwords, { storefront: { id: 1, name: "Shop" }, email, password: PASSWORD, role });
  return bearer((await shop.call("office/signin", { email, password: PASSWORD })).body.value);
}

describe("a role", () => {
  it("is created under a code of its own, renamed, and given other rights, which count at once", async () => {
    const { code } = (await create("Weekend crew", ["orders.read"])).value;
    expect([code, (await create("Weekend crew!", [])).value.code]).toEqual(["weekend-crew", "weekend-crew-2"]);
    const member = await hire(code);
    expect((await read("orders", member)).success).toBe(true);
    const { revision } = await roleOf(code);
    const name = { en: "Saturday crew", es: "Equipo del sábado" };
    expect((await act("savestaffrole", { code, name, rights: ["stock.count"], revision })).value).toEqual({ code });
    expect((await read("orders", member)).code).toBe("office_right");
    expect((await read("session", member)).value).toMatchObject({ role: { code, name }, rights: ["stock.count"] });
    expect((await roleOf(code)).people).toHaveLength(1);
  });

  it("is changed only as it is now", async () => {
    const { code } = (await create("Twice", ["orders.read"])).value;
    const { name, revision } = await roleOf(code);
    await save(code, ["stock.count"]);
    const late = await act("savestaffrole", { code, name, rights: ["reports.read"], revision });
    expect([late.code, (await roleOf(code)).rights]).toEqual(["office_role_changed", ["stock.count"]]);
  });

  it("keeps rights of a version to come", async () => {
    const { code } = (await create("Future", ["orders.read"])).value;
    await query
      .updateTable("staffRole")
      .set({ rights: ["orders.read", "a.right.to.come"] })
      .where("code", "=", code)
      .execute();
    await save(code, ["stock.count"]);
    const { rights } = await query.selectFrom("staffRole").select("rights").where("code", "=", code).executeTakeFirstOrThrow();
    expect(rights).toEqual(["stock.count", "a.right.to.come"]);
  });

  it("can't be deleted while somebody has it or is invited to it", async () => {
    const { code } = (await create("In use", ["orders.read"])).value;
    await hire(code);
    expect((await act("deletestaffrole", { code })).code).toBe("office_role_in_use");
    const other = (await create("Invited", ["orders.read"])).value.code;
    const email = "roles@example.test";
    await act("invitestaff", { email, name: "Luis", language: "en", role: other, stores: null });
    expect((await act("deletestaffrole", { code: other })).code).toBe("office_role_in_use");
    const [{ invitationId }] = (await read("stafflist")).value.invitations;
    await act("withdrawstaffinvitation", { invitationId });
    expect((await act("deletestaffrole", { code: other })).success).toBe(true);
    expect((await act("deletestaffrole", { code: other })).code).toBe("office_role_not_found");
  });
});

describe("somebody who administers staff without every right", () => {
  it("neither gives, by any role, what they don't have, nor changes a role that has more", async () => {
    const { code } = (await create("People", ["staff.write", "orders.read"])).value;
    const clerk = await hire(code);
    expect((await create("Mine", ["orders.refund"], clerk)).code).toBe("office_rights_beyond");
    expect((await save(code, ["staff.write", "orders.refund"], clerk)).code).toBe("office_rights_beyond");
    expect((await save("warehouse", ["orders.read"], clerk)).code).toBe("office_rights_beyond");
    expect((await act("deletestaffrole", { code: "content" }, clerk)).code).toBe("office_rights_beyond");
    expect((await roleOf("owner", clerk)).mayChange).toBe(false);
    expect((await create("Ours", ["orders.read"], clerk)).success).toBe(true);
  });

  it("can't widen an invitation through its role after they lost the right", async () => {
    const { code } = (await create("Growing", ["orders.read"])).value;
    const clerk = await hire("people");
    const email = "growing@example.test";
    await act("invitestaff", { email, name: "Luis", language: "en", role: code, stores: null }, clerk);
    const token = await invitationMailedTo(shop, email);
    await save(code, ["orders.read", "orders.refund"]);
    const accepted = await shop.call("office/acceptstaffinvitation", { token, name: "Luis", password: PASSWORD });
    expect(accepted.body.code).toBe("account_link_invalid");
  });

  it("of one store only can't change a role of people elsewhere", async () => {
    const { code } = (await create("Counters", ["stock.count"])).value;
    const { id: placeId } = await query.selectFrom("place").select("id").where("code", "=", "reno").executeTakeFirstOrThrow();
    const chief = await hire("owner");
    const email = `role-${people}@example.test`;
    const { id: staffId } = await query.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    await query.insertInto("staffStore").values({ staffId, placeId }).execute();
    expect((await save(code, ["stock.count", "stock.adjust"], chief)).success).toBe(true);
    await hire(code);
    expect((await save(code, ["stock.count"], chief)).code).toBe("office_rights_beyond");
  });
});

describe("the owner's role", () => {
  it("keeps every right while no one else has them", async () => {
    const { rights } = await roleOf("owner");
    expect((await save("owner", rights.slice(1))).code).toBe("office_last_owner");
    expect((await roleOf("owner")).rights).toEqual(rights);
  });
});
