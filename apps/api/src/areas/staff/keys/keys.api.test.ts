import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer } from "@azulejo/testing/people.ts";
import { addSecondStorefront, SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDays, momentOf } from "../../../domain/day.ts";
import { hashOf } from "../../../session/ticket.ts";
import { createStaff } from "../create-staff.ts";

const shop = await openShopForFile();
const { query } = shop.database;
type Headers = Record<string, string>;
let owner: Headers;
beforeAll(async () => {
  owner = await staffHeaders(shop);
});
afterEach(() => shop.setNow(new Date()));

const act = async (call: string, body: object, as = owner) =>
  (await shop.call(`office/${call}`, body, { ...as, "idempotency-key": crypto.randomUUID() })).body;
const read = async (call: string, as: Headers) => (await shop.call(`office/${call}`, undefined, as)).body;
const keyOf = async (name: string) => (await read("apikeys", owner)).value.keys.find((one: { name: string }) => one.name === name);
const withKey = (secret: string, from?: string): Headers => ({
  authorization: `Bearer ${secret}`,
  ...(from && { "x-client-address": from }),
});
async function create(name: string, more: object = {}): Promise<{ keyId: number; secret: string }> {
  const body = await act("createapikey", { name, role: "owner", stores: null, addresses: [], expiresOn: null, ...more });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.value;
}
const PASSWORD = "thin joints and warm floors";
async function hire(role: string): Promise<Headers> {
  const email = `keys-${role}@example.test`;
  await createStaff(query, shop.api.services.passwords, { storefront: { id: 1, name: "Shop" }, email, password: PASSWORD, role });
  return bearer((await shop.call("office/signin", { email, password: PASSWORD })).body.value);
}
const saveRole = async (code: string | null, rights: string[], revision: string | null = null) =>
  (await act("savestaffrole", { code, name: { en: "Sync", es: "Sincronía" }, rights, revision })).value.code as string;

describe("an API key", () => {
  it("makes staff calls, is stored as a hash alone, and is the actor in the audit log", async () => {
    const { secret } = await create("ERP sync");
    expect(secret).toMatch(/^azk_[\w-]{43}$/);
    const { hash, hint } = await query.selectFrom("apiKeySecret").select(["hash", "hint"]).orderBy("id", "desc").executeTakeFirstOrThrow();
    expect([hash, hint]).toEqual([hashOf(secret), secret.slice(-4)]);
    expect((await read("session", withKey(secret))).value).toMatchObject({ name: "ERP sync", role: { code: "owner" } });
    const { entries, people } = (await read("audit?subject=api_key", withKey(secret))).value;
    expect(entries[0]).toMatchObject({ kind: "api_key.created", no: "ERP sync", by: "staff@demo.test" });
    expect(people).toContainEqual(expect.objectContaining({ email: "ERP sync" }));
    await act("saveredirect", { id: null, was: null, from: "/from-a-key", to: "/about", status: 301 }, withKey(secret));
    const acts = (await read("audit?subject=redirect", owner)).value.entries;
    expect(acts[0]).toMatchObject({ kind: "redirect.saved", no: "/from-a-key", by: "ERP sync", actor: "staff" });
  });

  it("shows when and from where it was last used", async () => {
    const { secret } = await create("Last use");
    expect((await keyOf("Last use")).secrets).toMatchObject([{ usedAt: null, usedFrom: null, hint: secret.slice(-4) }]);
    await read("session", withKey(secret, "203.0.113.9"));
    const [{ usedAt, usedFrom }] = (await keyOf("Last use")).secrets;
    expect([usedFrom, Math.abs(Date.parse(usedAt) - Date.now()) < 60_000]).toEqual(["203.0.113.9", true]);
  });

  it("has a name of its own until it is revoked", async () => {
    const { keyId } = await create("Twice");
    const again = { name: "twice", role: "owner", stores: null, addresses: [], expiresOn: null };
    expect((await act("createapikey", again)).code).toBe("office_key_exists");
    await act("revokeapikey", { keyId });
    expect((await act("createapikey", again)).success).toBe(true);
  });

  it("is no member of the staff, can't be signed in to, and is no last owner", async () => {
    await create("staff-like@demo.test");
    const { staff } = (await read("stafflist", owner)).value;
    expect(staff.map((one: { email: string }) => one.email)).not.toContain("staff-like@demo.test");
    const signIn = await shop.call("office/signin", { email: "staff-like@demo.test", password: "anything at all" });
    expect(signIn.body.code).toBe("office_credentials");
  });
});

