import { createApi } from "@azulejo/api";
import { testIdentity } from "@azulejo/testing/identity.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { provedPerson } from "@azulejo/testing/people.ts";
import { confirmedFactor } from "@azulejo/testing/second-factor.ts";
import { decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { createSeal } from "./seal.ts";
import { createSigningKeys } from "./signing-keys.ts";

const shop = await openShopForFile();

const secret = (name: string) => `${name}-session-secret-of-more-than-32-signs`;
const keysUnder = (name: string) => createSigningKeys({ database: shop.database, seal: createSeal(secret(name)), now: () => new Date() });

describe("a new SESSION_SECRET", () => {
  it("signs with a new key, and ignores keys that it cannot decrypt", async () => {
    const before = await keysUnder("first").current();
    const rotated = keysUnder("second");
    expect(await rotated.find(before.id)).toBeNull();
    const after = await rotated.current();
    expect(after.id).not.toBe(before.id);
    expect((await keysUnder("first").current()).id).toBe(before.id);
  });

  it("signs visitors out instead of failing: an old token is refused as an ended session", async () => {
    const pair = (await shop.call("account/login", { userName: "homeowner@demo.test", password: "Azulejo-demo-1" })).body.value;
    const { services } = shop.api;
    const api = await createApi({
      ...services,
      sessionSecret: secret("third"),
      mailer: { send: async () => {}, close() {} } as never,
      checkAnswers: true,
      rateLimits: { pointsPerMinute: 1e9 },
      jobs: false,
    });
    const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", authorization: `Bearer ${pair.authToken}` };
    const ask = async (path: string) => {
      const answer = await api.fetch(new Request(`http://shop.test/api/${path}`, { headers }));
      return [answer.status, (await answer.json()).code];
    };
    expect(decodeProtectedHeader(pair.authToken).kid).toBeDefined();
    expect(await ask("storefront/settings")).toEqual([401, "account_session_ended"]);
    expect(await ask("customer/getcustomermodel")).toEqual([401, "account_session_ended"]);
    await api.close();
  });

  it("keeps sessions and second factors beside the one before, and seals them anew", async () => {
    const person = await provedPerson(shop);
    const { secret: seed } = await confirmedFactor(shop, person.pair);
    const rows = () => shop.database.query.selectFrom("secondFactor").select("sealedSecret").execute();
    const { services } = shop.api;
    const lines: object[] = [];
    const api = await createApi({
      ...services,
      log: { ...services.log, info: (fields: object) => void lines.push(fields) },
      sessionSecret: secret("fourth"),
      formerSessionSecret: testIdentity(shop.sandbox).sessionSecret,
      mailer: { send: async () => {}, close() {} } as never,
      checkAnswers: true,
      rateLimits: { pointsPerMinute: 1e9 },
      jobs: false,
    });
    expect((await rows()).map(({ sealedSecret }) => createSeal(secret("fourth")).open(sealedSecret))).toContain(seed);
    expect(lines).toContainEqual({ values: expect.any(Number) });
    const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", authorization: `Bearer ${person.pair.authToken}` };
    expect((await api.fetch(new Request("http://shop.test/api/account/sessions", { headers }))).status).toBe(200);
    await api.close();
    expect(await keysUnder("fourth").current()).toBeDefined();
  });
});
