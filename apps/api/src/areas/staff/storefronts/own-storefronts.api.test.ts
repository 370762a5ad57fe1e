import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { codeAt } from "@azulejo/testing/second-factor.ts";
import { addSecondStorefront, SECOND, SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createStaff } from "../create-staff.ts";
import { selectStaffByEmail, updateStaff } from "../staff.repository.ts";

const shop = await openShopForFile();
type Headers = Record<string, string>;

const BOTH = "sales@demo.test";
const elsewhere = { storefront: { id: SECOND.id, name: SECOND.name }, password: "cold stones and wide joints" };
let now = Date.now();
let sales: Headers;

beforeAll(async () => {
  await addSecondStorefront(shop.database);
  const { passwords } = shop.api.services;
  await createStaff(shop.database.query, passwords, { ...elsewhere, email: "Sales@demo.test", rights: ["prices.write"] });
  await createStaff(shop.database.query, passwords, { ...elsewhere, email: "only.second@demo.test" });
  await shop.api.settle();
});
beforeEach(async () => {
  shop.setNow(new Date((now += 60_000)));
  sales = await staffHeaders(shop, BOTH);
});

const list = async (headers: Headers) => (await shop.call("office/ownstorefronts", undefined, headers)).body.value.storefronts;
const open = (headers: Headers, storefrontId: number = SECOND.id) => shop.call("office/openstorefront", { storefrontId }, headers);
const enter = (ticket: string, keys: Headers = SECOND_KEYS) => shop.call("office/enterstorefront", { ticket }, keys);
const accountAt = async (storefrontId: number) => {
  const account = await selectStaffByEmail(shop.database.query, storefrontId, BOTH);
  if (!account) throw new Error("no account");
  return account;
};

describe("staff of several storefronts", () => {
  it("choose among those in which they have an account with the same email", async () => {
    expect(await list(sales)).toMatchObject([
      { storefrontId: 1, isThis: true },
      { storefrontId: 2, name: SECOND.name, isThis: false, opens: true },
    ]);
    expect((await list(sales))[1].officeUrl).toMatch(/^https?:\/\/piedra\.test(:\d+)?\/office\/$/);
    expect(await list(await staffHeaders(shop, "warehouse@demo.test"))).toMatchObject([{ storefrontId: 1, isThis: true }]);
  });

  it("open another one without signing in, with the rights that they have there", async () => {
    const { ticket } = (await open(sales)).body.value;
    const { status, body } = await enter(ticket);
    expect([status, body.value.staff.rights, body.value.staff.shopName]).toEqual([200, ["prices.write"], SECOND.name]);
    const there = { ...SECOND_KEYS, ...bearer(body.value) };
    expect((await shop.call("office/session", undefined, there)).status).toBe(200);
    expect((await shop.call("office/orders", undefined, there)).body.code).toBe("office_right");
    // The session of one storefront opens no other, in either direction.
    expect((await shop.call("office/session", undefined, bearer(body.value))).status).toBe(401);
    expect((await shop.call("office/session", undefined, { ...sales, ...SECOND_KEYS })).status).toBe(401);
  });

  it("are refused a storefront in which they have no account, or are blocked", async () => {
    const warehouse = await staffHeaders(shop, "warehouse@demo.test");
    for (const id of [SECOND.id, 1, 99]) expect((await open(warehouse, id)).body.code, String(id)).toBe("office_storefront_not_found");
    const { id } = await accountAt(SECOND.id);
    const { ticket } = (await open(sales)).body.value;
    await updateStaff(shop.database.query, id, { blockedAt: new Date(now) });
    expect((await enter(ticket)).body.code).toBe("account_link_invalid");
    expect(await list(sales)).toHaveLength(1);
    expect((await open(sales)).body.code).toBe("office_storefront_not_found");
    await updateStaff(shop.database.query, id, { blockedAt: null });
  });

  it("use a ticket once, within a minute, at its storefront", async () => {
    const first = (await open(sales)).body.value.ticket;
    expect((await enter(first, {})).body.code).toBe("account_link_invalid");
    const late = (await open(sales)).body.value.ticket;
    shop.setNow(new Date((now += 61_000)));
    expect((await enter(late)).body.code).toBe("account_link_invalid");
    const { ticket } = (await open(await staffHeaders(shop, BOTH))).body.value;
    const { body } = await enter(ticket);
    expect((await enter(ticket)).body.code).toBe("account_link_invalid");
    // Somebody else has it: nobody goes on.
    expect((await shop.call("office/session", undefined, { ...SECOND_KEYS, ...bearer(body.value) })).status).toBe(401);
    const session = (await shop.call("office/signin", { email: BOTH, password: DEMO_PASSWORD })).body.value;
    expect((await enter(session.refreshToken, {})).body.code, "a refresh token isn't a ticket").toBe("account_link_invalid");
  });

  it("with a second factor there need one here, too", async () => {
    const signedIn = await shop.call("office/signin", { email: BOTH, password: elsewhere.password }, SECOND_KEYS);
    const there = { ...SECOND_KEYS, ...bearer(signedIn.body.value) };
    const call = (path: string, body: object) => shop.call(path, body, { ...there, "idempotency-key": crypto.randomUUID() });
    const { secret } = (await call("office/startownsecondfactor", { password: elsewhere.password })).body.value;
    expect((await call("office/confirmownsecondfactor", { code: codeAt(secret, now) })).status).toBe(200);
    expect((await list(sales))[1]).toMatchObject({ storefrontId: 2, opens: false });
    expect((await open(sales)).body.code).toBe("office_storefront_not_found");
    const back = { ...SECOND_KEYS, ...bearer((await enterBack(secret)).body.value) };
    expect((await list(back))[0]).toMatchObject({ storefrontId: 1, opens: true });
  });
});

/** Signs in at the second storefront with the code of the next half minute. */
async function enterBack(secret: string) {
  shop.setNow(new Date((now += 30_000)));
  return shop.call("office/signin", { email: BOTH, password: elsewhere.password, code: codeAt(secret, now) }, SECOND_KEYS);
}
