import { staffRights } from "@azulejo/contract";
import type { TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer } from "@azulejo/testing/people.ts";
import { SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";

/**
 * Creates API keys: with the owner's role, with a read-only role, and limited to a store; and invalid ones, such as expired keys or keys of
 * another storefront.
 */
export async function createKeys(shop: TestShop, owner: Record<string, string>) {
  const act = async (call: string, body: object) => {
    const answer = await shop.call(`office/${call}`, body, owner);
    if (!answer.body.success) throw new Error(`${call}: ${JSON.stringify(answer.body)}`);
    return answer.body.value;
  };
  const create = async (name: string, more: object = {}) => {
    const key = await act("createapikey", { name, role: "owner", stores: null, addresses: [], expiresOn: null, ...more });
    return { keyId: key.keyId as number, headers: bearer({ authToken: key.secret as string }) };
  };
  const { code: readerRole } = await act("savestaffrole", {
    ...{ code: null, name: { en: "Matrix reader", es: "Lector" }, rights: ["orders.read"], revision: null },
  });
  const place = await shop.database.query.selectFrom("place").select("code").where("storefrontId", "=", 1).orderBy("id", "desc").execute();
  const revoked = await create("revoked API key");
  await act("revokeapikey", { keyId: revoked.keyId });
  const replaced = await create("replaced API key");
  await act("rotateapikey", { keyId: replaced.keyId, overlapHours: 0 });
  const expired = await create("expired API key", { expiresOn: "2020-01-01" });
  const elsewhere = await create("API key from elsewhere", { addresses: ["192.0.2.0/24"] });
  const good = { kind: "staff", rights: staffRights, isKey: true } as const;
  const bad = { kind: "refused", isKey: true } as const;
  const all = await create("API key");
  return [
    { ...good, name: "API key", headers: all.headers },
    { ...good, name: "API key that may read", rights: ["orders.read"] as const, ...(await create("Key that reads", { role: readerRole })) },
    { ...good, name: "API key of a store", isElsewhere: true, ...(await create("Key of a place", { stores: [place[0]?.code] })) },
    { ...bad, name: "revoked API key", headers: revoked.headers, refusal: "api_key_revoked" },
    { ...bad, name: "replaced API key", headers: replaced.headers, refusal: "api_key_replaced" },
    { ...bad, name: "expired API key", headers: expired.headers, refusal: "api_key_expired" },
    { ...bad, name: "API key from elsewhere", headers: elsewhere.headers, refusal: "api_key_address" },
    { ...bad, name: "API key at another storefront", headers: { ...all.headers, ...SECOND_KEYS }, refusal: "api_key_storefront" },
    { ...bad, name: "unknown API key", headers: { authorization: `Bearer azk_${"x".repeat(43)}` }, refusal: "api_key_unknown" },
  ];
}