describe("a key that is no good", () => {
  const refused = async (headers: Headers) => {
    const { status, body } = await shop.call("office/session", undefined, headers);
    return `${status} ${body.code}`;
  };

  it("is refused once revoked, also in the middle of its work", async () => {
    const { keyId, secret } = await create("Leaked");
    expect((await read("orders", withKey(secret))).success).toBe(true);
    await act("revokeapikey", { keyId });
    expect(await refused(withKey(secret))).toBe("401 api_key_revoked");
    expect((await act("rotateapikey", { keyId, overlapHours: 1 })).code).toBe("office_key_ended");
  });

  it("is refused after its last day, by the shop's clock", async () => {
    const day = addDays(new Date().toISOString().slice(0, 10), 3);
    const { secret } = await create("Until a day", { expiresOn: day });
    const ends = momentOf(new Date(`${day}T12:00:00Z`), "America/Los_Angeles", { day: addDays(day, 1), time: "00:00" });
    shop.setNow(new Date(ends - 1));
    expect((await read("session", withKey(secret))).success).toBe(true);
    shop.setNow(new Date(ends));
    expect(await refused(withKey(secret))).toBe("401 api_key_expired");
  });

  it("is refused from any other address than its own, at once when they are narrowed", async () => {
    const { keyId, secret } = await create("At the office", { addresses: ["203.0.113.0/24", "2001:db8::/32"] });
    expect(await refused(withKey(secret, "198.51.100.1"))).toBe("401 api_key_address");
    expect((await read("session", withKey(secret, "::ffff:203.0.113.7"))).success).toBe(true);
    await act("changeapikey", { keyId, addresses: ["203.0.113.8"] });
    expect(await refused(withKey(secret, "203.0.113.7"))).toBe("401 api_key_address");
    const { messages } = (await shop.call("office/session", undefined, withKey(secret, "203.0.113.7"))).body;
    expect(JSON.stringify(messages)).toContain("203.0.113.7");
    expect((await act("changeapikey", { keyId, addresses: ["203.0.113.0/40"] })).code).toBe("request_invalid");
  });

  it("is refused at another storefront, unknown, or malformed", async () => {
    await addSecondStorefront(shop.database);
    const { secret } = await create("First storefront");
    expect(await refused({ ...withKey(secret), ...SECOND_KEYS })).toBe("401 api_key_storefront");
    expect(await refused(withKey(`azk_${"a".repeat(43)}`))).toBe("401 api_key_unknown");
    expect(await refused(withKey("azk_short"))).toBe("401 api_key_unknown");
  });

  it("works beside its successor for the overlap, and not longer", async () => {
    const { keyId, secret } = await create("Rotated");
    const start = new Date();
    shop.setNow(start);
    const next = (await act("rotateapikey", { keyId, overlapHours: 24 })).value.secret;
    const dayMs = 86_400_000;
    shop.setNow(new Date(start.getTime() + dayMs - 1));
    expect([(await read("session", withKey(secret))).success, (await read("session", withKey(next))).success]).toEqual([true, true]);
    shop.setNow(new Date(start.getTime() + dayMs));
    expect(await refused(withKey(secret))).toBe("401 api_key_replaced");
    shop.setNow(start);
    expect((await keyOf("Rotated")).secrets).toHaveLength(2);
    await act("rotateapikey", { keyId, overlapHours: 0 });
    expect((await keyOf("Rotated")).secrets).toHaveLength(1);
  });
});

describe("the rights of a key", () => {
  it("are those of its role, also when they are narrowed in the middle of its work", async () => {
    const code = await saveRole(null, ["orders.read", "customers.read"]);
    const { secret } = await create("Narrowed", { role: code });
    expect((await read("orders", withKey(secret))).success).toBe(true);
    const { revision } = (await read("staffroles", owner)).value.roles.find((one: { code: string }) => one.code === code);
    await saveRole(code, ["customers.read"], revision);
    expect((await read("orders", withKey(secret))).code).toBe("office_right");
    expect((await act("deletestaffrole", { code })).code).toBe("office_role_in_use");
  });

  it("can't be more than those of who creates it, nor those of its role be raised by less", async () => {
    const code = await saveRole(null, ["staff.write", "orders.read"]);
    const manager = await hire(code);
    const owners = { name: "Too much", role: "owner", stores: null, addresses: [], expiresOn: null };
    expect((await act("createapikey", owners, manager)).code).toBe("office_rights_beyond");
    const { keyId } = await create("Owner's");
    expect((await act("rotateapikey", { keyId, overlapHours: 0 }, manager)).code).toBe("office_rights_beyond");
    expect((await act("revokeapikey", { keyId }, manager)).code).toBe("office_rights_beyond");
  });

  it("include nothing that only a person may do", async () => {
    const { secret } = await create("Not a person");
    const again = { name: "Child", role: "owner", stores: null, addresses: [], expiresOn: null };
    for (const [call, body] of [
      ["createapikey", again],
      ["rotateapikey", { keyId: 1, overlapHours: 1 }],
      ["invitestaff", { email: "a@example.test", name: "A", language: "en", role: "owner", stores: null }],
      ["saveownaccount", { name: "A", language: "en" }],
      ["startownsecondfactor", { password: "anything" }],
    ] as const)
      expect((await act(call, body, withKey(secret))).code).toBe("office_person_only");
    expect((await read("staffroles", withKey(secret))).code).toBe("office_person_only");
    expect((await shop.call("customer/addresses", undefined, withKey(secret))).body.code).toBe("account_session_ended");
  });
});

describe("the budget of a key", () => {
  it("is its own, and every answer says what is left", async () => {
    const { secret } = await create("Counted");
    const left = async (): Promise<string | null> => {
      const { headers } = await shop.api.fetch(
        new Request("http://shop.test/api/office/session", {
          headers: { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", ...withKey(secret, "203.0.113.77") },
        }),
      );
      expect(headers.get("ratelimit-policy")).toMatch(/^"key";q=\d+;w=60$/);
      return headers.get("ratelimit");
    };
    // The first call of an unknown key counts for its address.
    await left();
    const [first, second] = [await left(), await left()];
    const points = (field: string | null) => Number(/^"key";r=(\d+);t=\d+$/.exec(field ?? "")?.[1]);
    expect(points(first) - points(second)).toBe(1);
  });
});
